import Canvas
import Controls

/// How a log's switch begins.
struct SwitchLogOptions: ControlLogOptions {
  private var isOn = false
  private var tints = SwitchTints()

  var width: Double? { nil }

  init(_ fields: inout JSONFields) throws {
    isOn = try fields.bool("on") ?? false
    try fields.only(.string("snapping"), for: "dragStyle")
    try fields.only(.bool(false), for: "pending")
    tints = SwitchTints(
      on: try fields.color("onTint"), off: try fields.color("offTint"),
      thumb: try fields.color("thumbTint"))
  }

  @MainActor
  func control(label: String) -> Control {
    Switch(isOn: isOn, label: label, tints: tints)
  }
}
