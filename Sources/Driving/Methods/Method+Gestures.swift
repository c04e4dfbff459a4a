import Canvas
import Controls
import Support
import Workbench

extension Method {
  /// The longest wait of a request, in seconds. chosen
  private static let longest = 3600.0
  /// The most moves of a request. chosen
  private static let most = 10_000
  /// The most characters of a request, because each change of a field has its whole text. chosen
  private static let mostTyped = 1000

  static let gestures: [Method] = [
    Method(
      "tap", "Presses and releases an element, as a click does.",
      [
        Parameter(
          "target", .target, #"The element or point, such as {"role": "switch"}."#, isRequired: true
        ),
        Parameter("count", .integer, "2 for a double click; 1 by default."),
        Parameter("hold", .number, "The seconds until the release; 0.05 by default."), modifiers,
      ]
    ) { driver, fields in
      let target = try fields.requiredTarget("target")
      let count = try fields.count("count", in: 1...10) ?? 1
      let hold = try fields.positive("hold", upTo: 60, "s") ?? 0.05
      let modifiers = try fields.modifiers()
      var place = Point.zero
      let press = Plan.Step.perform { try driver.pointer("press", place, modifiers) }
      let release = Plan.Step.perform { try driver.pointer("release", place, modifiers) }
      let click = [press, .pass(seconds: hold, rate: VirtualSession.rate), release]
      return driver.acting(
        [.perform { place = try driver.point(target) }]
          + Array(repeating: click, count: count).joined())
    },
    Method(
      "drag", "Drags from one element or point to another.",
      [
        Parameter("from", .target, "The start: an element or a point.", isRequired: true),
        Parameter("to", .target, "The end: an element or a point.", isRequired: true),
        Parameter("duration", .number, "In seconds; 0.3 by default."),
        Parameter("steps", .integer, "The number of moves; one for each frame by default."),
        Parameter("hold", .flag, "Whether the button stays pressed."), modifiers,
      ]
    ) { driver, fields in
      let (from, to) = (try fields.requiredTarget("from"), try fields.requiredTarget("to"))
      let duration = try fields.positive("duration", upTo: 60, "s") ?? 0.3
      let frames = max(1, Int((duration * VirtualSession.rate).rounded()))
      let steps = try fields.count("steps", in: 1...most) ?? frames
      let holds = try fields.bool("hold") ?? false
      let modifiers = try fields.modifiers()
      var (start, end) = (Point.zero, Point.zero)
      var plan: [Plan.Step] = [
        .perform {
          start = try driver.point(from)
          end = try driver.point(to)
          try driver.pointer("press", start, modifiers)
        }
      ]
      for step in 1...steps {
        let part = Double(step) / Double(steps)
        plan.append(.pass(seconds: duration / Double(steps), rate: VirtualSession.rate))
        plan.append(
          .perform {
            try driver.pointer("move", start.moved(part, to: end), modifiers)
          })
      }
      if !holds {
        plan.append(.perform { try driver.pointer("release", end, modifiers) })
      }
      return driver.acting(plan)
    },
    Method(
      "type", "Types a text with keys, into the element that has the focus.",
      [Parameter("text", .string, "The text.", isRequired: true)]
    ) { driver, fields in
      let text = try fields.requiredString("text")
      if text.count > mostTyped {
        throw fields.failure(
          "text must have at most \(mostTyped) characters; act sets longer ones with setText")
      }
      return driver.acting(text.map { character in .perform { try driver.type(character) } })
    },
    Method(
      "act", "Performs an action of an element, as assistive technology does.",
      [
        Parameter("target", .target, "The element.", isRequired: true),
        Parameter(
          "action", .choice(SemanticsActions.named.map(\.name)), "An action that tree shows.",
          isRequired: true),
        Parameter("value", .number, "The number for setValue, or the index for select of a list."),
        Parameter("text", .string, "The text for setText."),
      ]
    ) { driver, fields in
      let target = try fields.requiredTarget("target")
      let action = try fields.requiredString("action")
      let value = try fields.number("value")
      let text = try fields.string("text")
      return driver.acting([.perform { try driver.act(action, value, text, on: target) }])
    },
    Method(
      "advance", "Lets time pass.",
      [
        Parameter("seconds", .number, "In seconds."),
        Parameter("frames", .integer, "Frames, in place of seconds."),
        Parameter("rate", .number, "Frames per second; 60 by default."),
      ]
    ) { driver, fields in
      let rate = try fields.number("rate") ?? VirtualSession.rate
      guard (1...1000).contains(rate) else { throw fields.failure("rate must be 1 to 1000") }
      let seconds = try fields.positive("seconds", upTo: longest, "s")
      let frames = try fields.count("frames", in: 0...Int(longest * rate))
      if (seconds == nil) == (frames == nil) { throw fields.failure("give seconds or frames") }
      let length = seconds ?? Double(frames ?? 0) / rate
      return Plan([.pass(seconds: length, rate: rate)]) {
        driver.outcome([.init("isIdle", driver.session.isIdle)])
      }
    },
    Method(
      "settle", "Waits until nothing moves any more.",
      [Parameter("limit", .number, "The most seconds; 5 by default.")]
    ) { driver, fields in
      let limit = try fields.positive("limit", upTo: longest, "s") ?? 5
      return driver.acting([.settle(limit: limit)])
    },
  ]
}

