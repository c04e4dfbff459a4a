import Canvas

extension InputLogEvent.Kind {
  /// The line of a log; `nil` for an event that logs do not have.
  func json(at seconds: Double) -> JSON? {
    func member(_ key: String, _ value: String?) -> JSON.Member? { value.map { .init(key, $0) } }
    let (event, members): (String, [JSON.Member?])
    switch self {
    case .input(let event): return InputLogEvent.json(of: event, at: seconds)
    case .set(let control, let property, let value, let isAnimated):
      event = "set"
      members = [
        member("control", control), .init("property", property), .init("value", value),
        .init("animated", isAnimated),
      ]
    case .environment(let setting, let value):
      (event, members) = (setting.name, [.init(setting.name, value.json)])
    case .resize(let size):
      (event, members) = ("resize", [.init("width", size.width), .init("height", size.height)])
    case .insertPart(let title, let symbol, let index, let control, let isAnimated):
      event = "insertSegment"
      members = [
        member("control", control), .init("index", index),
        member("title", title.isEmpty ? nil : title), member("symbol", symbol?.name),
        .init("animated", isAnimated),
      ]
    case .removePart(let index, let control, let isAnimated):
      event = "removeSegment"
      members = [member("control", control), .init("index", index), .init("animated", isAnimated)]
    case .sceneInput, .setting, .spring, .sceneEnvironment: return nil
    }
    return .object([.init("t", seconds), .init("event", event)] + members.compactMap(\.self))
  }
}

extension InputLogEvent {
  static func json(of event: InputEvent, at seconds: Double) -> JSON {
    var members: [JSON.Member] = [.init("t", seconds), .init("event", event.logName)]
    func add(_ key: String, _ value: JSON) { members.append(.init(key, value)) }
    func add(_ position: Point) {
      add("x", .number(position.x))
      add("y", .number(position.y))
    }
    func add(_ key: String, names: [String]) {
      if !names.isEmpty { add(key, .strings(names)) }
    }
    func add(_ pointer: PointerID) {
      if pointer != .primary { add("pointer", .integer(pointer.rawValue)) }
    }
    switch event {
    case .pointer(let pointer):
      add(pointer.position)
      let hasButton = pointer.phase == .pressed || pointer.phase == .released
      if hasButton && pointer.button > 0 { add("button", .integer(pointer.button)) }
      add("modifiers", names: pointer.modifiers.names)
      if pointer.device == .touch { add("device", .string(Device.touch.rawValue)) }
      add(pointer.pointer)
    case .key(let key):
      add("key", .string(key.key.keysymName))
      add("modifiers", names: key.modifiers.names)
      if key.isRepeat { add("repeat", .bool(true)) }
      if let text = key.text { add("text", .string(text)) }
    case .scroll(let scroll):
      add(scroll.position)
      add("dx", .number(scroll.deltaX))
      add("dy", .number(scroll.deltaY))
      add("modifiers", names: scroll.modifiers.names)
    case .dragOver(let drag):
      add(drag.position)
      add("contents", names: drag.contents.names)
    case .gestureLost(_, let pointer): add(pointer)
    case .focusGained, .focusLost, .unmapped, .mapped, .dragLeft: break
    }
    return .object(members)
  }
}

extension InputEvent {
  var logName: String {
    switch self {
    case .pointer(let event):
      switch event.phase {
      case .pressed: "press"
      case .moved: "move"
      case .released: "release"
      case .exited: "leave"
      }
    case .key(let event): event.phase == .down ? "key" : "keyUp"
    case .scroll: "scroll"
    case .focusGained: "focusIn"
    case .focusLost: "focusOut"
    case .unmapped: "unmap"
    case .mapped: "map"
    case .gestureLost: "cancel"
    case .dragOver: "dragOver"
    case .dragLeft: "dragLeave"
    }
  }
}
