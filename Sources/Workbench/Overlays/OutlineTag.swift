import Canvas
import Controls

/// The name and the numbers beside the outline of a control.
struct OutlineTag: Hashable {
  /// In points. chosen
  private enum Metrics {
    static let nameFont = Font(size: 11)
    static let valueFont = Font(size: 12, weight: .semibold, figures: .tabular)
    static let rowHeight = 15.0
    static let verticalPadding = 5.0
    static let padding = 10.0
    static let minimumWidth = 128.0
    static let columnGap = 12.0
    static let distance = 12.0
    static let margin = 8.0
    /// Between the tag and a figure. chosen
    static let figureDistance = 6.0
  }

  struct Row: Hashable {
    var name: String
    var value: String
  }

  var rows: [Row]
  var anchor: Rect
  /// The tag stays in it if it has to avoid figures.
  var room = Rect.zero
  /// Figures that the tag does not cover.
  var figures: [Rect] = []
  /// Dimension lines that the tag does not cover either, if it can.
  var lines: [Rect] = []

  init(_ outline: NodeOutline, _ overlays: Overlays, anchor: Rect) {
    let factor = outline.magnification
    let rects: [(overlay: Overlays, name: String, rect: Rect?)] = [
      (.box, "Box", outline.frame), (.hit, "Hit", outline.hit), (.hit, "Row", outline.row),
      (.paint, "Paint", outline.paint),
    ]
    rows = rects.filter { overlays.contains($0.overlay) }.compactMap { _, name, rect in
      guard let rect else { return nil }
      let sides = [rect.width, rect.height].map { ($0 / factor).shortText(places: 1) }
      return Row(name: name, value: sides.joined(separator: " × ") + " pt")
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

  /// The place nearest to the anchor that covers neither it nor a figure, and no line where that is
  /// possible; a corner of the room if there is none, as for a control that fills the room.
  func place(_ usual: Rect, direction: LayoutDirection) -> Rect {
    if figures.isEmpty { return usual }
    let free = [figures + lines, figures].lazy
      .compactMap { place(usual, avoiding: $0, direction) }.first
    if let free { return free }
    let corner = Point(room.minX + Metrics.margin, room.maxY - Metrics.margin - usual.height)
    return Rect(origin: corner, size: usual.size)
  }

  private func place(
    _ usual: Rect, avoiding figures: [Rect], _ direction: LayoutDirection
  ) -> Rect? {
    let occupied = figures + [anchor]
    func isFree(_ rect: Rect) -> Bool { !occupied.contains { $0.intersects(rect) } }
    let isInRoom = room.intersection(usual) == usual
    if isInRoom && isFree(usual) { return usual }
    let size = usual.size
    func starts(_ edges: [(Double, Double)], _ length: Double, _ distance: Double) -> [Double] {
      edges.flatMap { [$0.0 - distance - length, $0.1 + distance] }
    }
    let gap = Metrics.figureDistance
    let beside = starts([(anchor.minX, anchor.maxX)], size.width, Metrics.distance)
    let above = starts([(anchor.minY, anchor.maxY)], size.height, Metrics.distance)
    let xs =
      [anchor.midX - size.width / 2] + starts(figures.map { ($0.minX, $0.maxX) }, size.width, gap)
    let ys =
      [anchor.midY - size.height / 2] + starts(figures.map { ($0.minY, $0.maxY) }, size.height, gap)
    let places =
      beside.flatMap { x in ys.map { Point(x, $0) } }
      + above.flatMap { y in xs.map { Point($0, y) } }
    let room = room.inset(by: Metrics.margin)
    let free = places.map { Rect(origin: Point($0.x.rounded(), $0.y.rounded()), size: size) }
      .filter { room.intersection($0) == $0 && isFree($0) }
    // On the side of the usual place first, which depends on the layout direction.
    func distance(_ rect: Rect) -> Double {
      let isOther = (rect.midX < anchor.midX) != (direction == .leftToRight)
      return rect.center.distance(to: anchor.center) + (isOther ? 1 : 0)
    }
    return free.min { distance($0) < distance($1) }
  }

  func draw(in window: Size, with painter: any Painter, context: PaintContext) {
    if rows.isEmpty { return }
    let theme = context.theme
    let usual = Self.frame(
      of: size(context.text), beside: anchor, in: window, direction: context.direction)
    let frame = place(usual, direction: context.direction)
    let shape = RoundedRectangle(frame, radius: 8, curve: .continuous)
    painter.drawFloatingCard(shape, casting: theme.popoverShadow, theme: theme)
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