extension Point {
  fileprivate func moved(_ part: Double, to end: Point) -> Point {
    part == 1 ? end : Point(x + (end.x - x) * part, y + (end.y - y) * part)
  }
}

extension JSONFields {
  /// The names of modifiers, as fields of an event.
  fileprivate mutating func modifiers() throws -> [JSON.Member] {
    remove("modifiers").map { [.init("modifiers", $0)] } ?? []
  }
}

extension Driver {
  fileprivate func pointer(_ name: String, _ place: Point, _ modifiers: [JSON.Member]) throws {
    try perform(name, [.init("x", place.x), .init("y", place.y)] + modifiers)
  }

  /// Shift is held for capital letters; a line feed is the key Return, and a tab the key Tab.
  fileprivate func type(_ character: Character) throws {
    let (key, text): (Key, String?) =
      switch character {
      case "\n": (.enter, nil)
      case "\t": (.tab, nil)
      default: (Key(typing: character), String(character))
      }
    let name = JSON.Member("key", key.keysymName)
    let modifiers: [JSON.Member] =
      character.isUppercase ? [.init("modifiers", .strings(["shift"]))] : []
    try perform("key", [name] + modifiers + (text.map { [.init("text", $0)] } ?? []))
    try perform("keyUp", [name] + modifiers)
  }

  fileprivate func act(
    _ action: String, _ value: Double?, _ text: String?, on target: Target
  ) throws {
    let element = try element(target)
    guard element.actions.names.contains(action) else {
      let actions = element.actions.names.listed("and")
      throw DriveError.unavailable(
        "the \(element.role.rawValue) has no action \(action)"
          + (actions.isEmpty ? "" : "; it has \(actions)"))
    }
    guard element.isEnabled else { throw DriveError.unavailable("the element is disabled") }
    if (action == "setText") != (text != nil) {
      throw DriveError.invalid(
        text == nil ? "setText needs a text" : "text works only with setText")
    }
    let field =
      try text.map { [.init("text", $0)] } ?? valueField(of: action, value, on: element)
    guard let index = index(of: element.id) else { return }
    do {
      try perform("act", [.init("element", index), .init("action", action)] + field)
    } catch {
      throw DriveError.unavailable(DriveError(error).message)
    }
  }

  private func valueField(
    of action: String, _ value: Double?, on element: SemanticsNode
  ) throws(DriveError) -> [JSON.Member] {
    guard Self.needValue.contains(action) else {
      if value == nil { return [] }
      throw .invalid("value works only with \(Self.needValue.listed("or"))")
    }
    if action == "setValue" {
      guard let value else { throw .invalid("value must be a number") }
      return [.init("value", value)]
    }
    let own = scene.index(ofPart: element.id)
    guard let index = value.map({ Int(exactly: $0) }) ?? own else {
      throw .invalid("value must be an index")
    }
    if let own, index != own {
      throw .invalid("value must be \(own), the index of the element itself; it can be left out")
    }
    return [.init("value", index)]
  }

  private static let needValue = ["setValue", "select", "deselect"]
}
