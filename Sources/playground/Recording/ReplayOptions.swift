import Canvas
import Controls

/// How the control of a log's scene begins.
struct ReplayOptions {
  var isDisabled = false
  var label = ""

  // Switch.
  var isOn = false
  var tints = SwitchTints()

  // Slider.
  var value = 0.5
  var range = 0.0...1.0
  var step: Double?
  var trackPress = TrackPress.jump
  var isContinuous = true

  // Segmented control.
  var titles = ["", "", ""]
  var selected: Int? = 0
  var disabledSegments: [Int] = []

  /// The box's width, pt; nil for the scene's own.
  var width: Double?

  /// A range is divided into so many steps at most.
  private static let maximumSteps = 1e6

  init() {}

  init(_ json: JSON?, scene: InputLogHeader.SceneName, place: String) throws {
    guard let json else { return }
    var fields = try JSONFields(json, place: place)
    isDisabled = try fields.bool("disabled") ?? false
    label = try fields.string("label") ?? ""
    switch scene {
    case .switch: try readSwitch(&fields)
    case .slider: try readSlider(&fields)
    case .segmented: try readSegmented(&fields)
    case .gallery, .trio: break
    }
    try fields.finish()
  }

  private mutating func readSwitch(_ fields: inout JSONFields) throws {
    isOn = try fields.bool("on") ?? false
    try fields.only(.string("snapping"), for: "dragStyle")
    try fields.only(.bool(false), for: "pending")
    tints = SwitchTints(
      on: try fields.color("onTint"), off: try fields.color("offTint"),
      thumb: try fields.color("thumbTint"))
  }

  private mutating func readSlider(_ fields: inout JSONFields) throws {
    let low = try fields.number("min") ?? 0
    let high = try fields.number("max") ?? 1
    guard low < high else { throw fields.failure("min has to be below max") }
    range = low...high
    value = try fields.number("value") ?? 0.5
    step = try fields.number("step")
    if let step, step < (high - low) / Self.maximumSteps {
      throw fields.failure("step has to be above 0, and no smaller than a millionth of the range")
    }
    trackPress = try fields.choice("trackPress") ?? .jump
    isContinuous = try fields.bool("continuous") ?? true
    try fields.only(.string("release"), for: "snap")
    try fields.only(.string("horizontal"), for: "orientation")
    try fields.only(.bool(false), for: "ticksOnly")
    for key in ["defaultValue", "ticks", "neutralValue", "enabledRange"] {
      try fields.only(.null, for: key)
    }
    width = try readWidth(&fields)
  }

  private mutating func readSegmented(_ fields: inout JSONFields) throws {
    let ambiguous = "segments has to be a number or a list of titles"
    switch fields.take("segments") {
    case nil: break
    case .array(let values):
      titles = values.compactMap(\.string)
      guard titles.count == values.count else { throw fields.failure(ambiguous) }
      guard (1...SegmentsArgument.maximumCount).contains(titles.count) else {
        throw fields.failure("segments has to be 1 to \(SegmentsArgument.maximumCount)")
      }
    case let count? where count.number != nil:
      guard let count = count.wholeNumber, let segments = SegmentsArgument(argument: "\(count)")
      else {
        throw fields.failure("segments has to be 1 to \(SegmentsArgument.maximumCount)")
      }
      titles = segments.titles
    default: throw fields.failure(ambiguous)
    }
    try fields.only(.string("single"), for: "selectionMode")
    try fields.only(.bool(false), for: "allowsEmptySelection")
    try fields.only(.bool(true), for: "selectionFollowsFocus")
    disabledSegments = try fields.integers("disabledSegments") ?? []
    guard disabledSegments.allSatisfy(titles.indices.contains) else {
      throw fields.failure("disabledSegments has to be segments from 0 to \(titles.count - 1)")
    }
    selected = try fields.integers("selected")?.first ?? 0
    guard let selected, titles.indices.contains(selected) else {
      throw fields.failure("selected has to be a segment from 0 to \(titles.count - 1)")
    }
    width = try readWidth(&fields)
  }

  private func readWidth(_ fields: inout JSONFields) throws -> Double? {
    guard let width = try fields.number("width") else { return nil }
    guard (30...4000).contains(width) else { throw fields.failure("width has to be 30 to 4000 pt") }
    return width
  }
}
