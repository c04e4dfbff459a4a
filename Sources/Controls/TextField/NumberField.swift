import Canvas

/// A number that is typed, with a unit. spec: docs/spec/text-input.md#numberfield
///
/// ```swift
/// let response = NumberField(value: 0.3, in: 0.05...2, step: 0.01, unit: "s", label: "Response")
/// response.onChange { seconds in spring.response = seconds }
/// ```
///
/// It reads `0,35`, `.35`, `30%`, `300 ms` and sums such as `20/3`. The arrows up and down change
/// it by a step, with Shift by ten, and with Alt by a tenth, and so does each 4 pt of a drag of its
/// title in a ``FormRow``. A text that cannot be read is red, and
/// Return keeps the old value then.
public final class NumberField: TextEntry {
  /// The step of the arrow keys, above 0.
  public let step: Double
  /// The unit behind the number, empty for none; `%` shows hundredths.
  public let unit: String
  /// The most digits after the decimal point, 0...9.
  public let digits: Int

  private var number: Double
  /// A drag of the title: where the last step was made.
  private var titleDrag: (x: Double, hasMoved: Bool)?
  /// In points for each step. chosen
  private static let dragDistance = 4.0

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - value: Clamped to the range.
  ///   - step: Above 0; other values become 1.
  ///   - digits: Clamped to 0...9.
  public init(
    value: Double, in range: ClosedRange<Double> = -Double.infinity...Double.infinity,
    step: Double = 1, unit: String = "", digits: Int = 2, label: String
  ) {
    self.range = range
    self.step = step > 0 && step.isFinite ? step : 1
    self.unit = unit
    self.digits = min(max(digits, 0), 9)
    number = range.nearest(to: value.isNaN ? 0 : value)
    super.init(text: "", label: label)
    behavior.reportsText = false
    showValue()
  }

  /// Calls a closure with each new value by the user.
  @discardableResult
  public func onChange(_ body: @escaping (Double) -> Void) -> Subscription {
    observe { action in
      if case .valueChanged(.number(let value)) = action { body(value) }
    }
  }

  /// The range of values; a change clamps the value.
  public var range: ClosedRange<Double> { didSet { if range != oldValue { value = number } } }

  /// The value, clamped to the range; setting it does not call ``onChange(_:)``, and keeps a text
  /// that is being typed.
  public var value: Double {
    get { number }
    set {
      if newValue.isNaN { return }
      let isTyped = behavior.isFocused && behavior.text != text(of: number)
      number = range.nearest(to: newValue)
      if isTyped || behavior.text == text(of: number) { return }
      showValue()
      // Escape gives back the value that others have set.
      if behavior.isFocused { behavior.gainFocus(selectsAll: true, now) }
    }
  }

  /// The text of a value, with its unit.
  public func text(of value: Double) -> String {
    let power = (0..<digits).reduce(1.0) { product, _ in product * 10 }
    let shown = unit == "%" ? value * 100 : value
    let rounded = (shown * power).rounded() / power
    let text = (rounded.isFinite ? rounded : shown).plainText
    return unit.isEmpty ? text : text + " " + unit
  }

  private func showValue() { show(text(of: number)) }

  /// Reads a text; throws for one that is no number, or not in the range.
  func read(_ text: String) throws(NumberExpression.Failure) -> Double {
    let value = try NumberExpression.value(of: text, unit: unit)
    guard range.contains(value) else {
      // Messages have a true minus sign; the text of a field has one that can be typed.
      let ends = [range.lowerBound, range.upperBound].map { end in
        self.text(of: end).replacing("-", with: "−")
      }
      throw NumberExpression.Failure(reason: "The value must be \(ends[0]) to \(ends[1]).")
    }
    return value
  }

  private func set(byUser value: Double) {
    if value != number {
      number = value
      send(.valueChanged(.number(value)))
    }
    showValue()
  }

  // MARK: TextEntry

  override func textChanged() { error = reason(against: .setText(behavior.text)) }

  override func reason(against action: SemanticsAction) -> String? {
    guard case .setText(let text) = action else { return nil }
    do {
      _ = try read(text)
      return nil
    } catch { return error.reason }
  }

  override func commit() {
    // The text of a value can have fewer digits than the value.
    if behavior.text == text(of: number) { return }
    if let value = try? read(behavior.text) { set(byUser: value) } else { showValue() }
  }

  public override func keyPressed(_ event: KeyEvent) -> Bool {
    let modifiers = event.modifiers.subtracting(.capsLock)
    guard event.key == .up || event.key == .down,
      modifiers.isEmpty || modifiers == .shift || modifiers == .alt
    else { return super.keyPressed(event) }
    let size = size(with: modifiers)
    let start = (try? read(behavior.text)) ?? number
    move(by: event.key == .up ? size : -size, from: start)
    select(0..<behavior.text.utf8.count)
    return true
  }

  private func size(with modifiers: Modifiers) -> Double {
    modifiers.contains(.shift) ? step * 10 : modifiers.contains(.alt) ? step / 10 : step
  }

  // MARK: Title

  override var usesTitle: Bool { true }

  /// A drag changes the value, and a click focuses the field.
  override func titlePressed(_ event: PointerEvent) {
    if event.phase == .pressed { titleDrag = (event.position.x, false) }
    guard var drag = titleDrag else { return }
    let steps = ((event.position.x - drag.x) / Self.dragDistance).rounded(.towardZero)
    if steps != 0 {
      if !drag.hasMoved { send(.editingBegan) }
      drag = (drag.x + steps * Self.dragDistance, true)
      let isMirrored = scene?.environment.direction == .rightToLeft
      move(by: steps * size(with: event.modifiers) * (isMirrored ? -1 : 1), from: number)
    }
    titleDrag = drag
    if event.phase != .released { return }
    if !drag.hasMoved { scene?.setFocus(self, isVisible: false) }
    titlePressCanceled()
  }

  override func titlePressCanceled() {
    if titleDrag?.hasMoved == true { send(.editingEnded) }
    titleDrag = nil
  }

  private func move(by distance: Double, from start: Double) {
    // Without the rounding errors of many steps.
    let steps = ((start + distance) / abs(distance)).rounded() * abs(distance)
    let isOnStep = abs(steps - start - distance) < abs(distance) * 1e-6
    set(byUser: range.nearest(to: isOnStep ? steps : start + distance))
  }

  public override func perform(_ action: SemanticsAction) -> Bool {
    switch action {
    case .focus, .replaceText, .selectText: return super.perform(action)
    default: break
    }
    guard scene?.canPerform(action, on: self) ?? isEffectivelyEnabled else { return false }
    return reporting(action) {
      switch action {
      case .increment: move(by: step, from: number)
      case .decrement: move(by: -step, from: number)
      case .setValue(let value) where !value.isNaN: set(byUser: range.nearest(to: value))
      case .setText(let text):
        guard let value = try? read(text) else { return false }
        set(byUser: value)
      default: return false
      }
      scene?.deliverActions()
      return true
    }
  }

  public override var semantics: Semantics? {
    var semantics = super.semantics
    semantics?.role = .spinButton
    semantics?.value = .number(number, range: range, step: step)
    semantics?.valueText = behavior.text
    semantics?.actions = [.increment, .decrement, .setValue, .setText]
    return semantics
  }
}

extension NumberField: BindableControl {
  public var boundValue: Double { value }

  public func setBoundValue(_ value: Double, animated: Bool) { self.value = value }
}
