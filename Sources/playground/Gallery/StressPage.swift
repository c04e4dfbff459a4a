import Canvas
import Controls
import Workbench

package final class StressPage: WorkbenchPage {
  private let master = Switch(label: "All switches")
  private let switches: [Switch]

  init(count: Int) {
    switches = (0..<count).map { index in
      let toggle = Switch(label: "Switch \(index + 1)")
      toggle.identifier = "switch-\(index)"
      return toggle
    }
    master.identifier = "all"
    super.init(
      StressLayout(master: master, switches: switches), title: "Stress",
      sentence: "Many switches, and one that sets them all.", background: .page,
      size: Size(1200, 760), minimumSize: Size(400, 300))
    titleInset = StressLayout.Metrics.titleInset
    root.clipsChildren = true
    master.onChange { [weak self] isOn in self?.setAll(isOn) }
  }

  package override func handle(_ event: KeyEvent) -> Bool {
    if event.key != .enter { return false }
    master.setOn(!master.isOn, animated: true)
    setAll(master.isOn)
    return true
  }

  private func setAll(_ isOn: Bool) {
    for toggle in switches { toggle.setOn(isOn, animated: true) }
  }
}

/// The master switch beside the title, and the other switches below it, which scroll.
private final class StressLayout: Node {
  /// In points. spec: docs/spec/command-line.md#run/pages
  enum Metrics {
    static let masterCenter = Point(60, 25)
    /// Beside the sidebar button of a narrow window. chosen
    static let narrowMasterCenter = Point(78, 25)
    static let narrow = 900.0
    static let titleInset = 200.0
    /// From the switch to its label. chosen
    static let labelGap = 8.0
    /// The bottom of the title.
    static let gridTop = 50.0
  }

  private let master: Switch
  private let label: Label
  private let view: ScrollView

  init(master: Switch, switches: [Switch]) {
    self.master = master
    label = Label(master.label, font: Font(size: 13))
    // Larger text has no room before the title.
    label.textScale = 1
    view = ScrollView(StressGrid(switches))
    super.init()
    for node in [master, label, view] as [Node] { addChild(node) }
  }

  /// The wheel also scrolls beside the switches.
  override func scrolled(_ event: ScrollEvent) -> Bool { view.scrolled(event) }

  override func layout(in context: LayoutContext) {
    let center = frame.width < Metrics.narrow ? Metrics.narrowMasterCenter : Metrics.masterCenter
    let frame = Rect(center: center, size: SwitchMetrics.regular.size)
    place(master, frame, context)
    let size = label.measure(self.frame.size, in: context.unscaled)
    let x = frame.maxX + Metrics.labelGap
    place(label, Rect(x: x, midY: center.y, size: size), context)
    view.frame = bounds.inset(by: Insets(top: Metrics.gridTop))
  }
}

private final class StressGrid: Node {
  /// In points. spec: docs/spec/command-line.md#run/pages
  private enum Metrics {
    static let top = 60.0
    static let columns = 40
    static let pitch = Size(29, 27)
    /// Below the last row, with room for a focus ring. chosen
    static let bottom = 12.0
  }

  init(_ switches: [Switch]) {
    super.init()
    for toggle in switches { addChild(toggle) }
  }

  private func frame(at index: Int) -> Rect {
    let (row, column) = index.quotientAndRemainder(dividingBy: Metrics.columns)
    let origin = Point(
      Double(column) * Metrics.pitch.width,
      Metrics.top - StressLayout.Metrics.gridTop + Double(row) * Metrics.pitch.height)
    return Rect(origin: origin, size: SwitchMetrics.regular.size)
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let last = children.isEmpty ? 0 : frame(at: children.count - 1).maxY
    return Size(available.width, last + Metrics.bottom)
  }

  override func layout(in context: LayoutContext) {
    for (index, toggle) in children.enumerated() { toggle.frame = frame(at: index) }
  }
}
