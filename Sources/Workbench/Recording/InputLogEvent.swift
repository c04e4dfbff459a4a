import Canvas
import Controls
import Support

/// An event of an input log.
package struct InputLogEvent {
  /// The control that an event changes.
  package enum ControlReference {
    case first
    case named(String)
    /// The control of an element, or around it, by the index in the accessibility tree.
    case element(Int)
  }

  package enum Kind {
    case input(InputEvent)
    case set(control: ControlReference, property: String, value: JSON, animated: Bool)
    indirect case environment(EnvironmentSetting, PropertyValue)
    /// In points and pixels per point; without a scale, it stays.
    case resize(Size, scale: Double?)
    /// Indirect, so that the many moves of a pointer take no more memory than they need.
    indirect case insertPart(
      title: String, symbol: Symbol?, at: Int, control: ControlReference, animated: Bool)
    case removePart(at: Int, control: ControlReference, animated: Bool)
    /// An action on an element, by its index in the accessibility tree.
    case act(element: Int, SemanticsAction)
    /// Scrolls to an element, by its index in the accessibility tree.
    case reveal(element: Int)
    /// Runs a command of the window; with a value, only if the command has the other one.
    case command(CommandName, isOn: Bool?)

    // Events of stages only, which logs do not have.

    case sceneInput(SceneInput)
    /// A property's value, which JSON would round if it is a color.
    case setting(property: String, PropertyValue)
    indirect case spring(ControlAnimation, Spring)
    indirect case sceneEnvironment(SceneEnvironment)

    init(_ input: SceneInput) {
      if case .event(let event) = input { self = .input(event) } else { self = .sceneInput(input) }
    }

    /// Whether the scene reports the event as input.
    var isInput: Bool {
      switch self {
      case .input, .sceneInput, .act, .reveal, .resize: true
      default: false
      }
    }
  }

  /// The latest time of an event, in seconds: eleven days. chosen
  package static let latestTime = 1e6

  package var time: Instant
  package var kind: Kind
  var place: String

  init(_ kind: Kind, at time: Instant, place: String = "the recording") {
    (self.kind, self.time, self.place) = (kind, time, place)
  }

  /// `pointer` is the previous position, for a scroll event without one.
  init(_ json: JSON?, place: String, pointer: Point = .zero) throws {
    var fields = try JSONFields(json, place: place)
    self.place = place
    let seconds = try fields.requiredNumber("t")
    guard (0...Self.latestTime).contains(seconds) else {
      throw fields.failure("t must be 0 to \(Int(Self.latestTime)) s")
    }
    time = Instant(seconds: seconds)
    let name = try fields.requiredString("event")
    switch name {
    case "press": kind = .input(.pointer(try Self.pointerEvent(.pressed, time, &fields)))
    case "release": kind = .input(.pointer(try Self.pointerEvent(.released, time, &fields)))
    case "move", "hover": kind = .input(.pointer(try Self.pointerEvent(.moved, time, &fields)))
    case "leave": kind = .input(.pointer(try Self.pointerEvent(.exited, time, &fields)))
    case "scroll": kind = .input(.scroll(try Self.scrollEvent(time, &fields, pointer: pointer)))
    case "dragOver": kind = .input(.dragOver(try Self.dragEvent(time, &fields)))
    case "dragLeave": kind = .input(.dragLeft(time: time))
    case "key", "keyUp":
      kind = .input(.key(try Self.keyEvent(name == "key" ? .down : .up, time, &fields)))
    case "focusIn": kind = .input(.focusGained(time: time))
    case "focusOut": kind = .input(.focusLost(time: time))
    case "text": kind = .input(.text(try fields.requiredString("text"), time: time))
    case "preedit": kind = .input(.preedit(try Self.preedit(&fields), time: time))
    case "unmap": kind = .input(.unmapped(time: time))
    case "map": kind = .input(.mapped(time: time))
    case "cancel": kind = .input(.gestureLost(time: time, pointer: try Self.pointer(&fields)))
    case "set":
      kind = .set(
        control: try Self.control(&fields), property: try fields.requiredString("property"),
        value: fields.remove("value") ?? .null, animated: try fields.bool("animated") ?? true)
    case "resize":
      guard let size = try fields.size() else { throw fields.failure("width is missing") }
      kind = .resize(size, scale: try fields.value(of: .scale, key: "scale")?.number)
    case "insertSegment":
      kind = .insertPart(
        title: try fields.string("title") ?? "", symbol: try fields.symbol("symbol"),
        at: try fields.requiredInteger("index"), control: try Self.control(&fields),
        animated: try fields.bool("animated") ?? true)
    case "removeSegment":
      kind = .removePart(
        at: try fields.requiredInteger("index"), control: try Self.control(&fields),
        animated: try fields.bool("animated") ?? true)
    case "act":
      kind = .act(element: try fields.requiredInteger("element"), try Self.action(&fields))
    case "reveal": kind = .reveal(element: try fields.requiredInteger("element"))
    case "command":
      kind = .command(
        CommandName(rawValue: try fields.requiredString("name")), isOn: try fields.bool("value"))
    default:
      guard let setting = EnvironmentSetting.events.first(where: { $0.name == name }) else {
        throw fields.failure("unknown event \(name)")
      }
      kind = .environment(setting, try Self.value(of: setting, &fields))
    }
    try fields.finish()
  }

  private static func control(_ fields: inout JSONFields) throws -> ControlReference {
    if let index = try fields.integer("element") { return .element(index) }
    return try fields.string("control").map { .named($0) } ?? .first
  }

  private static func preedit(_ fields: inout JSONFields) throws -> Preedit {
    let text = try fields.requiredString("text")
    let places = 0...text.unicodeScalars.count
    let caret = try fields.integer("caret") ?? 0
    guard places.contains(caret) else {
      throw fields.failure("caret must be 0 to \(places.upperBound), the code points of the text")
    }
    func ranges(_ key: String, _ fields: inout JSONFields) throws -> RangeSet<Int>? {
      guard let offsets = try fields.integers(key) else { return nil }
      guard offsets.count % 2 == 0, offsets == offsets.sorted(),
        offsets.allSatisfy(places.contains)
      else {
        throw fields.failure(
          "\(key) must be pairs of offsets from and to, in ascending order, "
            + "each 0 to \(places.upperBound)")
      }
      return RangeSet(
        stride(from: 0, to: offsets.count, by: 2).map { offsets[$0]..<offsets[$0 + 1] })
    }
    return Preedit(
      text, caret: caret, underlined: try ranges("underlined", &fields),
      highlighted: try ranges("highlighted", &fields) ?? RangeSet())
  }

  private static func value(
    of setting: EnvironmentSetting, _ fields: inout JSONFields
  ) throws -> PropertyValue {
    for key in [setting.name, "value"] {
      if let value = try fields.value(of: setting, key: key) { return value }
    }
    if setting.accepts(.none) { return .none }
    if setting.kind == .flag { return true }
    throw fields.failure("\(setting.name) is missing")
  }
}

extension ArraySlice<InputLogEvent> {
  mutating func popFirst(by time: Instant) -> InputLogEvent? {
    guard let event = first, event.time <= time else { return nil }
    return popFirst()
  }
}
