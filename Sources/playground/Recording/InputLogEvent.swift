import Canvas
import Controls

/// One line of an input log: something that happens to a scene at a time.
struct InputLogEvent {
  enum Kind {
    case input(InputEvent)
    case set(control: String?, property: String, value: JSON, animated: Bool)
    case theme(Appearance)
    case disabled(Bool)
    case direction(LayoutDirection)
    case motion(MotionPreference)
    /// pt.
    case resize(Size)
  }

  /// The latest that an event may be, s: eleven days. chosen
  static let latestTime = 1e6

  var time: Instant
  var kind: Kind

  /// Names the line in messages.
  var place: String

  init(_ json: JSON?, place: String) throws {
    var fields = try JSONFields(json, place: place)
    self.place = place
    let seconds = try fields.requiredNumber("t")
    guard (0...Self.latestTime).contains(seconds) else {
      throw fields.failure("t has to be 0 to \(Int(Self.latestTime)) s")
    }
    time = Instant(seconds: seconds)
    let name = try fields.requiredString("event")
    switch name {
    case "press", "release", "move", "leave":
      kind = .input(.pointer(try Self.pointerEvent(name, time, &fields)))
    case "scroll":
      kind = .input(.scroll(try Self.scrollEvent(time, &fields)))
    case "key", "keyUp":
      kind = .input(.key(try Self.keyEvent(name == "key" ? .down : .up, time, &fields)))
    case "focusIn": kind = .input(.focusGained(time: time))
    case "focusOut": kind = .input(.focusLost(time: time))
    case "unmap": kind = .input(.unmapped(time: time))
    case "map": kind = .input(.mapped(time: time))
    case "cancel": kind = .input(.gestureLost(time: time))
    case "set":
      kind = .set(
        control: try fields.string("control"), property: try fields.requiredString("property"),
        value: fields.take("value") ?? .null, animated: try fields.bool("animated") ?? true)
    case "theme": kind = .theme(try Self.required("theme", &fields))
    case "direction": kind = .direction(try Self.required("direction", &fields))
    case "motion": kind = .motion(try Self.required("motion", &fields))
    case "resize":
      guard let size = try fields.size() else { throw fields.failure("width is missing") }
      kind = .resize(size)
    case "disabled":
      kind = .disabled(try fields.bool("disabled") ?? fields.bool("value") ?? true)
    default:
      throw fields.failure("the event \(name) is not known")
    }
    try fields.finish()
  }

  /// The new value of an environment: under its own name or as `value`.
  private static func required<Choice>(_ key: String, _ fields: inout JSONFields) throws -> Choice
  where Choice: RawRepresentable<String> & CaseIterable {
    if let value: Choice = try fields.choice(key) { return value }
    if let value: Choice = try fields.choice("value") { return value }
    throw fields.failure("\(key) is missing")
  }

  private static func place(_ fields: inout JSONFields) throws -> Point {
    Point(try fields.requiredNumber("x"), try fields.requiredNumber("y"))
  }

  private static func pointerEvent(
    _ name: String, _ time: Instant, _ fields: inout JSONFields
  ) throws -> PointerEvent {
    if name == "leave" {
      return PointerEvent(
        .left, at: Point(try fields.number("x") ?? 0, try fields.number("y") ?? 0), time: time)
    }
    let point = try place(&fields)
    if name == "move" { return PointerEvent(.moved, at: point, time: time) }
    let button = try fields.integer("button") ?? 1
    return PointerEvent(
      name == "press" ? .pressed : .released, at: point, time: time, button: button,
      isPrimaryDown: name == "press" && button == 1)
  }

  private static func scrollEvent(
    _ time: Instant, _ fields: inout JSONFields
  ) throws -> ScrollEvent {
    ScrollEvent(
      at: Point(try fields.number("x") ?? 0, try fields.number("y") ?? 0),
      deltaX: try fields.number("dx") ?? 0, deltaY: try fields.number("dy") ?? 0, time: time,
      modifiers: try modifiers(&fields))
  }

  private static func keyEvent(
    _ phase: KeyEvent.Phase, _ time: Instant, _ fields: inout JSONFields
  ) throws -> KeyEvent {
    let name = try fields.requiredString("key")
    guard let key = Key(keysymName: name) else { throw fields.failure("key is empty") }
    return KeyEvent(
      phase, key, time: time, modifiers: try modifiers(&fields),
      isRepeat: try fields.bool("repeat") ?? false)
  }

  private static let modifierNames: [(name: String, modifier: Modifiers)] = [
    ("shift", .shift), ("control", .control), ("alt", .alt),
  ]

  private static func modifiers(_ fields: inout JSONFields) throws -> Modifiers {
    guard let json = fields.take("modifiers") else { return [] }
    guard case .array(let values) = json else { throw fields.failure("modifiers has to be a list") }
    var result: Modifiers = []
    for value in values {
      guard case .string(let name) = value,
        let entry = modifierNames.first(where: { $0.name == name })
      else { throw fields.failure("modifiers are shift, control and alt") }
      result.insert(entry.modifier)
    }
    return result
  }
}

extension InputLogEvent {
  /// The line of a log that stands for an event of a window.
  static func json(of event: InputEvent, at seconds: Double) -> JSON {
    var members: [JSON.Member] = [
      .init("t", .number(seconds)), .init("event", .string(event.logName)),
    ]
    func add(_ key: String, _ value: JSON) { members.append(.init(key, value)) }
    func add(_ modifiers: Modifiers) {
      let held = modifierNames.filter { modifiers.contains($0.modifier) }
      if !held.isEmpty { add("modifiers", .array(held.map { .string($0.name) })) }
    }
    switch event {
    case .pointer(let pointer):
      add("x", .number(pointer.position.x))
      add("y", .number(pointer.position.y))
      if pointer.button > 0 { add("button", .integer(pointer.button)) }
    case .key(let key):
      add("key", .string(key.key.keysymName))
      add(key.modifiers)
      if key.isRepeat { add("repeat", .bool(true)) }
    case .scroll(let scroll):
      add("x", .number(scroll.position.x))
      add("y", .number(scroll.position.y))
      add("dx", .number(scroll.deltaX))
      add("dy", .number(scroll.deltaY))
      add(scroll.modifiers)
    case .focusGained, .focusLost, .unmapped, .mapped, .gestureLost: break
    }
    return .object(members)
  }
}
