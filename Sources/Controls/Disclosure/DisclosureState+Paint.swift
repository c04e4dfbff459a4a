import Canvas

#if canImport(Glibc)
import Glibc
#endif

/// What a disclosure looks like at one moment.
public struct DisclosureState: Hashable, Sendable {
  /// How far the chevron has turned: 0 closed, 1 open.
  public var turn: Double
  /// Whether it is held, and would open or close if it were let go.
  public var isPressed = false
  /// The figures that it is painted by.
  public var metrics = DisclosureMetrics.regular

  package init(turn: Double, isPressed: Bool = false, metrics: DisclosureMetrics = .regular) {
    self.turn = turn
    self.isPressed = isPressed
    self.metrics = metrics
  }

  /// Paints the disclosure.
  ///
  /// - Parameters:
  ///   - frame: all of it, pt.
  ///   - title: at the side where reading begins.
  ///   - painter: takes the drawing.
  ///   - context: colours, and what the control's scene says.
  package func paint(
    in frame: Rect, title: String, with painter: any Painter, context: PaintContext
  ) {
    let theme = context.theme
    let metrics = metrics.grown(by: context.growth)
    let isMirrored = context.direction == .rightToLeft
    let color = isPressed ? theme.label : theme.secondaryLabel
    painter.group(opacity: context.isEnabled ? 1 : metrics.disabledOpacity) {
      let room = frame.width - 3 * metrics.padding - metrics.chevronSize
      let line = Text(title, font: metrics.font, maximumWidth: max(0, room))
      painter.draw(line, from: metrics.padding, in: frame, color: color, context)
      let half = metrics.chevronSize / 2
      let end = metrics.padding + half - 1
      Self.paintChevron(
        at: Point(isMirrored ? frame.minX + end : frame.maxX - end, frame.midY),
        size: metrics.chevronSize, stroke: metrics.chevronStroke,
        angle: (isMirrored ? 2 - turn : turn) * .pi / 2, with: painter, color: color)
    }
    if context.showsFocus {
      let inset = max(0, metrics.padding - metrics.ringPadding - FocusRing.width)
      let shape = RoundedRectangle(
        frame.inset(by: Insets(horizontal: inset, vertical: 0)), radius: metrics.ringRadius)
      FocusRing.paint(around: shape, with: painter, theme: theme)
    }
  }

  /// Paints a chevron that points to the right at 0 and down at a quarter of a turn.
  static func paintChevron(
    at center: Point, size: Double, stroke: Double, angle: Double, with painter: any Painter,
    color: Color
  ) {
    let (reach, depth) = (size * 0.3, size * 0.15)
    let points = [Point(-depth, -reach), Point(depth, 0), Point(-depth, reach)].map { point in
      Point(
        point.x * cos(angle) - point.y * sin(angle), point.x * sin(angle) + point.y * cos(angle))
    }
    var path = Path()
    path.addLine(through: points, width: stroke)
    painter.fill(path, at: center, color: color)
  }
}
