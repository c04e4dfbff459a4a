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

private final class StressLayout: Node {
  /// In points. spec: command-line
  enum Metrics {
    static let masterCenter = Point(60, 25)
    /// Beside the sidebar button of a narrow window. chosen
    static let narrowMasterCenter = Point(78, 25)
    static let narrow = 900.0
    static let titleInset = 116.0
    static let top = 60.0
    static let columns = 40
    static let pitch = Size(29, 27)
  }

  init(master: Switch, switches: [Switch]) {
    super.init()
    for toggle in [master] + switches { addChild(toggle) }
  }

  override func layout(in context: LayoutContext) {
    let size = SwitchMetrics.regular.size
    if let master = children.first {
      let center =
        frame.width < Metrics.narrow ? Metrics.narrowMasterCenter : Metrics.masterCenter
      place(master, Rect(center: center, size: size), context)
    }
    for (index, toggle) in children.dropFirst().enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: Metrics.columns)
      let origin = Point(
        Double(column) * Metrics.pitch.width, Metrics.top + Double(row) * Metrics.pitch.height)
      toggle.frame = Rect(origin: origin, size: size)
    }
  }
}
