import ControlsTesting

/// The events of a seed, in moods, as much of what a user does needs undisturbed input.
struct MonkeyPlan {
  private enum Mood: CaseIterable { case pointer, typing, reading, tools, mischief, everything }

  private static let controlKeys = [
    "Tab", "ISO_Left_Tab", "space", "Return", "Left", "Right", "Up", "Down", "Home", "End",
    "Page_Up", "Page_Down", "Escape",
  ]

  /// Keys of the program, but not those that write files.
  private static let toolKeys = [
    "h", "b", "i", "v", "l", "c", "m", "r", "e", "t", "d", "w", "x", "o", "0", "1", "2", "3",
    "4", "5", "p", "P", "bracketleft", "bracketright", "comma", "period", "n", "minus", "equal",
    "question", "F11", "BackSpace",
  ]

  /// Sizes of windows, px; the largest is larger than the display.
  private static let sizes = [
    (960, 680), (480, 640), (1200, 800), (360, 320), (200, 900), (1, 1), (1500, 1300), (37, 1000),
    (1000, 41), (700, 700),
  ]

  private var generator: SeededGenerator
  /// In reverse order.
  private var queue: [MonkeyEvent] = []
  private var mood = Mood.everything
  private var moodEvents = 0

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func next() -> MonkeyEvent {
    moodEvents -= 1
    if moodEvents < 0 {
      mood = generator.pick(Mood.allCases)
      moodEvents = generator.int(in: 100...2000)
    }
    if queue.isEmpty || generator.chance(oneIn: mood == .everything ? 30 : 400) {
      add(makeGesture())
    }
    return queue.removeLast()
  }

  private mutating func add(_ events: [MonkeyEvent]) { queue += events.reversed() }

  private mutating func makeGesture() -> [MonkeyEvent] {
    // Shares in percent: keys for controls, tool keys, mischief, and actions of a screen reader.
    let parts: (keys: Int, tools: Int, mischief: Int, reader: Int) =
      switch mood {
      case .pointer: (0, 0, 0, 0)
      case .typing: (75, 0, 0, 0)
      case .reading: (5, 0, 0, 30)
      case .tools: (5, 20, 0, 0)
      case .mischief: (5, 0, 20, 2)
      case .everything: (20, 7, 7, 3)
      }
    var number = generator.int(in: 0...99)
    func isNext(_ share: Int) -> Bool {
      number -= share
      return number < 0
    }
    if isNext(parts.keys) { return makeKeys(Self.controlKeys) }
    if isNext(parts.tools) { return makeToolKey() }
    if isNext(parts.mischief) { return makeMischief() }
    return isNext(parts.reader) ? makeReaderActs() : makePointerGesture()
  }

  private mutating func makePointerGesture() -> [MonkeyEvent] {
    switch generator.int(in: 0...19) {
    case 0...6: return makeStroke()
    case 7...12: return makeClick()
    case 13...14: return makeWheel()
    case 15...17: return makeWay(from: makePlace(), count: generator.int(in: 1...30)).map(event)
    case 18:
      // An unpaired press or release.
      let button = generator.pick([1, 1, 1, 2, 3])
      return [generator.chance(0.5) ? .press(button) : .release(button)]
    default:
      let modifier = generator.pick(["Shift_L", "Control_L"])
      return [.hold(modifier)] + makeClick() + [.letGo(modifier)]
    }
  }

  private typealias Place = (x: Double, y: Double)

  private func event(_ place: Place) -> MonkeyEvent { .move(x: place.x, y: place.y) }

  /// Mostly within the window.
  private mutating func makePlace() -> Place {
    let range = generator.chance(oneIn: 25) ? -0.2...1.2 : 0.0...1.0
    return (generator.number(in: range), generator.number(in: range))
  }

