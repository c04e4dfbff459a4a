import Canvas
import Controls

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
