import Canvas
import Controls

/// A thousand switches and one that sets them all.
final class StressPage: Page {
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
      sentence: "A thousand switches, and one that sets them all.", background: .page,
      size: Size(1200, 760), minimumSize: Size(400, 300), hasChrome: false)
    master.onChange { [weak self] isOn in self?.setAll(isOn) }
  }

  /// Beside panes the page is clipped.
  override func adopt(_ margins: PageMargins?) { root.clipsChildren = margins != nil }

  override func handle(_ event: KeyEvent) -> Bool {
    if event.key != .enter { return false }
    master.setOn(!master.isOn, animated: true)
    setAll(master.isOn)
    return true
  }

  private func setAll(_ isOn: Bool) {
    for toggle in switches { toggle.setOn(isOn, animated: true) }
  }
}

/// The grid, as the command line describes it.
private final class StressLayout: Node {
  /// pt. spec: command-line
  private enum Metrics {
    static let masterCenter = Point(60, 25)
    static let top = 60.0
    static let columns = 40
    static let pitch = Size(29, 27)
  }

  private let master: Switch
  private let switches: [Switch]

  init(master: Switch, switches: [Switch]) {
    self.master = master
    self.switches = switches
    super.init()
    addChild(master)
    for toggle in switches { addChild(toggle) }
  }

  override func layout(in context: LayoutContext) {
    master.frame = Rect(center: Metrics.masterCenter, size: SwitchMetrics.regular.size)
    for (index, toggle) in switches.enumerated() {
      let column = Double(index % Metrics.columns)
      let row = Double(index / Metrics.columns)
      toggle.frame = Rect(
        origin: Point(column * Metrics.pitch.width, Metrics.top + row * Metrics.pitch.height),
        size: SwitchMetrics.regular.size)
    }
  }
}
