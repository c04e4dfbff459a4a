import Canvas

/// A color that is typed as hexadecimal digits. spec: docs/spec/text-input.md#numberfield
///
/// ```swift
/// let tint = HexField(Color(hex: 0x34C759), label: "Tint")
/// tint.onChange { color in toggle.onTintColor = color }
/// ```
///
/// It reads 3, 6 and 8 digits, with and without `#`. A text that cannot be read is red, and Return
/// keeps the old color then.
public final class HexField: TextEntry {
  /// Whether the last two of 8 digits may be an opacity below 1.
  public var allowsOpacity = true

  private var color: Color

  /// Creates a field with a color.
  public init(_ color: Color, label: String) {
    self.color = color
    super.init(text: Self.text(of: color), label: label)
    behavior.reportsText = false
  }

  /// Calls a closure with each new color by the user.
  @discardableResult
  public func onChange(_ body: @escaping (Color) -> Void) -> Subscription {
    observe { [weak self] action in
      if case .valueChanged = action, let self { body(value) }
    }
  }

  /// The color; setting it does not call ``onChange(_:)``.
  public var value: Color {
    get { color }
    set {
      color = newValue
      showValue()
    }
  }

  private static func text(of color: Color) -> String {
    if color.alpha >= 1 { return color.hexText }
    let level = color.alpha > 0 ? Int((color.alpha * 255).rounded()) : 0
    return color.hexText + (level < 16 ? "0" : "") + String(level, radix: 16, uppercase: true)
  }

  /// The color of a text; `nil` for another number of digits, or other characters.
  static func color(of text: String) -> Color? {
    var digits = text.filter { !$0.isWhitespace }
    if digits.hasPrefix("#") { digits.removeFirst() }
    guard digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return nil }
    if digits.count == 3 { digits = digits.map { "\($0)\($0)" }.joined() }
    guard digits.count == 6 || digits.count == 8, let number = UInt32(digits, radix: 16) else {
      return nil
    }
    if digits.count == 6 { return Color(hex: number) }
    return Color(hex: number >> 8, alpha: Double(number & 0xFF) / 255)
  }

  private func readColor(of text: String) -> Color? {
    Self.color(of: text).flatMap { allowsOpacity || $0.alpha >= 1 ? $0 : nil }
  }

  private func showValue() { show(Self.text(of: color)) }

  private func set(byUser new: Color) {
    if new != color {
      color = new
      send(.valueChanged(.text(Self.text(of: new))))
    }
    showValue()
  }

  override func textChanged() { error = reason(against: .setText(behavior.text)) }

  override func reason(against action: SemanticsAction) -> String? {
    guard case .setText(let text) = action, readColor(of: text) == nil else { return nil }
    return allowsOpacity
      ? "A color has 3, 6 or 8 hexadecimal digits."
      : "An opaque color has 3 or 6 hexadecimal digits."
  }

  override func commit() {
    if behavior.text == Self.text(of: color) { return }
    if let new = readColor(of: behavior.text) { set(byUser: new) } else { showValue() }
  }

  public override func perform(_ action: SemanticsAction) -> Bool {
    guard case .setText(let text) = action else { return super.perform(action) }
    guard scene?.canPerform(action, on: self) ?? isEffectivelyEnabled,
      let new = readColor(of: text)
    else { return false }
    return reporting(action) {
      set(byUser: new)
      scene?.deliverActions()
      return true
    }
  }
}

extension HexField: BindableControl {
  public var boundValue: Color { value }

  public func setBoundValue(_ value: Color, animated: Bool) { self.value = value }
}
