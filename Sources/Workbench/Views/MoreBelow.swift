import Canvas
import Controls

/// The sign at the lower end of a scroll view that there is more below: a fade and a chevron.
final class MoreBelow: Node {
  /// In points. chosen
  private enum Metrics {
    static let height = 30.0
    static let step = 1.0
    static let chevron = 12.0
    static let chevronSpacing = 3.0
  }

  /// Places the node over the end of a view; hidden if the view shows the end of its content.
  func follow(_ view: ScrollView, contentHeight: Double) {
    let end = view.frame.maxY
    let height = min(Metrics.height, view.frame.height)
    frame = Rect(x: view.frame.minX, y: end - height, width: view.frame.width, height: height)
    isHidden = view.isHidden || view.offset + view.frame.height >= contentHeight - 0.5
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    let color = context.theme.card
    for y in stride(from: 0, to: frame.height, by: Metrics.step) {
      painter.fillAligned(
        Rect(x: 0, y: y, width: frame.width, height: Metrics.step),
        color: color.opacity((y + Metrics.step) / frame.height))
    }
    let y = frame.height - Metrics.chevron - Metrics.chevronSpacing
    painter.draw(
      .chevronDown, from: (frame.width - Metrics.chevron) / 2,
      in: Rect(x: 0, y: y, width: frame.width, height: Metrics.chevron), size: Metrics.chevron,
      color: context.theme.secondaryLabel, context)
  }
}

extension Painter {
  /// Draws a line to the right of a place, in points.
  func drawHairline(from start: Point, length: Double, theme: Theme) {
    fillAligned(Rect(origin: start, size: Size(length, 0.5)), color: theme.hairline)
  }

  /// `start` is the left or upper end of the line's center; lengths are in points. chosen
  package func drawDashes(
    from start: Point, to end: Point, dash: Double = 3, gap: Double = 2.5, color: Color
  ) {
    let isHorizontal = start.y == end.y
    let length = isHorizontal ? end.x - start.x : end.y - start.y
    for done in stride(from: 0, to: length, by: dash + gap) {
      let part = min(dash, length - done)
      fillAligned(
        isHorizontal
          ? Rect(x: start.x + done, y: start.y - 0.5, width: part, height: 1)
          : Rect(x: start.x - 0.5, y: start.y + done, width: 1, height: part), color: color)
    }
  }

  package func drawDashes(around rect: Rect, color: Color) {
    let (left, right) = (rect.minX, rect.maxX)
    let (top, bottom) = (rect.minY, rect.maxY)
    for (start, end) in [
      (Point(left, top), Point(right, top)), (Point(left, bottom), Point(right, bottom)),
      (Point(left, top), Point(left, bottom)), (Point(right, top), Point(right, bottom)),
    ] { drawDashes(from: start, to: end, color: color) }
  }
}

extension GlyphButton {
  func setUp(_ identifier: String, key: String? = nil, action: (() -> Void)? = nil) {
    self.identifier = identifier
    keyCap = key
    if let action { onPress(action) }
  }
}
