import Testing

@testable import Canvas

@Suite struct `Input events` {
  static let time = Instant(seconds: 12.5)

  private static func events(at time: Instant) -> [InputEvent] {
    [
      .pointer(PointerEvent(.moved, at: Point(1, 2), time: time, firstTime: time.advanced(by: -1))),
      .key(KeyEvent(.down, .space, time: time)),
      .scroll(ScrollEvent(at: .zero, deltaX: 1, deltaY: 2, time: time)),
      .focusGained(time: time), .focusLost(time: time), .unmapped(time: time), .mapped(time: time),
      .gestureLost(time: time), .gestureLost(time: time, pointer: PointerID(rawValue: 8)),
      .dragOver(DragEvent(at: Point(1, 2), time: time, contents: .text)), .dragLeft(time: time),
    ]
  }

  @Test func `every event has a time, and mapping times changes only that`() {
    let events = Self.events(at: Self.time)
    #expect(events.allSatisfy { $0.time == Self.time })
    let later = { (time: Instant) in time.advanced(by: 10) }
    #expect(events.map { $0.mappingTimes(later) } == Self.events(at: later(Self.time)))
  }
}

@Suite struct `Keys` {
  @Test(arguments: [
    ("space", Key.space), ("Tab", .tab), ("Return", .enter), ("Escape", .escape), ("Left", .left),
    ("Right", .right), ("Up", .up), ("Down", .down), ("Home", .home), ("End", .end),
    ("Page_Up", .pageUp), ("Page_Down", .pageDown),
    // A name of one character becomes that character, and any other name a named key.
    ("q", .character("q")), ("7", .character("7")), ("+", .character("+")),
    ("é", .character("é")), ("f9", .named("f9")), ("scroll_lock", .named("scroll_lock")),
    ("kp_7", .named("kp_7")), ("xf86audioplay", .named("xf86audioplay")),
  ])
  func `a keysym name becomes a key, and the key has that name`(name: String, key: Key) {
    for name in [name, name.uppercased()] { #expect(Key(keysymName: name) == key) }
    #expect(key.keysymName == name.lowercased() && Key(keysymName: key.keysymName) == key)
  }

  @Test func `other names become the same keys, and all names are known in lower case`() {
    for (name, key) in [
      ("KP_Enter", Key.enter), ("ISO_Left_Tab", .tab), ("Prior", .pageUp), ("Next", .pageDown),
      ("KP_Left", .left), ("KP_Right", .right), ("KP_Up", .up), ("KP_Down", .down),
      ("KP_Home", .home), ("KP_End", .end), ("KP_Prior", .pageUp), ("KP_Next", .pageDown),
      ("KP_Space", .space),
    ] {
      for name in [name, name.lowercased()] { #expect(Key(keysymName: name) == key, "\(name)") }
    }
    #expect(Key(keysymName: "") == nil)
    for name in ["f9", "scroll_lock", "kp_7", "xf86audioplay", "shift_l", "slash", "voidsymbol"] {
      #expect(Key.isKeysymName(name), "\(name)")
    }
    for name in ["spacebar", "pageup", "Shift_L", ""] {
      #expect(!Key.isKeysymName(name), "\(name)")
    }
  }

  /// `noteDown` reports keys that went down before the window had the focus.
  @Test func `a key pressed elsewhere is ignored until it is released`() {
    var translator = KeyTranslator()
    let enter = KeyTranslator.Symbol(value: 0xFF0D, name: "Return", typed: 13)
    func press() -> KeyEvent? {
      translator.press(code: 36, symbol: enter, time: .zero, modifiers: [])
    }
    func isReleased(_ codes: Set<UInt32>) -> Bool { translator.noteDown(codes) }
    #expect(!isReleased([36]) && press() == nil && press() == nil)
    #expect(translator.release(code: 36, time: .zero, modifiers: []) == nil)
    #expect(press()?.isRepeat == false)
    #expect(!isReleased([36]) && press()?.isRepeat == true)
    #expect(translator.release(code: 36, time: .zero, modifiers: [])?.phase == .up)
    #expect(!isReleased([36]) && !isReleased([]))
    // A release elsewhere, as during a keyboard grab, makes the next press no repeat.
    #expect(press()?.isRepeat == false && isReleased([]) && press()?.isRepeat == false)
  }
}

@Suite struct `Click counter` {
  private static func press(
    _ seconds: Double, at point: Point = Point(50, 50), button: Int = 1,
    by pointer: PointerID = .primary
  ) -> PointerEvent {
    PointerEvent(
      .pressed, at: point, time: Instant(seconds: 10 + seconds), button: button, pointer: pointer)
  }

  private static let other = PointerID(rawValue: 8)

  @Test(arguments: [
    (
      "presses within 0.4 s of each other are counted", [press(0), press(0.4), press(0.8)],
      [1, 2, 3]
    ),
    ("a later press starts a new count", [press(0), press(0.401), press(0.5)], [1, 1, 2]),
    (
      "presses are counted within 4 pt of the first one",
      [
        press(0), press(0.1, at: Point(53, 50)), press(0.2, at: Point(54, 50)),
        press(0.3, at: Point(54.5, 50)),
      ], [1, 2, 3, 1]
    ),
    ("the distance is not that of an axis", [press(0), press(0.1, at: Point(53, 53))], [1, 1]),
    (
      "another button starts a new count, and so does the first button after it",
      [press(0), press(0.1, button: 3), press(0.2)], [1, 1, 1]
    ),
    (
      "each pointer has its own count",
      [press(0), press(0.1, by: other), press(0.2), press(0.3, by: other)], [1, 1, 2, 2]
    ),
    (
      "an invalid position starts a new count",
      [press(0, at: Point(.nan, 50)), press(0.1, at: Point(.nan, 50)), press(0.2)], [1, 1, 1]
    ),
  ])
  func `consecutive presses at one place are counted`(
    what: String, presses: [PointerEvent], counts: [Int]
  ) {
    var counter = ClickCounter()
    #expect(presses.map { counter.counted($0).clickCount } == counts)
  }

  @Test func `a release has the count of its press, and motion has none`() {
    var counter = ClickCounter()
    for time in [0, 0.1] { _ = counter.counted(Self.press(time)) }
    for (phase, button, pointer, count) in [
      (.released, 1, .primary, 2), (.released, 3, .primary, 1), (.released, 1, Self.other, 1),
      (.moved, 0, .primary, 0), (.exited, 0, .primary, 0),
    ] as [(PointerEvent.Phase, Int, PointerID, Int)] {
      let event = PointerEvent(
        phase, at: Point(90, 90), time: Instant(seconds: 20), button: button, clickCount: 7,
        pointer: pointer)
      #expect(counter.counted(event).clickCount == count)
    }
  }

  @Test func `everything except the count is unchanged`() {
    var counter = ClickCounter()
    let event = PointerEvent(
      .pressed, at: Point(1, 2), time: Instant(seconds: 3), firstTime: Instant(seconds: 2),
      button: 2, isPrimaryDown: true, modifiers: .alt, pointer: PointerID(rawValue: 5),
      device: .touch)
    #expect(counter.counted(event) == event)
  }

  @Test func `consecutive touches at one place are counted, whatever other fingers do`() {
    var counter = ClickCounter()
    func count(
      _ phases: [PointerEvent.Phase], _ number: Int, x: Double = 50, after seconds: Double
    ) -> [Int] {
      phases.map { phase in
        let event = PointerEvent(
          phase, at: Point(x, 50), time: Instant(seconds: 10 + seconds),
          pointer: PointerID(rawValue: -number), device: .touch)
        return counter.counted(event).clickCount
      }
    }
    let tap: [PointerEvent.Phase] = [.pressed, .released, .exited]
    #expect(
      count(tap, 1, after: 0) == [1, 1, 0] && count(tap, 2, x: 200, after: 0.1) == [1, 1, 0])
    #expect(
      count(tap, 3, x: 52, after: 0.2) == [2, 2, 0] && count(tap, 4, after: 0.7) == [1, 1, 0])
    // A press while another finger is down at that place starts a new count.
    #expect(count([.pressed], 5, x: 300, after: 0.8) == [1])
    #expect(count([.pressed], 6, x: 300, after: 0.9) == [1])
    #expect(count([.released], 5, x: 300, after: 0.9) == [1])
  }
}
