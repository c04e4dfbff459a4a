import Canvas
import Controls

/// The outline of a control, in points of the window, on whole pixels.
struct ControlOutline: Hashable {
  /// In points. spec: docs/spec/window.md#tools/outlines; others chosen
  private enum Metrics {
    static let lineWidth = 1.0
    static let fillOpacity = 0.13
    /// Of lines of controls that the pointer is not over. chosen: the design says weaker
    static let weakness = 0.6
    static let hitWeakness = 0.42
    /// The opacity of the line around a row. chosen
    static let rowOpacity = 0.22
    static let pointedRowOpacity = 0.6
  }

  var box: Rect
  var hit: Rect
  /// The row that is a target for the control; `nil` if it is no larger than the hit area.
  var row: Rect?
  /// `nil` if the control paints nothing beyond its box.
  var paint: Rect?
  /// `nil` if all of it is visible.
  var clip: Rect?
  var isPointedAt = false

  /// `nil` if the control is not visible.
  init?(_ outline: NodeOutline, in window: Rect, scale: Double) {
    func aligned(_ rect: Rect) -> Rect {
      Rect(PixelRect(roundingEdgesOf: rect, scale: scale), scale: scale)
    }
    box = aligned(outline.frame)
    hit = aligned(outline.hit)
    row = outline.row.map(aligned)
    let painted = aligned(outline.paint)
    // A difference by rounding is no outset.
    let near = box.outset(by: Metrics.lineWidth)
    paint = near.union(painted) == near ? nil : painted
    let visible = outline.visibleRect.map { $0.intersection(window) } ?? window
    let whole = bounds.union(row ?? .zero)
    if box.isEmpty || !visible.intersects(whole) { return nil }
    clip = visible.intersection(whole) == whole ? nil : visible
  }

  var bounds: Rect { box.union(hit).union(paint ?? .zero) }

  func draw(
    _ overlays: Overlays, with painter: any Painter, theme: Theme, dashes: (Size) -> [Path]
  ) {
    let colors = theme.tools
    func stroke(_ rect: Rect, _ color: Color) {
      painter.strokeInside(
        RoundedRectangle(rect, radius: 0), width: Metrics.lineWidth, color: color)
    }
    func drawLines() {
      let strength = isPointedAt ? 1 : Metrics.weakness
      if overlays.contains(.hit) {
        if let row {
          let opacity = isPointedAt ? Metrics.pointedRowOpacity : Metrics.rowOpacity
          stroke(row, colors.hitArea.opacity(opacity))
        }
        for part in hitBands {
          painter.fillAligned(part, color: colors.hitArea.opacity(Metrics.fillOpacity))
        }
        stroke(hit, colors.hitArea.opacity(isPointedAt ? 1 : Metrics.hitWeakness))
      }
      if overlays.contains(.paint), let paint {
        for path in dashes(paint.size) {
          painter.fill(path, at: paint.origin, color: colors.paintOutset.opacity(strength))
        }
      }
      if overlays.contains(.box) { stroke(box, colors.layoutBox.opacity(strength)) }
    }
    if let clip { painter.clip(to: clip, drawLines) } else { drawLines() }
  }

  var hitBands: [Rect] {
    let inner = box.intersection(hit)
    return [
      Rect(minX: hit.minX, minY: hit.minY, maxX: hit.maxX, maxY: inner.minY),
      Rect(minX: hit.minX, minY: inner.minY, maxX: inner.minX, maxY: inner.maxY),
      Rect(minX: inner.maxX, minY: inner.minY, maxX: hit.maxX, maxY: inner.maxY),
      Rect(minX: hit.minX, minY: inner.maxY, maxX: hit.maxX, maxY: hit.maxY),
    ].filter { !$0.isEmpty }
  }
}

extension Path {
  /// One path for the sides along x and one for those along y, as a path may not overlap itself.
  static func dashedEdges(of size: Size, width: Double, dash: Double, gap: Double) -> [Path] {
    guard size.width > 2 * width, size.height > 2 * width, size.width < 1e5, size.height < 1e5
    else { return [] }
    func dashes(_ length: Double) -> [Double] {
      if length <= dash { return [0] }
      let count = max(1, ((length - dash) / (dash + gap)).rounded())
      return (0...Int(count)).map { Double($0) * (length - dash) / count }
    }
    let inner = size.height - 2 * width
    let across = [0, size.height - width].flatMap { y in
      dashes(size.width).map { Rect(x: $0, y: y, width: min(dash, size.width), height: width) }
    }
    let down = [0, size.width - width].flatMap { x in
      dashes(inner).map { Rect(x: x, y: width + $0, width: width, height: min(dash, inner)) }
    }
    return [Path(across), Path(down)]
  }

  private init(_ rects: [Rect]) {
    self.init()
    for rect in rects { add(Path(rect)) }
  }
}
