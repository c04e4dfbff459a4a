import Canvas
import Controls

/// A state of a control that is worth a look.
@MainActor
struct StageMoment {
  let name: String

  /// What of the control is set.
  let settings: [(name: String, value: JSON)]

  /// What is done to it.
  var gesture = Gesture.none

  /// What is done, where what it is done to has just been named: of "Off, pressed" it is "Pressed".
  var shortName: (text: String, isVariant: Bool) {
    guard let comma = name.firstIndex(of: ",") else { return (name, true) }
    let rest = name[comma...].dropFirst(2)
    return (rest.prefix(1).uppercased() + rest.dropFirst(), false)
  }

  /// Whether it moves without end.
  var isEndless: Bool { gesture == .wait || settings.contains { $0.name == "pending" } }

  enum Gesture: Hashable {
    case none, focus
    /// A press that goes on, at a part of the control's width, 0 to 1; nil for where its thumb is.
    case press(at: Double?)
    /// A change that the owner has not decided on yet.
    case wait
    /// Nothing: settings say that its owner has it wait, or that it cannot be acted on.
    case hold, disable
  }

  /// A finger of nobody's.
  static let pointer = PointerID(rawValue: 9)

  static func all(of kind: Specimen.Kind) -> [StageMoment] {
    switch kind {
    case .switch:
      [
        StageMoment(name: "Off", settings: [("on", .bool(false))]),
        StageMoment(name: "On", settings: [("on", .bool(true))]),
        StageMoment(
          name: "Pressed", settings: [("on", .bool(true))], gesture: .press(at: nil)),
        StageMoment(name: "Focused", settings: [("on", .bool(true))], gesture: .focus),
        StageMoment(
          name: "Pending", settings: [("on", .bool(true)), ("pending", .bool(true))]),
        StageMoment(
          name: "Disabled", settings: [("on", .bool(true)), ("enabled", .bool(false))]),
      ]
    case .slider:
      [
        StageMoment(name: "Rest", settings: []),
        StageMoment(name: "Grabbed", settings: [], gesture: .press(at: nil)),
        StageMoment(
          name: "Stepped",
          settings: [("ticks", .integer(5)), ("ticksOnly", .bool(true)), ("value", .number(0.5))]),
        StageMoment(
          name: "Neutral", settings: [("neutralValue", .number(0.5)), ("value", .number(0.9))]),
        StageMoment(name: "Focused", settings: [], gesture: .focus),
        StageMoment(name: "Disabled", settings: [("enabled", .bool(false))]),
      ]
    case .segmented:
      [
        StageMoment(name: "Rest", settings: []),
        StageMoment(name: "Pressed", settings: [], gesture: .press(at: 0.5)),
        StageMoment(name: "Other Pressed", settings: [], gesture: .press(at: 0.84)),
        StageMoment(
          name: "Multiple",
          settings: [
            ("selectionMode", .string("multiple")),
            ("selected", .array([.integer(0), .integer(1)])),
          ]),
        StageMoment(name: "Focused", settings: [], gesture: .focus),
        StageMoment(name: "Disabled", settings: [("enabled", .bool(false))]),
      ]
    }
  }

  /// Puts a control into this state.
  func apply(to specimen: Specimen) {
    let control = specimen.control
    control.scene?.handle(.gestureLost(time: control.scene?.now ?? .zero, pointer: Self.pointer))
    specimen.setWaiting(false)
    specimen.reset(Self.touched)
    specimen.takeBack()
    for (name, value) in settings where name == "style" { specimen.lend(name, value) }
    set(on: specimen)
    if specimen.isKeptWaiting { specimen.setWaiting(true) }
    act(on: specimen)
  }

  /// Sets what of the control is set, and nothing else.
  ///
  /// - Parameter looks: what else it is, by the names of its properties.
  func set(on specimen: Specimen, over looks: [String: JSON] = [:]) {
    var settings = settings
    for (name, value) in looks.sorted(by: { $0.key < $1.key }) {
      // A state that only another style has keeps that.
      if let own = settings.firstIndex(where: { $0.name == name }) {
        if value != .string("switch") { settings[own].value = value }
      } else {
        settings.insert((name, value), at: 0)
      }
    }
    for setting in settings {
      if let property = specimen.properties.first(where: { $0.name == setting.name }) {
        specimen.set(property, to: setting.value)
      }
    }
  }

  /// Does to the control what brings the state about.
  func act(on specimen: Specimen) {
    let control = specimen.control
    guard let scene = control.scene else { return }
    switch gesture {
    case .none, .hold, .disable: scene.setFocus(nil, isVisible: false)
    case .focus: scene.setFocus(control, isVisible: true)
    case .wait:
      specimen.setWaiting(true)
      control.proposeChange()
    case .press(let part):
      let frame = control.frameInScene
      var place = Point(frame.minX + (part ?? 0.5) * frame.width, frame.midY)
      if part == nil, let thumb = control.thumbPlace {
        place = Point(frame.minX + thumb.x, frame.minY + thumb.y)
      }
      scene.handle(
        .pointer(
          PointerEvent(
            .pressed, at: place, time: scene.now, isPrimaryDown: true, pointer: Self.pointer,
            device: .touch)))
    }
  }

  /// Takes a press that goes on back.
  static func end(in scene: Scene) {
    scene.handle(.gestureLost(time: scene.now, pointer: pointer))
  }

  /// What moments change, and the next one does not want to have.
  private static let touched = [
    "enabled", "pending", "mixed", "ticksOnly", "ticks", "neutralValue", "selectionMode",
    "selected",
    "value",
  ]
}

extension Control {
  /// Wants something of a control that waits.
  fileprivate func proposeChange() {
    switch self {
    case let slider as Slider: _ = slider.perform(.increment)
    case let segmented as SegmentedControl: _ = segmented.perform(.select(0))
    default: break
    }
  }

  /// The middle of a thumb, pt in the control's own frame; nil where there is none.
  fileprivate var thumbPlace: Point? {
    if let slider = self as? Slider { return slider.thumbCenter }
    guard let toggle = self as? Switch else { return nil }
    if toggle.style != .switch { return Point(frame.width / 2, frame.height / 2) }
    let state = toggle.state
    return Point(state.thumbX + state.thumbWidth / 2, frame.height / 2)
  }
}
