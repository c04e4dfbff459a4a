import Canvas
import Controls

/// A root that keeps one control at a place and a size until it is told otherwise.
final class Stage: Node {
  let control: Control

  /// The control's frame, pt.
  var place: Rect {
    didSet { if place != oldValue { control.frame = place } }
  }

  init(_ control: Control, at place: Rect) {
    self.control = control
    self.place = place
    super.init()
    addChild(control)
  }

  override func layout(in context: LayoutContext) {
    control.frame = place
  }
}
