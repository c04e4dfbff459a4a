import Canvas

/// Color swatches, one of which is selected; the last one opens a popover for other colors.
///
/// ```swift
/// let tints = ColorSwatches(
///   [Color(hex: 0x34C759), Color(hex: 0x007AFF)], selection: Color(hex: 0x34C759), label: "On")
/// tints.onChange { color in wifi.onTintColor = color }
/// ```
public final class ColorSwatches: BehaviorControl<SwatchesBehavior> {
  /// The colors of the swatches.
  public private(set) var colors: [Color]
  private var chosen: Color?
  private weak var picker: ColorPicker?
  /// The color of the first swatch in a theme, so that it fades with the theme; `nil` for a fixed
  /// one.
  package var themeColor: ((Theme) -> Color)?
  /// The accessibility labels of the colors; `nil` for their hues.
  private let names: [String]?

  /// Creates swatches for colors.
  ///
  /// - Parameters:
  ///   - selection: One of them or another color; `nil` for none.
  ///   - names: The accessibility labels of the colors; `nil`, or missing ones, for names
  ///   of their hues, such as "Light orange".
  public init(
    _ colors: [Color], selection: Color? = nil, label: String, names: [String]? = nil
  ) {
    (self.colors, self.names) = (colors, names)
    chosen = selection
    super.init(
      behavior: SwatchesBehavior(
        count: colors.count, selection: Self.index(of: selection, in: colors)), label: label)
    observe { [weak self] action in self?.answer(action) }
  }

  /// The selected color; setting it does not call ``onChange(_:)``.
  public var selection: Color? {
    get { chosen }
    set {
      if newValue == chosen { return }
      chosen = newValue
      let index = Self.index(of: newValue, in: colors)
      change(reason: "selection") { behavior, _, _ in behavior.select(index) }
      // Another custom color is at the same place.
      invalidate(.paint, reason: "color")
      if let newValue { picker?.show(newValue) }
    }
  }

  /// Changes the color of a swatch; a selected swatch stays selected.
  package func setColor(_ color: Color, at index: Int) {
    guard colors.indices.contains(index), colors[index] != color else { return }
    if chosen == colors[index] { chosen = color }
    colors[index] = color
    invalidate([.paint, .semantics], reason: "color")
  }

  /// The metrics.
  public var metrics: SwatchesMetrics { behavior.metrics }

  private static func index(of color: Color?, in colors: [Color]) -> Int? {
    color.map { colors.firstIndex(of: $0) ?? colors.count }
  }

  /// Calls a closure with each color that the user chooses.
  @discardableResult
  public func onChange(_ body: @escaping (Color) -> Void) -> Subscription {
    observe { [weak self] action in
      if case .valueChanged = action, let color = self?.chosen { body(color) }
    }
  }

  private func answer(_ action: ControlAction) {
    switch action {
    case .valueChanged(.index(let index?)):
      if colors.indices.contains(index) { chosen = colors[index] }
    case .triggered: showPicker()
    default: break
    }
  }

  private func showPicker() {
    guard let scene else { return }
    let picker = ColorPicker(chosen ?? colors.first ?? .white)
    self.picker = picker
    picker.onChange = { [weak self] color in
      guard let self else { return }
      selection = color
      send(.valueChanged(.index(Self.index(of: color, in: colors))))
    }
    let wheel = axis.frameRect(behavior.frame(of: behavior.wheel), in: behaviorFrame)
    scene.presentPopover(picker, from: self, at: wheel, label: label)
  }

  public override var hitOutsets: Insets {
    Insets(
      horizontal: metrics.gap / 2, vertical: max(0, (metrics.hitHeight - metrics.diameter) / 2))
  }

  public override var handledKeys: Set<Key> {
    [.left, .right, .up, .down, .home, .end, .space, .enter]
  }

  public override func cursor(at point: Point) -> Cursor? { pressCursor }

  public override var semantics: Semantics? {
    let count = behavior.count
    let area = behaviorFrame
    return Semantics(
      role: .radioGroup, label: label,
      value: .selection(behavior.selection.map { [$0] } ?? [], count: count), actions: .select,
      parts: (0..<count).map { index in
        Semantics(
          role: .radioButton, label: name(of: index),
          value: .choice(isSelected: index == behavior.selection, index: index, count: count),
          actions: .select, frame: axis.frameRect(behavior.frame(of: index), in: area),
          isFocused: isFocused && index == behavior.focused)
      })
  }

  private func name(of index: Int) -> String {
    if index == behavior.wheel { return "Custom color" }
    if let names, names.indices.contains(index) { return names[index] }
    return HSBColor(colors[index]).name
  }

  public override func measure(_ available: Size, in context: LayoutContext) -> Size {
    Size(behavior.frame(of: behavior.count - 1).maxX, metrics.diameter)
  }

  private func shownColor(at index: Int, in theme: Theme) -> Color {
    index == 0 ? themeColor?(theme) ?? colors[0] : colors[index]
  }

  public override func paint(with painter: any Painter, in context: PaintContext) {
    let axis = axis
    let area = behaviorFrame
    painter.group(opacity: context.isEnabled ? 1 : metrics.disabledOpacity) {
      for index in 0..<behavior.count {
        let state = SwatchState(
          color: index == behavior.wheel ? nil : shownColor(at: index, in: context.theme),
          custom: index == behavior.wheel && index == behavior.selection ? chosen : nil,
          isSelected: index == behavior.selection, isPressed: index == behavior.pressed,
          metrics: metrics)
        let square = axis.frameRect(behavior.frame(of: index), in: area)
        state.paint(in: square, with: painter, context: context)
      }
    }
    if context.showsFocus {
      let square = axis.frameRect(behavior.frame(of: behavior.focused), in: area)
      let ring = behavior.focused == behavior.selection ? metrics.ringGap + metrics.ringWidth : 0
      FocusRing.paint(
        around: .capsule(square.outset(by: ring)), with: painter, theme: context.theme)
    }
  }
}

extension ColorSwatches: BindableControl {
  public var boundValue: Color? { selection }

  public func setBoundValue(_ color: Color?, animated: Bool) { selection = color }
}
