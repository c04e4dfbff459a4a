import Canvas
import Controls

/// One switch, one slider and one segmented control, and nothing else: the page that is measured.
final class TrioPage: Page {
  init() {
    let toggle = Switch(label: "Switch")
    toggle.identifier = "switch"
    let slider = Slider(value: 0.3, label: "Slider")
    slider.identifier = "slider"
    let segmented = SegmentedControl(["One", "Two", "Three"], selection: 0, label: "Segmented")
    segmented.identifier = "segmented"
    super.init(
      TrioLayout(toggle: toggle, slider: slider, segmented: segmented), title: "Trio",
      sentence: "One of each, and nothing else.", background: .page, size: Size(480, 640),
      minimumSize: Size(320, 400), hasChrome: false)
  }
}

/// Gives the three controls the same places as the scenes that peers are measured with.
private final class TrioLayout: Node {
  /// pt. chosen
  private static let margin = 40.0

  private let toggle: Switch
  private let slider: Slider
  private let segmented: SegmentedControl

  init(toggle: Switch, slider: Slider, segmented: SegmentedControl) {
    self.toggle = toggle
    self.slider = slider
    self.segmented = segmented
    super.init()
    for node in [toggle, slider, segmented] { addChild(node) }
  }

  override func layout(in context: LayoutContext) {
    let width = frame.width - 2 * Self.margin
    let size = toggle.measure(frame.size, in: context)
    place(toggle, Rect(origin: Point(Self.margin, 100), size: size), context)
    slider.frame = Rect(x: Self.margin, y: 186, width: width, height: SliderMetrics.regular.height)
    segmented.frame = Rect(
      x: Self.margin, y: 290, width: width, height: SegmentedMetrics.regular.height)
  }
}
