import Canvas
import Glibc

/// The appearance of a disclosure at a moment.
public struct DisclosureState: Hashable, Sendable {
  /// The turn of the chevron, from 0 (closed) to 1 (open).
  public var turn: Double
  /// Whether it is pressed, and a release would open or close it.
  public var isPressed = false
  /// The metrics to paint with.
  public var metrics = DisclosureMetrics.regular

  func paint(in frame: Rect, title: String, with painter: any Painter, context: PaintContext) {
    let theme = context.theme
    let metrics = metrics.grown(by: context.growth)
    let isMirrored = context.direction == .rightToLeft
    let color = isPressed ? theme.label : theme.annotation
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

  /// Paints a chevron that points right at an angle of 0, and down at a quarter turn.
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
    path.addLines(through: points)
    painter.stroke(path, at: center, .round(stroke), color: color)
  }
}
