import Canvas
import Controls
import Workbench

package final class TrioPage: WorkbenchPage {
  private let layout: TrioLayout

  init() {
    let toggle = Switch(label: "Switch")
    toggle.identifier = "switch"
    let slider = Slider(value: 0.3, label: "Slider")
    slider.identifier = "slider"
    let segmented = SegmentedControl(["One", "Two", "Three"], selection: 0, label: "Segmented")
    segmented.identifier = "segmented"
    layout = TrioLayout(toggle, slider, segmented)
    super.init(
      layout, title: "Trio",
      sentence: "One switch, one slider and one segmented control.", background: .page,
      size: Size(480, 640),
      minimumSize: Size(320, 400))
  }

  package override func adopt(_ margins: PageMargins) { layout.margins = margins }
}

private final class TrioLayout: Node {
  /// In points. chosen: in a narrow window, the places of the compared toolkits
  private enum Metrics {
    static let narrowMargin = 40.0
    static let narrow = 720.0
    static let toggleY = 40.0
    static let sliderY = 126.0
    static let segmentedY = 230.0
  }

  /// The margins of the title; a narrow window has its own.
  var margins: PageMargins? { didSet { changed(margins, from: oldValue, .layout, "margins") } }

  private let (toggle, slider, segmented): (Node, Node, Node)

  init(_ toggle: Node, _ slider: Node, _ segmented: Node) {
    (self.toggle, self.slider, self.segmented) = (toggle, slider, segmented)
    super.init()
    for node in [toggle, slider, segmented] { addChild(node) }
  }

  override func layout(in context: LayoutContext) {
    let margins = frame.width < Metrics.narrow ? nil : margins
    let leading = margins?.leading ?? Metrics.narrowMargin
    let trailing = margins?.trailing ?? Metrics.narrowMargin
    func place(_ node: Node, y: Double, _ size: Size) {
      self.place(node, Rect(origin: Point(leading, y), size: size), context)
    }
    let width = frame.width - leading - trailing
    place(toggle, y: Metrics.toggleY, toggle.measure(frame.size, in: context))
    place(slider, y: Metrics.sliderY, Size(width, SliderMetrics.regular.height))
    place(segmented, y: Metrics.segmentedY, Size(width, SegmentedMetrics.regular.height))
  }
}
