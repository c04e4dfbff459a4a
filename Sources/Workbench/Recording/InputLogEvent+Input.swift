import Canvas

extension InputLogEvent {
  static func pointerEvent(
    _ name: String, _ time: Instant, _ fields: inout JSONFields
  ) throws -> PointerEvent {
    var event: PointerEvent
    switch name {
    case "leave":
      event = PointerEvent(
        .left, at: Point(try fields.number("x") ?? 0, try fields.number("y") ?? 0), time: time)
    case "press", "release":
      let place = try place(&fields)
      let button = try fields.integer("button") ?? 1
      event = PointerEvent(
        name == "press" ? .pressed : .released, at: place, time: time, button: button,
        isPrimaryDown: name == "press" && button == 1)
    default: event = PointerEvent(.moved, at: try place(&fields), time: time)
    }
    event.modifiers = try modifiers(&fields)
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
      deltaY: try fields.number("dy") ?? 0, time: time, modifiers: try modifiers(&fields))
  }

  static func dragEvent(_ time: Instant, _ fields: inout JSONFields) throws -> DragEvent {
    var contents: DragContents = []
    for name in try fields.strings("contents") ?? [] {
      guard let content = DragContents(name: name) else {
        throw fields.failure("contents must be text or files")
      }
      contents.insert(content)
    }
    return DragEvent(at: try place(&fields), time: time, contents: contents)
  }

  static func keyEvent(
    _ phase: KeyEvent.Phase, _ time: Instant, _ fields: inout JSONFields
  ) throws -> KeyEvent {
    let name = try fields.requiredString("key")
    guard let key = Key(keysymName: name) else { throw fields.failure("key is empty") }
    return KeyEvent(
      phase, key, time: time, modifiers: try modifiers(&fields),
      isRepeat: try fields.bool("repeat") ?? false, text: try fields.string("text"))
  }

  static func pointer(_ fields: inout JSONFields) throws -> PointerID {
    try fields.integer("pointer").map { PointerID(rawValue: $0) } ?? .primary
  }

  private static func place(_ fields: inout JSONFields) throws -> Point {
    Point(try fields.requiredNumber("x"), try fields.requiredNumber("y"))
  }

  private static func modifiers(_ fields: inout JSONFields) throws -> Modifiers {
    guard let json = fields.remove("modifiers") else { return [] }
    guard case .array(let values) = json else { throw fields.failure("modifiers must be a list") }
    var result: Modifiers = []
    for value in values {
      guard let modifier = value.string.flatMap(Modifiers.init(name:)) else {
        throw fields.failure("modifiers must be shift, control, alt, super or capsLock")
      }
      result.insert(modifier)
    }
    return result
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
