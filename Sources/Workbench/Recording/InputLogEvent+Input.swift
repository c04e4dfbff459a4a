import Canvas
import Controls

extension InputLogEvent {
  static func pointerEvent(
    _ phase: PointerEvent.Phase, _ time: Instant, _ fields: inout JSONFields
  ) throws -> PointerEvent {
    let isPlaced = phase != .exited
    let place = isPlaced ? try place(&fields) : try optionalPlace(&fields) ?? .zero
    let hasButton = phase == .pressed || phase == .released
    let button = hasButton ? try fields.integer("button") ?? 1 : 0
    if hasButton, button < 1 { throw fields.failure("button must be 1 or more") }
    let clicks = phase == .pressed ? try fields.integer("clicks") ?? 0 : nil
    if let clicks, clicks < 0 { throw fields.failure("clicks must be 0 or more") }
    return PointerEvent(
      phase, at: place, time: time, button: button, clickCount: clicks,
      modifiers: try fields.options("modifiers"), pointer: try pointer(&fields),
      device: try fields.choice("device", Device.self) == .touch ? .touch : .mouse)
  }

  static func scrollEvent(
    _ time: Instant, _ fields: inout JSONFields, pointer: Point
  ) throws -> ScrollEvent {
    ScrollEvent(
      at: try optionalPlace(&fields) ?? pointer, deltaX: try fields.number("dx") ?? 0,
      deltaY: try fields.number("dy") ?? 0, time: time, modifiers: try fields.options("modifiers"))
  }

  static func dragEvent(_ time: Instant, _ fields: inout JSONFields) throws -> DragEvent {
    DragEvent(at: try place(&fields), time: time, contents: try fields.options("contents"))
  }

  static func keyEvent(
    _ phase: KeyEvent.Phase, _ time: Instant, _ fields: inout JSONFields
  ) throws -> KeyEvent {
    var event = KeyEvent(
      phase, try key(try fields.requiredString("key"), fields), time: time,
      modifiers: try fields.options("modifiers"), isRepeat: try fields.bool("repeat") ?? false,
      text: try fields.string("text"))
    event.alternatives = try (fields.strings("alternatives") ?? []).map { try key($0, fields) }
    return event
  }

  private static func key(_ name: String, _ fields: JSONFields) throws -> Key {
    guard let key = Key(keysymName: name) else { throw fields.failure("key is empty") }
    if case .named(let name) = key, !Key.isKeysymName(name) {
      throw fields.failure(
        "unknown key \(name); use an X keysym in lower case, such as space or page_up")
    }
    return key
  }

  static func pointer(_ fields: inout JSONFields) throws -> PointerID {
    try fields.integer("pointer").map { PointerID(rawValue: $0) } ?? .primary
  }

  private static func place(_ fields: inout JSONFields) throws -> Point {
    Point(try fields.requiredNumber("x"), try fields.requiredNumber("y"))
  }

  /// A missing coordinate is 0; `nil` if both are missing.
  private static func optionalPlace(_ fields: inout JSONFields) throws -> Point? {
    let (x, y) = (try fields.number("x"), try fields.number("y"))
    return x == nil && y == nil ? nil : Point(x ?? 0, y ?? 0)
  }

  /// The action of an event `act`.
  static func action(_ fields: inout JSONFields) throws -> SemanticsAction {
    let name = try fields.requiredString("action")
    switch name {
    case "toggle": return .toggle
    case "press": return .press
    case "increment": return .increment
    case "decrement": return .decrement
    case "setValue": return .setValue(try fields.requiredNumber("value"))
    case "setText": return .setText(try fields.requiredString("text"))
    case "select": return .select(try fields.requiredInteger("value"))
    case "deselect": return .deselect(try fields.requiredInteger("value"))
    case "focus": return .focus
    default: throw fields.failure("unknown action \(name); use \(SemanticsActions.list("or"))")
    }
  }

  enum Device: String, CaseIterable { case mouse, touch }
}

extension Modifiers: NamedOptions {
  package static let named: [(name: String, options: Modifiers)] = [
    ("shift", .shift), ("control", .control), ("alt", .alt), ("super", .super),
    ("capsLock", .capsLock),
  ]
}

extension DragContents: NamedOptions {
  package static let named: [(name: String, options: DragContents)] = [
    ("text", .text), ("files", .files),
  ]
}
