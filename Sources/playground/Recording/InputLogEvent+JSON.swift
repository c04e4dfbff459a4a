import Canvas

extension InputLogEvent {
  /// The line of a log that stands for an event of a window.
  static func json(of event: InputEvent, at seconds: Double) -> JSON {
    var members: [JSON.Member] = [
      .init("t", .number(seconds)), .init("event", .string(event.logName)),
    ]
    func add(_ key: String, _ value: JSON) { members.append(.init(key, value)) }
    func add(_ place: Point) {
      add("x", .number(place.x))
      add("y", .number(place.y))
    }
    func add(_ modifiers: Modifiers) {
      let held = modifierNames.filter { modifiers.contains($0.modifier) }
      if !held.isEmpty { add("modifiers", .array(held.map { .string($0.name) })) }
    }
    func add(_ pointer: PointerID) {
      if pointer != .primary { add("pointer", .integer(pointer.rawValue)) }
    }
    switch event {
    case .pointer(let pointer):
      add(pointer.position)
      let hasButton = pointer.phase == .pressed || pointer.phase == .released
      if hasButton && pointer.button > 0 { add("button", .integer(pointer.button)) }
      add(pointer.modifiers)
      if pointer.device != .mouse {
        add("device", .string(LogDevice(pointer.device).rawValue))
      }
      add(pointer.pointer)
    case .key(let key):
      add("key", .string(key.key.keysymName))
      add(key.modifiers)
      if key.isRepeat { add("repeat", .bool(true)) }
    case .scroll(let scroll):
      add(scroll.position)
      add("dx", .number(scroll.deltaX))
      add("dy", .number(scroll.deltaY))
      add(scroll.modifiers)
    case .dragOver(let drag):
      add(drag.position)
      let names = contentNames.filter { drag.contents.contains($0.contents) }
      if !names.isEmpty { add("contents", .array(names.map { .string($0.name) })) }
    case .gestureLost(_, let pointer): add(pointer)
    case .focusGained, .focusLost, .unmapped, .mapped, .dragLeft: break
    }
    return .object(members)
  }
}
