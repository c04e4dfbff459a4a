import Canvas

extension InputLogEvent {
  static func pointerEvent(
    _ name: String, _ time: Instant, _ fields: inout JSONFields
  ) throws -> PointerEvent {
    var event: PointerEvent
    switch name {
    case "leave":
      event = PointerEvent(
        .exited, at: Point(try fields.number("x") ?? 0, try fields.number("y") ?? 0), time: time)
    case "press", "release":
      let place = try place(&fields)
      let button = try fields.integer("button") ?? 1
      if button < 1 { throw fields.failure("button must be 1 or more") }
      event = PointerEvent(
        name == "press" ? .pressed : .released, at: place, time: time, button: button,
        isPrimaryDown: name == "press" && button == 1)
    default: event = PointerEvent(.moved, at: try place(&fields), time: time)
    }
    event.modifiers = try fields.options("modifiers")
    event.device = try fields.choice("device", Device.self) == .touch ? .touch : .mouse
    event.pointer = try pointer(&fields)
    return event
  }

  static func scrollEvent(
    _ time: Instant, _ fields: inout JSONFields, pointer: Point
  ) throws -> ScrollEvent {
    let (x, y) = (try fields.number("x"), try fields.number("y"))
    let isPlaced = x != nil || y != nil
    return ScrollEvent(
      at: isPlaced ? Point(x ?? 0, y ?? 0) : pointer, deltaX: try fields.number("dx") ?? 0,
      deltaY: try fields.number("dy") ?? 0, time: time,
      modifiers: try fields.options("modifiers"))
  }

  static func dragEvent(_ time: Instant, _ fields: inout JSONFields) throws -> DragEvent {
    DragEvent(at: try place(&fields), time: time, contents: try fields.options("contents"))
  }

  static func keyEvent(
    _ phase: KeyEvent.Phase, _ time: Instant, _ fields: inout JSONFields
  ) throws -> KeyEvent {
    let name = try fields.requiredString("key")
    guard let key = Key(keysymName: name) else { throw fields.failure("key is empty") }
    if case .named(let name) = key, !Key.isKeysymName(name) {
      throw fields.failure(
        "unknown key \(name); use an X keysym in lower case, such as space or page_up")
    }
    return KeyEvent(
      phase, key, time: time, modifiers: try fields.options("modifiers"),
      isRepeat: try fields.bool("repeat") ?? false, text: try fields.string("text"))
  }

  static func pointer(_ fields: inout JSONFields) throws -> PointerID {
    try fields.integer("pointer").map { PointerID(rawValue: $0) } ?? .primary
  }

  private static func place(_ fields: inout JSONFields) throws -> Point {
    Point(try fields.requiredNumber("x"), try fields.requiredNumber("y"))
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
