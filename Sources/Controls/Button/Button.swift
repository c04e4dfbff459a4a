import Canvas

/// A push button with a title.
public final class Button: PressControl {
  /// The visual weight of a button.
  public enum Prominence: String, CaseIterable, PropertyRepresentable, Sendable {
    /// One of several actions.
    case regular
    /// The most likely action, in the accent color.
    case prominent
  }

  /// The purpose of a button, which determines its color.
  public enum Role: String, Hashable, CaseIterable, PropertyRepresentable, Sendable {
    /// Deletes something or cannot be undone; red.
    case destructive
    /// Leaves everything as it is; in the color of text instead of the accent color.
    case cancel
  }

  /// The visual weight.
  public var prominence: Prominence {
    didSet { changed(prominence, from: oldValue, .paint, "prominence") }
  }

  /// The purpose; `nil` for an ordinary button.
  ///
  /// The color of a role replaces the tint color.
  public var role: Role? { didSet { changed(role, from: oldValue, .paint, "role") } }

  /// Creates a button with a title.
  ///
  /// ```swift
  /// Button("Delete", role: .destructive) { delete() }
  /// ```
  ///
  /// - Parameters:
  ///   - title: Also the accessibility label.
  ///   - role: The purpose; `nil` for an ordinary button.
  ///   - action: Called on each press; see ``onPress(_:)``.
  public init(
    _ title: String, prominence: Prominence = .regular, role: Role? = nil,
    action: (() -> Void)? = nil
  ) {
    (self.title, self.prominence, self.role) = (title, prominence, role)
    super.init(behavior: ButtonBehavior(), label: title)
    if let action { onPress(action) }
  }

  /// The title, also the accessibility label.
  public var title: String {
    didSet {
      if title == oldValue { return }
      label = title
      invalidate([.layout, .paint], reason: "title")
    }
  }

  /// The metrics: the scene's, unless set.
  public var metrics: ButtonMetrics {
    get { behavior.metrics }
    set { setOwnMetrics { $0.metrics = newValue } }
  }

  public override var semantics: Semantics? {
    Semantics(role: .button, label: label, actions: .press)
  }

  public override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let width = context.text.size(of: Text(title, font: metrics.font)).width
    return Size(
      (width + 2 * metrics.padding).rounded(.up), metrics.grown(by: context.growth).height)
  }

  public override func paint(with painter: any Painter, in context: PaintContext) {
    let theme = context.theme
    let metrics = behavior.grown
    let shape = RoundedRectangle(
      Rect(center: bounds.center, size: Size(frame.width, metrics.height)),
      radius: metrics.cornerRadius, curve: .continuous)
    let style = context.style(ButtonColors.self)
    let colors = colors(style, context)
    painter.group(opacity: context.isEnabled ? 1 : style.disabledOpacity) {
      painter.fill(shape, color: colors.background)
      if state.isPressed { painter.fill(shape, color: style.pressedOverlay) }
      let line = Text(
        title, font: metrics.font, maximumWidth: max(0, frame.width - 2 * metrics.padding))
      painter.draw(line, centeredAt: shape.rect.center, color: colors.title, in: context)
    }
    if context.showsFocus { FocusRing.paint(around: shape, with: painter, theme: theme) }
  }

  private func colors(
    _ style: ButtonColors, _ context: PaintContext
  ) -> (background: Color, title: Color) {
    let (tint, theme) = (context.tint, context.theme)
    return switch (prominence, role) {
    case (.regular, .destructive): (style.background, style.destructiveTitle)
    case (.regular, .cancel): (style.background, theme.label)
    case (.regular, nil): (style.background, tint ?? style.title)
    case (.prominent, .destructive): (style.destructive, theme.tintedMark)
    case (.prominent, _):
      tint.map { ($0, theme.tintedMark) } ?? (style.prominent, style.prominentTitle)
    }
  }
}

/// The appearance of a button at a moment.
public struct ButtonState: Hashable, Sendable {
  /// Whether it is pressed, and would trigger if it were released.
  public var isPressed: Bool
}
