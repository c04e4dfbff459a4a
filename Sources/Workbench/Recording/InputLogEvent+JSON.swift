import Canvas
import Controls
import Support

extension InputLogEvent.Kind {
  /// The line of a log; `nil` for an event that is not recorded.
  ///
  /// - Parameter history: That of the lines before.
  func json(at seconds: Double, after history: inout PointerHistory) -> JSON? {
    let (event, members): (String, [JSON.Member?])
    switch self {
    case .input(.pointer(let pointer)):
      let clicks = history.clicksToWrite(of: pointer, at: Instant(seconds: seconds))
      let input = InputEvent.pointer(pointer)
      event = input.logName
      members = input.logMembers + [clicks.map { .init("clicks", $0) }]
    case .input(let input): (event, members) = (input.logName, input.logMembers)
    case .set(_, let property, let value, let isAnimated):
      event = "set"
      members = [
        .init("property", property), .init("value", value), .init("animated", isAnimated),
      ]
    case .environment(let setting, let value):
      (event, members) = (setting.name, [.init(setting.name, value.json)])
    case .resize(let size, let scale):
      event = "resize"
      members = [
        .init("width", size.width), .init("height", size.height), scale.map { .init("scale", $0) },
      ]
    case .act(let element, .increment):
      (event, members) = ("act", [.init("element", element), .init("action", "increment")])
    case .act(let element, .select(let index)):
      event = "act"
      members = [
        .init("element", element), .init("action", "select"), .init("value", index),
      ]
    case .insertPart, .removePart, .act, .reveal, .command, .sceneInput, .setting, .spring,
      .sceneEnvironment:
      return nil
    }
    return .object([.init("t", seconds), .init("event", event)] + members.compactMap(\.self))
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
    case .text: "text"
    case .preedit: "preedit"
    }
  }

  fileprivate var logMembers: [JSON.Member?] {
    func list(_ key: String, _ names: [String]) -> JSON.Member? {
      names.isEmpty ? nil : .init(key, .strings(names))
    }
    // A log cannot contain longer texts.
    func recorded(_ text: String) -> String {
      text.utf8.count > PropertyValue.maximumTextLength ? "" : text
    }
    func number(of pointer: PointerID) -> JSON.Member? {
      pointer == .primary ? nil : .init("pointer", pointer.rawValue)
    }
    switch self {
    case .pointer(let event):
      let hasButton = event.button > 0 && (event.phase == .pressed || event.phase == .released)
      return [
        .init("x", event.position.x), .init("y", event.position.y),
        hasButton ? .init("button", event.button) : nil, list("modifiers", event.modifiers.names),
        event.device == .touch ? .init("device", InputLogEvent.Device.touch.rawValue) : nil,
        number(of: event.pointer),
      ]
    case .key(let event):
      let text = event.text.map(recorded).flatMap { $0.isEmpty ? nil : $0 }
      return [
        .init("key", event.key.keysymName),
        list("alternatives", event.alternatives.map(\.keysymName)),
        list("modifiers", event.modifiers.names),
        event.isRepeat ? .init("repeat", true) : nil, text.map { .init("text", $0) },
      ]
    case .scroll(let event):
      return [
        .init("x", event.position.x), .init("y", event.position.y), .init("dx", event.deltaX),
        .init("dy", event.deltaY), list("modifiers", event.modifiers.names),
      ]
    case .dragOver(let event):
      return [
        .init("x", event.position.x), .init("y", event.position.y),
        list("contents", event.contents.names),
      ]
    case .gestureLost(_, let pointer): return [number(of: pointer)]
    case .text(let text, _): return [.init("text", recorded(text))]
    case .preedit(let preedit, _):
      func ranges(_ key: String, _ set: RangeSet<Int>, unless usual: RangeSet<Int>) -> JSON.Member?
      {
        let offsets = set.ranges.flatMap { [$0.lowerBound, $0.upperBound] }
        return set == usual ? nil : .init(key, JSON.integers(offsets))
      }
      return [
        .init("text", recorded(preedit.text)), .init("caret", preedit.caret),
        ranges("underlined", preedit.underlined, unless: Preedit.whole(preedit.text)),
        ranges("highlighted", preedit.highlighted, unless: RangeSet()),
      ]
    case .focusGained, .focusLost, .unmapped, .mapped, .dragLeft: return []
    }
  }
}
