import Canvas
import Controls

/// The visible part of a reference.
final class ReferencePane: Node {
  /// Whether it hides a control that is larger than its own part of the stage, also from presses.
  var isSolid = false {
    didSet { if isSolid != oldValue { invalidate([.layout, .paint], reason: "solid") } }
  }

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

  var whole: Part? { didSet { if whole != oldValue { invalidate(.paint, reason: "pixels") } } }

  /// The pixels that have changed since ``whole`` was made.
  var change: Part? { didSet { if change != oldValue { invalidate(.paint, reason: "pixels") } } }

  var opacity = 1.0 {
    didSet { if opacity != oldValue { invalidate(.paint, reason: "opacity") } }
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    painter.group(opacity: opacity) {
      for part in [whole, change] { if let part { painter.draw(part.image, in: part.frame) } }
    }
  }
}
