import Canvas
import Controls
import Workbench

extension GallerySections {
  static func switches() -> CaptionedNode {
    CaptionedNode(
      title: "Switch", rowHeight: Metrics.row,
      rows: [
        row(Switch(isOn: true, label: "Wi-Fi"), "wifi"),
        row(Switch(label: "Bluetooth"), "bluetooth"),
        row(Switch(isOn: true, label: "Airplane Mode"), "airplane", subtitle: "Tint: orange") {
          $0.onTintColor = Color(hex: 0xFF9500)
        },
        row(
          Switch(isOn: true, label: "Personal Hotspot"), "hotspot",
          subtitle: "Tint: purple, thumb: ivory"
        ) {
          $0.onTintColor = Color(hex: 0xAF52DE)
          $0.thumbTintColor = Color(hex: 0xFFF7E0)
        },
        disabled(
          row(Switch(isOn: true, label: "Managed by Profile"), "managed", subtitle: "Disabled")),
      ])
  }

  static func switchStyles() -> CaptionedNode {
    CaptionedNode(
      title: "Styles and states", rowHeight: Metrics.row,
      rows: [
        row(Switch(isOn: true, label: "Checkbox", style: .checkbox), "checkbox") {
          $0.helpTag = "On, off or mixed"
        },
        row(Switch(label: "Checkbox, mixed", style: .checkbox), "checkbox-mixed") {
          $0.isMixed = true
        },
        row(Switch(isOn: true, label: "Button", style: .button, title: "Bold"), "toggle-button") {
          $0.helpTag = "Press to turn on or off"
        },
        row(Switch(label: "Button, mixed", style: .button, title: "Italic"), "toggle-button-mixed")
        { $0.isMixed = true },
        row(Switch(isOn: true, label: "On/off labels"), "marks") { $0.showsMarks = true },
        row(Switch(label: "Waits for confirmation"), "slow", subtitle: "Accepts after 1.5 s") {
          makeSlow($0)
          $0.helpTag = "The app confirms a change after 1.5 seconds"
        },
        row(Switch(label: "Tracking"), "tracking", subtitle: "Settles at the nearer end") {
          $0.dragStyle = .tracking
        },
      ])
  }

  private static func makeSlow(_ toggle: Switch) {
    let decision = DelayedDecision(delay: 1.5) { [weak toggle] in toggle?.resolve(.accept) }
    toggle.addChild(decision)
    toggle.decide { [weak decision] _ in
      decision?.request()
      return .later
    }
  }
}

/// A decision of the app after a delay in the scene's time, so that a replay repeats it.
final class DelayedDecision: Node {
  /// In seconds.
  private let delay: Double
  private let decide: () -> Void
  private var due: Instant?

  init(delay: Double, decide: @escaping () -> Void) {
    self.delay = delay
    self.decide = decide
  }

  func request() {
    due = scene?.now.advanced(by: delay)
    invalidate(.motion, reason: "decision")
  }

  override func advance(to time: Instant) -> NextFrame {
    guard let due else { return .idle }
    if time < due { return .at(due) }
    self.due = nil
    decide()
    return .idle
  }
}
