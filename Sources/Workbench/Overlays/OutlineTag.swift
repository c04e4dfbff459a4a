import Canvas
import Controls

struct OutlineTag: Hashable {
  /// In points. design: playground, Overlays
  private enum Metrics {
    static let nameFont = Font(size: 11)
    static let valueFont = Font(size: 12, weight: .semibold, figures: .tabular)
    static let rowHeight = 15.0
    static let verticalPadding = 5.0
    static let padding = 10.0
    static let minimumWidth = 128.0
    static let columnGap = 16.0
    static let distance = 12.0
    static let margin = 8.0
  }

  struct Row: Hashable {
    var name: String
    var value: String
  }

  var rows: [Row]
  var anchor: Rect

  init(_ outline: NodeOutline, _ overlays: Overlays, anchor: Rect) {
    let factor = outline.magnification
    let rects: [(overlay: Overlays, name: String, rect: Rect?)] = [
      (.box, "Box", outline.frame), (.hit, "Hit", outline.hit), (.hit, "Row", outline.row),
      (.paint, "Paint", outline.paint),
    ]
    rows = rects.filter { overlays.contains($0.overlay) }.compactMap { _, name, rect in
      guard let rect else { return nil }
      let sides = [rect.width, rect.height].map { ($0 / factor).shortText(places: 1) }
      return Row(name: name, value: sides.joined(separator: " × "))
    }
    self.anchor = anchor
  }

  func size(_ text: any TextMeasuring) -> Size {
    let widths = rows.map { row in
      text.size(of: Text(row.name, font: Metrics.nameFont)).width
        + text.size(of: Text(row.value, font: Metrics.valueFont)).width
    }
    let width = (widths.max() ?? 0) + Metrics.columnGap + 2 * Metrics.padding
    return Size(
      max(Metrics.minimumWidth, width.rounded(.up)),
      Double(rows.count) * Metrics.rowHeight + 2 * Metrics.verticalPadding)
  }

  static func frame(
    of size: Size, beside anchor: Rect, in window: Size, direction: LayoutDirection
  ) -> Rect {
    let left = anchor.minX - Metrics.distance - size.width
    let right = anchor.maxX + Metrics.distance
    let fitsLeft = left >= Metrics.margin
    let fitsRight = right + size.width <= window.width - Metrics.margin
    let above = anchor.minY - Metrics.distance - size.height
    let isBefore = direction == .leftToRight ? fitsLeft : !fitsRight && fitsLeft
    var place = Point(isBefore ? left : right, anchor.midY - size.height / 2)
    if !fitsLeft && !fitsRight {
      place = Point(
        anchor.midX - size.width / 2,
        above >= Metrics.margin ? above : anchor.maxY + Metrics.distance)
    }
    func clamped(_ start: Double, _ length: Double, in whole: Double) -> Double {
      max(Metrics.margin, min(start, whole - Metrics.margin - length))
    }
    return Rect(
      x: clamped(place.x, size.width, in: window.width).rounded(),
      y: clamped(place.y, size.height, in: window.height).rounded(), width: size.width,
      height: size.height)
  }

  func draw(in window: Size, with painter: any Painter, context: PaintContext) {
    if rows.isEmpty { return }
    let theme = context.theme
    let frame = Self.frame(
      of: size(context.text), beside: anchor, in: window, direction: context.direction)
    let shape = RoundedRectangle(frame, radius: 8, curve: .continuous)
    painter.drawFloatingPlate(shape, casting: theme.popoverShadow, theme: theme)
    for (index, row) in rows.enumerated() {
      let middle = frame.minY + Metrics.verticalPadding + (Double(index) + 0.5) * Metrics.rowHeight
      painter.draw(
        Text(row.name, font: Metrics.nameFont), from: Metrics.padding, in: frame, midY: middle,
        color: theme.annotation, context)
      painter.draw(
        Text(row.value, font: Metrics.valueFont), upTo: frame.width - Metrics.padding, in: frame,
        midY: middle, color: theme.label, context)
    }
  }
}
