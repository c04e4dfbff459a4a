import Testing

@testable import Canvas

@Suite struct `Edge cases of input` {
  private func time(_ milliseconds: Int64) -> Instant { .milliseconds(milliseconds) }

  private func scroll(
    _ x: Double, at milliseconds: Int64, modifiers: Modifiers = []
  ) -> InputEvent {
    .scroll(
      ScrollEvent(
        at: Point(x, 2 * x), deltaX: 1, deltaY: 2, time: time(milliseconds), modifiers: modifiers))
  }

  @Test func `coalesced scrolls have the time and position of the last one`() {
    #expect(
      EventCoalescer.coalesced([scroll(1, at: 1), scroll(5, at: 7)]) == [
        .scroll(ScrollEvent(at: Point(5, 10), deltaX: 2, deltaY: 4, time: time(7)))
      ])
  }

  @Test func `scrolls with different modifiers are kept apart`() {
    let all = [scroll(1, at: 1), scroll(2, at: 2, modifiers: .control), scroll(3, at: 3)]
    #expect(EventCoalescer.coalesced(all) == all)
  }

  @Test func `a key press between two scrolls keeps them apart`() {
    let press = InputEvent.key(KeyEvent(.down, .space, time: time(2)))
    let all = [scroll(1, at: 1), press, scroll(2, at: 3)]
    #expect(EventCoalescer.coalesced(all) == all)
  }

  @Test func `a coalescer keeps every event until it is taken`() {
    let motion = InputEvent.pointer(PointerEvent(.moved, at: .zero, time: time(1)))
    for event in [motion, scroll(1, at: 1), .focusGained(time: time(1))] {
      var coalescer = EventCoalescer()
      #expect(coalescer.isEmpty)
      coalescer.add(event)
      #expect(!coalescer.isEmpty)
      #expect(coalescer.holdsOnlyMotion == (event == motion))
      #expect(coalescer.taken() == [event])
      #expect(coalescer.isEmpty)
    }
  }

  private func action(
    _ kind: PointerAction.Kind, x: Double = 20, modifiers: Modifiers = [], at milliseconds: Int64
  ) -> PointerAction {
    PointerAction(kind: kind, x: x, y: 10, time: time(milliseconds), modifiers: modifiers)
  }

  @Test func `other buttons are reported without the primary one`() {
    #expect(
      InputCollector.events(of: [
        action(.pressed(button: 3), at: 1), action(.released(button: 3), at: 2),
        action(.released(button: 2), at: 3),
      ]) == [
        .pointer(PointerEvent(.pressed, at: Point(20, 10), time: time(1), button: 3)),
        .pointer(PointerEvent(.released, at: Point(20, 10), time: time(2), button: 3)),
        .pointer(PointerEvent(.released, at: Point(20, 10), time: time(3), button: 2)),
      ])
  }

  @Test func `another button in a drag keeps the primary button down`() {
    let events = InputCollector.events(of: [
      action(.pressed(button: 1), at: 1), action(.pressed(button: 3), at: 2),
      action(.released(button: 3), at: 3), action(.moved(isPrimaryDown: true), x: 21, at: 4),
      action(.released(button: 1), x: 21, at: 5),
    ])
    #expect(events.compactMap(\.pointerEvent?.isPrimaryDown) == [true, true, true, true, false])
  }

  @Test func `motion with the button up ends the gesture before it moves`() {
    #expect(
      InputCollector.events(of: [
        action(.pressed(button: 1), at: 1), action(.moved(isPrimaryDown: false), x: 30, at: 2),
      ]) == [
        .pointer(
          PointerEvent(.pressed, at: Point(20, 10), time: time(1), button: 1, isPrimaryDown: true)),
        .gestureLost(time: time(2)),
        .pointer(PointerEvent(.moved, at: Point(30, 10), time: time(2))),
      ])
  }

  @Test func `motion and scroll events keep their modifiers`() {
    let events = InputCollector.events(
      of: [
        action(.moved(isPrimaryDown: false), modifiers: .shift, at: 1),
        action(.scrolled(x: 0.25, y: -1.5), modifiers: .control, at: 2),
        action(.pressed(button: 5), modifiers: .alt, at: 3),
      ], scale: 2)
    #expect(
      events == [
        .pointer(PointerEvent(.moved, at: Point(10, 5), time: time(1), modifiers: .shift)),
        .scroll(
          ScrollEvent(
            at: Point(10, 5), deltaX: 0.25, deltaY: -1.5, time: time(2), modifiers: .control)),
        .scroll(
          ScrollEvent(at: Point(10, 5), deltaX: 0, deltaY: 1, time: time(3), modifiers: .alt)),
      ])
  }

  @Test func `mapping and unmapping are reported, and unmapping ends the press`() {
    var collector = InputCollector()
    collector.mapped(time: time(1))
    collector.add(action(.pressed(button: 1), at: 2), scale: 1)
    collector.unmapped(time: time(3))
    collector.add(action(.released(button: 1), at: 4), scale: 1)
    let events = collector.coalescer.taken()
    #expect(events.count == 3)
    #expect(events.first == .mapped(time: time(1)) && events.last == .unmapped(time: time(3)))
  }

  @Test
  func `a reported focus is not repeated by a key, and focus that was not gained is not lost`() {
    var collector = InputCollector()
    collector.focusOut(mode: 0, detail: 3, time: time(1))
    collector.focusIn(mode: 0, detail: 3, time: time(2))
    collector.addKey(KeyEvent(.down, .space, time: time(3)))
    collector.focusOut(mode: 0, detail: 3, time: time(4))
    #expect(
      collector.coalescer.taken() == [
        .focusGained(time: time(2)), .key(KeyEvent(.down, .space, time: time(3))),
        .focusLost(time: time(4)),
      ])
  }

  @Test(
    arguments: [
      (1, Modifiers.shift), (4, .control), (8, .alt), (13, [.shift, .control, .alt]), (0, []),
      // Caps Lock, Num Lock, Super and the buttons.
      (2, []), (16, []), (64, []), (0x1F00, []),
    ] as [(UInt32, Modifiers)])
  func `the modifier mask of X11 is read bit by bit`(mask: UInt32, modifiers: Modifiers) {
    #expect(Modifiers(mask: mask) == modifiers)
  }

  @Test func `two pressed keys are tracked separately`() {
    var translator = KeyTranslator()
    func press(_ code: UInt32, _ value: UInt) -> KeyEvent? {
      translator.press(
        code: code, symbol: KeyTranslator.Symbol(value: value, name: nil, typed: nil),
        time: time(7), modifiers: .control)
    }
    #expect(press(38, 0x61) == KeyEvent(.down, .character("a"), time: time(7), modifiers: .control))
    #expect(press(56, 0x62)?.isRepeat == false)
    #expect(
      translator.release(code: 38, time: time(9), modifiers: .shift)
        == KeyEvent(.up, .character("a"), time: time(9), modifiers: .shift))
    #expect(translator.release(code: 56, time: time(9), modifiers: [])?.key == .character("b"))
  }

  @Test func `keysyms at the limits of Latin-1 become characters or named keys`() {
    func key(_ value: UInt, _ name: String?, typed: UInt8? = nil) -> Key? {
      KeyTranslator.key(for: KeyTranslator.Symbol(value: value, name: name, typed: typed))
    }
    #expect(key(0x21, "exclam") == .character("!"))
    #expect(key(0x7E, "asciitilde") == .character("~"))
    #expect(key(0x7F, "odd") == .named("odd"))
    #expect(key(0x9F, "odd") == .named("odd"))
    #expect(key(0xFF, "ydiaeresis") == .character("ÿ"))
    #expect(key(0x100, "odd") == .named("odd"))
    #expect(key(0xFF80, "KP_Space", typed: 0x20) == .space)
    #expect(key(0x0100_0100, "Amacron") == .character("ā"))
  }

  @Test func `mapping times changes every time of an event`() throws {
    let later = { (time: Instant) in time.advanced(by: 10) }
    func moved(_ event: InputEvent) -> InputEvent { event.mappingTimes(later) }
    let pointer = PointerEvent(.moved, at: Point(2, 2), time: time(2), firstTime: time(1))
    let result = try #require(moved(.pointer(pointer)).pointerEvent)
    #expect(result.time == later(time(2)) && result.position == pointer.position)
    #expect(result.firstTime == later(time(1)))
    let others: [(Instant) -> InputEvent] = [
      { .key(KeyEvent(.down, .tab, time: $0)) },
      { .scroll(ScrollEvent(at: .zero, deltaX: 1, deltaY: 2, time: $0)) },
      { .focusGained(time: $0) }, { .focusLost(time: $0) }, { .unmapped(time: $0) },
      { .mapped(time: $0) }, { .gestureLost(time: $0) },
      { .gestureLost(time: $0, pointer: PointerID(rawValue: 8)) },
      { .dragOver(DragEvent(at: Point(1, 2), time: $0, contents: .text)) }, { .dragLeft(time: $0) },
    ]
    for event in others { #expect(moved(event(time(3))) == event(later(time(3)))) }
  }
}
