import Canvas
import Controls
import ControlsTesting

@testable import Workbench

final class LogRig {
  final class Root: Node {
    let log = LogPanel()
    let toggle = Switch(label: "Bluetooth")
    let slider = Slider(value: 0.5, label: "Brightness")
    let segmented = SegmentedControl(["List", "Grid", "Map"], selection: 1, label: "View")
    let inner = Switch(label: "Inner")
    let view: SceneView

    override init() {
      view = SceneView(Scene(inner))
      super.init()
      for node in [toggle, slider, segmented, view, log] as [Node] { addChild(node) }
    }

    override func layout(in context: LayoutContext) {
      toggle.frame = Rect(x: 20, y: 20, width: 51, height: 31)
      slider.frame = Rect(x: 20, y: 80, width: 200, height: 44)
      segmented.frame = Rect(x: 20, y: 140, width: 300, height: 32)
      view.magnification = 2
      view.frame = Rect(x: 20, y: 200, width: 102, height: 62)
      log.frame = Rect(x: 400, y: 20, width: 300, height: 400)
    }
  }

  let root = Root()
  let driver: SceneDriver

  var log: LogPanel { root.log }
  var scene: Scene { driver.scene }

  init(isListening: Bool = true) {
    driver = SceneDriver(Scene(root, background: .groupedPage), size: Size(720, 440))
    log.start = driver.now
    log.isListening = isListening
  }

  /// Advances by 0.2 s, so that the log shows the latest events.
  func settle() { driver.advance(by: 0.2) }

  var events: [String] {
    settle()
    return log.entries.map { $0.count > 1 ? "\($0.event) × \($0.count)" : $0.event }
  }

  func type(_ text: String) {
    for character in text { strike(character == " " ? .space : .character(character)) }
  }

  func strike(_ keys: Key...) {
    for key in keys {
      driver.key(key)
      settle()
    }
  }

  func place(ofRow row: Int) -> Point? {
    rows.map { $0.originInScene + Point(100, (Double(row) + 0.5) * LogRows.Metrics.rowHeight) }
  }

  var rows: LogRows? { log.all(LogRows.self).last }
  var view: ScrollView? { log.all(ScrollView.self).last }

  func toggle(_ count: Int) {
    for _ in 0..<count { driver.tap(at: Point(45, 35)) }
    settle()
  }
}
