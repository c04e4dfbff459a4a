import Canvas
import Controls

/// The border of a reference: the element that has the focus and moves with the arrow keys.
final class ReferenceBorder: Node {
  /// In points. chosen
  private enum Metrics {
    static let width = 1.0
    static let opacity = 0.4
    /// The distance of the focus ring from the edges of the stage.
    static let inset = FocusRing.reach + 2
  }

  /// Called with pixels to the right and down.
  var onMove: ((Int, Int) -> Void)?

  var name = "" { didSet { changed(name, from: oldValue, .semantics, "name") } }

  /// The whole border, in points of the node.
  private var border = Rect.zero { didSet { changed(border, from: oldValue, .paint, "border") } }

  override init() {
    super.init()
    identifier = "reference"
    helpTag = "Drag the reference, or move it by its pixels with the arrow keys"
  }

  func show(_ area: Rect, in room: Rect) {
    frame = area.intersection(room)
    border = area.offset(by: Point.zero - frame.origin)
    ring = frame.intersection(room.inset(by: Metrics.inset)).offset(by: Point.zero - frame.origin)
  }

  /// The focus ring's shape, which stays within the stage.
  private var ring = Rect.zero { didSet { changed(ring, from: oldValue, .paint, "ring") } }

  override var isFocusable: Bool { !frame.isEmpty }

  override var semantics: Semantics? { Semantics(role: .image, label: "Reference \(name)") }

  override func keyPressed(_ event: KeyEvent) -> Bool {
    guard let step = event.arrowStep else { return false }
    onMove?(step.x, step.y)
    return true
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    let (line, color) = (Metrics.width, context.theme.annotation.opacity(Metrics.opacity))
    painter.clip(to: bounds) {
      // Each corner belongs to one edge, because the color is translucent.
      let (height, y) = (border.height - 2 * line, border.minY + line)
      for edge in [
        Rect(x: border.minX, y: border.minY, width: border.width, height: line),
        Rect(x: border.minX, y: border.maxY - line, width: border.width, height: line),
        Rect(x: border.minX, y: y, width: line, height: height),
        Rect(x: border.maxX - line, y: y, width: line, height: height),
      ] { painter.fillAligned(edge, color: color) }
    }
    if context.showsFocus {
      FocusRing.paint(
        around: RoundedRectangle(ring, radius: 0), with: painter, theme: context.theme)
    }
  }
}

/// The visible part of a reference.
final class ReferenceOpening: Node {
  /// Whether it hides a control that is larger than its own part of the stage, also from presses.
  var isSolid = false { didSet { changed(isSolid, from: oldValue, [.layout, .paint], "solid") } }

  override var isHitTestable: Bool { isSolid }

  override func paint(with painter: any Painter, in context: PaintContext) {
    if isSolid { painter.fillAligned(bounds, color: context.theme.card) }
  }
}

/// The pixels of a reference or of a difference.
final class ReferencePixels: Node {
  struct Part: Hashable {
    var image: Image
    var frame: Rect
  }

  var whole: Part? { didSet { changed(whole, from: oldValue, .paint, "pixels") } }

  /// The pixels that have changed since ``whole`` was made.
  var change: Part? { didSet { changed(change, from: oldValue, .paint, "pixels") } }

  var opacity = 1.0 { didSet { changed(opacity, from: oldValue, .paint, "opacity") } }

  override func paint(with painter: any Painter, in context: PaintContext) {
    painter.group(opacity: opacity) {
      for part in [whole, change] { if let part { painter.draw(part.image, in: part.frame) } }
    }
  }
}
