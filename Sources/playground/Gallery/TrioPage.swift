import Canvas
import Controls
import Workbench

package final class TrioPage: WorkbenchPage {
  init() {
    let toggle = Switch(label: "Switch")
    toggle.identifier = "switch"
    let slider = Slider(value: 0.3, label: "Slider")
    slider.identifier = "slider"
    let segmented = SegmentedControl(["One", "Two", "Three"], selection: 0, label: "Segmented")
    segmented.identifier = "segmented"
    super.init(
      TrioLayout(toggle, slider, segmented), title: "Trio",
      sentence: "One switch, one slider and one segmented control.", background: .page,
      size: Size(480, 640),
      minimumSize: Size(320, 400))
  }
}

private final class TrioLayout: Node {
  /// In points. chosen: in a narrow window, the places of the compared toolkits
  private enum Metrics {
    static let margin = 40.0
    static let toggleY = 40.0
    static let sliderY = 126.0
    static let segmentedY = 230.0
  }

  private let (toggle, slider, segmented): (Node, Node, Node)

  init(_ toggle: Node, _ slider: Node, _ segmented: Node) {
    (self.toggle, self.slider, self.segmented) = (toggle, slider, segmented)
    super.init()
    for node in [toggle, slider, segmented] { addChild(node) }
  }

  override func layout(in context: LayoutContext) {
    let margin = Metrics.margin
    let width = frame.width - 2 * margin
    let size = toggle.measure(frame.size, in: context)
    place(toggle, Rect(origin: Point(margin, Metrics.toggleY), size: size), context)
    slider.frame = Rect(
      x: margin, y: Metrics.sliderY, width: width, height: SliderMetrics.regular.height)
    segmented.frame = Rect(
      x: margin, y: Metrics.segmentedY, width: width, height: SegmentedMetrics.regular.height)
  }
}
