import Canvas
import Controls

/// How a log's switch begins.
struct SwitchLogOptions: ControlLogOptions {
  private let isOn: Bool
  private let isMixed: Bool
  private let isPending: Bool
  private let style: SwitchStyle
  private let dragStyle: SwitchDragStyle
  private let title: String?
  private let showsMarks: Bool?
  private let onTint: Color?
  private let offTint: Color?
  private let thumbTint: Color?

  var width: Double? { nil }

  init(_ fields: inout JSONFields) throws {
    isOn = try fields.bool("on") ?? false
    isMixed = try fields.bool("mixed") ?? false
    isPending = try fields.bool("pending") ?? false
    style = try fields.choice("style") ?? .switch
    dragStyle = try fields.choice("dragStyle") ?? .snapping
    title = try fields.string("title")
    showsMarks = try fields.bool("marks")
    onTint = try fields.color("onTint")
    offTint = try fields.color("offTint")
    thumbTint = try fields.color("thumbTint")
  }

  @MainActor
  func control(label: String) -> Control {
    let toggle = Switch(isOn: isOn, label: label, style: style, title: title)
    if isMixed { toggle.isMixed = true }
    toggle.dragStyle = dragStyle
    toggle.showsMarks = showsMarks
    toggle.onTintColor = onTint
    toggle.offTintColor = offTint
    toggle.thumbTintColor = thumbTint
    toggle.setPending(isPending)
    return toggle
  }
}