  private mutating func makeWay(from start: Place, count: Int) -> [Place] {
    let reach = generator.pick([0.004, 0.02, 0.1])
    let isLevel = generator.chance(0.6)
    var place = start
    var direction = generator.number(in: -reach...reach)
    return (0..<count).map { _ in
      if generator.chance(oneIn: 8) { direction = generator.number(in: -reach...reach) }
      place.x = min(1.2, max(-0.2, place.x + direction))
      if !isLevel { place.y += generator.number(in: -reach...reach) }
      return place
    }
  }

  private mutating func makeStroke() -> [MonkeyEvent] {
    let start = makePlace()
    let way = makeWay(from: start, count: generator.int(in: 1...60))
    return [event(start), .press(1)] + way.map(event) + [.release(1)]
  }

  private mutating func makeClick() -> [MonkeyEvent] {
    let button = generator.chance(oneIn: 12) ? generator.int(in: 2...3) : 1
    let click: [MonkeyEvent] = [.press(button), .release(button)]
    let count = generator.pick([1, 1, 1, 2, 3])
    return [event(makePlace())] + (0..<count).flatMap { _ in click }
  }

  private mutating func makeWheel() -> [MonkeyEvent] {
    let button = generator.pick([4, 5, 5, 4, 6, 7])
    return [event(makePlace())]
      + (0..<generator.int(in: 1...20)).flatMap { _ in [.press(button), .release(button)] }
  }

  private mutating func makeKeys(_ names: [String]) -> [MonkeyEvent] {
    if generator.chance(oneIn: 15) {
      let name = generator.pick(names)
      return [.hold(name)] + makePointerGesture() + [.letGo(name)]
    }
    return (0..<generator.int(in: 1...8)).map { _ in
      .strike(generator.pick(names), generator.chance(oneIn: 12) ? [.shift] : [])
    }
  }

  private mutating func makeToolKey() -> [MonkeyEvent] {
    switch generator.int(in: 0...19) {
    case 0...3: [.strike("\(generator.int(in: 1...9))", [.control])]
    case 4: [.strike(generator.pick(["minus", "equal"]), [.control])]
    case 5: [.strike("c", [.control])]
    case 6: [.strike(generator.pick(["s", "S", "F9", "F10"]), [])]
    case 7: [.strike("f", [])]
    default: [.strike(generator.pick(Self.toolKeys), [])]
    }
  }

  private mutating func makeReaderActs() -> [MonkeyEvent] {
    // The way to an object at a depth of up to 8, the action, and its amount.
    (0..<generator.int(in: 1...4)).map { _ in
      .readerAct((0..<10).map { _ in generator.int(in: 0...9999) })
    }
  }

  private mutating func makeMischief() -> [MonkeyEvent] {
    switch generator.int(in: 0...11) {
    case 0...2:
      let size = generator.pick(Self.sizes)
      return [.resize(width: size.0, height: size.1)] + makePointerGesture()
        + (generator.chance(0.6) ? [.resize(width: 960, height: 680)] : [])
    case 3: return [.moveWindow(x: generator.int(in: -100...300), y: generator.int(in: -100...300))]
    case 4: return [.unmap] + makeKeys(Self.controlKeys) + [.map]
    case 5: return [.conceal] + makePointerGesture() + [.reveal]
    case 6: return [.takeFocus] + makeKeys(Self.controlKeys) + [.giveFocus]
    case 7:
      let place = makePlace()
      return [
        .cover(
          x: place.x - 0.3, y: place.y - 0.3, width: generator.number(in: 0.05...1.5),
          height: generator.number(in: 0.05...1.5))
      ] + makePointerGesture() + [.uncover]
    case 8: return [.resolution(generator.pick([96, 96, 120, 144, 192]))]
    case 9...10: return [.grabServer] + makePointerGesture() + [.ungrabServer]
    default:
      return makeWay(from: makePlace(), count: generator.int(in: 1...20))
        .map { .dragOver(x: $0.x, y: $0.y) } + [generator.chance(0.5) ? .dragLeave : .drop]
    }
  }
}
