import Canvas

/// The colors of a switch, checkbox or toggle button, with its tints.
struct ToggleTints {
  /// The tint of what is on; `nil` for the standard color.
  let onTint: Color?
  /// The tint of what is off; `nil` for the standard color.
  let offTint: Color?
  /// The fill of what is on.
  let on: Color
  /// The fill of what is off.
  let off: Color
  /// Titles and marks on ``on``.
  let mark: Color

  @MainActor
  init(of control: Switch, _ colors: SwitchColors, in context: PaintContext) {
    let (style, theme) = (control.style, context.theme)
    onTint = control.onTintColor ?? context.tint
    offTint = control.offTintColor
    on = onTint ?? style.onColor(in: theme)
    off = offTint ?? style.offColor(in: theme)
    mark =
      switch style {
      case .switch: colors.onMark
      case _ where onTint != nil: theme.tintedMark
      case .checkbox: colors.checkboxMark
      case .button: theme.accentInk
      }
  }
}

extension SwitchStyle {
  /// The color of what is on, without a tint.
  func onColor(in theme: Theme) -> Color {
    self == .switch ? theme[SwitchColors.self].trackOn : theme.accent
  }

  /// The color of what is off, without a tint; a checkbox shows the page.
  func offColor(in theme: Theme) -> Color {
    switch self {
    case .switch: theme[SwitchColors.self].trackOff
    case .button: theme.fill
    case .checkbox: .clear
    }
  }
}
