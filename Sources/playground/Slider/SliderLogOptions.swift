import Canvas
import Controls

/// How a log's slider begins.
struct SliderLogOptions: ControlLogOptions {
  private var value = 0.5
  private var range = 0.0...1.0
  private var step: Double?
  private var trackPress = TrackPress.jump
  private var isContinuous = true
  let width: Double?

  /// A range is divided into so many steps at most.
  private static let maximumSteps = 1e6

  init(_ fields: inout JSONFields) throws {
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
    width = try fields.controlWidth() ?? 200
  }

  @MainActor
  func control(label: String) -> Control {
    let slider = Slider(value: value, in: range, step: step, label: label)
    slider.trackPress = trackPress
    slider.isContinuous = isContinuous
    return slider
  }
}
