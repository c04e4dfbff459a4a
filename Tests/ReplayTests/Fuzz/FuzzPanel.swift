import Canvas
import Controls

final class FuzzPanel: Node {
  /// Of each child, pt in the panel.
  var places: [Rect] = [] { didSet { invalidate(.layout, reason: "fuzz") } }

  private let controls: [Control]

  init(_ controls: [Control]) {
    self.controls = controls
    super.init()
    for control in controls { addChild(control) }
  }

  override func layout(in context: LayoutContext) {
    for (control, place) in zip(controls, places) { control.frame = place }
  }
}
