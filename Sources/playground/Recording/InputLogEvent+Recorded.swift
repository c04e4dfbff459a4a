import Canvas
import Controls

extension InputLogEvent.Kind {
  /// An event for the input of a scene, from which a replica is given the same.
  init(_ input: SceneInput) {
    if case .event(let event) = input { self = .input(event) } else { self = .taken(input) }
  }

  /// The line of a log; `nil` for an event that logs do not have.
  func json(at seconds: Double) -> JSON? {
    func line(_ event: String, _ members: [JSON.Member]) -> JSON {
      .object([.init("t", .number(seconds)), .init("event", .string(event))] + members)
    }
    func of(_ control: String?) -> [JSON.Member] {
      control.map { [.init("control", .string($0))] } ?? []
    }
    switch self {
    case .input(let event): return InputLogEvent.json(of: event, at: seconds)
    case .set(let control, let property, let value, let isAnimated):
      return line(
        "set",
        of(control) + [
          .init("property", .string(property)), .init("value", value),
          .init("animated", .bool(isAnimated)),
        ])
    case .environment(let setting, let value):
      return line(setting.name, [.init(setting.name, value.json)])
    case .resize(let size):
      return line(
        "resize", [.init("width", .number(size.width)), .init("height", .number(size.height))])
    case .insertPart(let title, let symbol, let index, let control, let isAnimated):
      var members = of(control) + [.init("index", .integer(index))]
      if !title.isEmpty { members.append(.init("title", .string(title))) }
      if let symbol { members.append(.init("symbol", .string(symbol.name))) }
      return line("insertSegment", members + [.init("animated", .bool(isAnimated))])
    case .removePart(let index, let control, let isAnimated):
      return line(
        "removeSegment",
        of(control) + [.init("index", .integer(index)), .init("animated", .bool(isAnimated))])
    case .taken, .setting, .spring, .sceneEnvironment: return nil
    }
  }
}

extension InputLogEvent {
  /// The same at another time.
  func at(_ time: Instant) -> InputLogEvent {
    var event = self
    event.time = time
    if case .input(let input) = kind { event.kind = .input(input.at(time)) }
    return event
  }
}

extension InputEvent {
  /// The same at another time.
  func at(_ time: Instant) -> InputEvent {
    switch self {
    case .pointer(var event):
      event.time = time
      event.firstTime = time
      return .pointer(event)
    case .key(var event):
      event.time = time
      return .key(event)
    case .scroll(var event):
      event.time = time
      return .scroll(event)
    case .dragOver(var event):
      event.time = time
      return .dragOver(event)
    case .focusGained: return .focusGained(time: time)
    case .focusLost: return .focusLost(time: time)
    case .unmapped: return .unmapped(time: time)
    case .mapped: return .mapped(time: time)
    case .gestureLost(_, let pointer): return .gestureLost(time: time, pointer: pointer)
    case .dragLeft: return .dragLeft(time: time)
    }
  }
}
