import Canvas
import Controls

/// How the controls of a log's scene begin.
struct ReplayOptions {
  var isDisabled = false
  var label = ""

  /// The single control's own; nil for a page's.
  var control: (any ControlLogOptions)?

  init() {}

  init(
    _ json: JSON?, scene: InputLogHeader.SceneName, place: String, folder: String
  ) throws {
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
