import Canvas
import Controls

/// The picture of probe and time beside the curves, with the found edge and the motion that fits.
final class MotionPictureView: Node {
  var image: Image? { didSet { changed(image, from: oldValue, .paint, "picture") } }

  override init() {
    super.init()
    identifier = "motion-picture"
    isHidden = true
    helpTag =
      "The probe from top to bottom, time from left to right: the found edge is orange, the motion "
      + "that fits is blue"
  }

  /// For the help tag.
  override var isHitTestable: Bool { true }

  override var semantics: Semantics? {
    Semantics(role: .image, label: "Probe over time", help: helpTag)
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    if let image { painter.draw(image, in: bounds) }
  }
}
