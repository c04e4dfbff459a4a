import Canvas

/// Paints a switch, in all styles.
@MainActor
struct SwitchPainter {
  let control: Switch
  let state: SwitchState
  /// The track or the box, without the title; the whole button.
  let box: Rect
  let axis: AxisMapping
  let painter: any Painter
  let context: PaintContext

  /// Tolerance for the width of a title, in points, as widths are rounded to whole pixels.
  static let titleTolerance = 0.001

  let colors: SwitchColors

  var theme: Theme { context.theme }
  var metrics: SwitchMetrics { state.metrics }

  var tint: Color? { control.onTintColor ?? context.tint }
  var onColor: Color { tint ?? state.style.onColor(in: theme) }
  var offColor: Color { control.offTintColor ?? state.style.offColor(in: theme) }

  /// Titles and marks on ``onColor``.
  var onMarkColor: Color {
    if tint != nil { return theme.tintedMark }
    return state.style == .checkbox ? colors.checkboxMark : theme.accentInk
  }

  func paint() {
    if let fill = state.button { return paintButton(fill) }
    if let checkbox = state.checkbox { paintBox(checkbox) } else { paintTrack() }
    paintTitle()
  }

  private func paintTitle() {
    guard let title = control.title else { return }
    let taken = box.width + metrics.titleSpacing
    let room = max(0, control.frame.width - taken)
    let line = Text(title, font: metrics.titleFont, maximumWidth: room)
    let size = context.text.size(of: line)
    // Without room for an ellipsis the line would reach beyond the control.
    if size.width > room + Self.titleTolerance { return }
    let x = axis == .rightToLeft ? box.minX - metrics.titleSpacing - size.width : taken
    painter.draw(line, at: Point(x, box.midY - size.height / 2), color: theme.label)
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
