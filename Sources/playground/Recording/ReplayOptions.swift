import Canvas
import Controls

/// How the controls of a log's scene begin.
struct ReplayOptions {
  var isDisabled = false
  var label = ""

  /// The single control's own; nil for a page's.
  var control: (any ControlLogOptions)?

  /// What was said of the control.
  private var given: [JSON.Member] = []

  init() {}

  /// As a header has them.
  var json: JSON { .object(given + [.init("disabled", .bool(isDisabled))]) }

  init(
    _ json: JSON?, scene: InputLogHeader.SceneName, place: String, folder: String
  ) throws {
    if case .object(let members)? = json { given = members.filter { $0.key != "disabled" } }
    var fields = try JSONFields(json ?? .object([]), place: place, folder: folder)
    isDisabled = try fields.bool("disabled") ?? false
    label = try fields.string("label") ?? ""
    switch scene {
    case .switch: control = try SwitchLogOptions(&fields)
    case .slider: control = try SliderLogOptions(&fields)
    case .segmented: control = try SegmentedLogOptions(&fields)
    case .gallery, .trio: break
    }
    try fields.finish()
  }
}
