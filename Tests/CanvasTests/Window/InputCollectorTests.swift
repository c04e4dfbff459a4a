import Testing

@testable import Canvas

@Suite struct `Input collector` {
  private func action(
    _ kind: PointerAction.Kind, by pointer: Int = 0, x: Double = 20, y: Double = 10,
    at milliseconds: Int64 = 1
  ) -> PointerAction {
    PointerAction(
      kind: kind, pointer: PointerID(rawValue: pointer), x: x, y: y,
      time: Instant(nanoseconds: milliseconds * 1_000_000), modifiers: [])
  }

  private func events(_ actions: [PointerAction], scale: Double = 1) -> [InputEvent] {
    InputCollector.events(of: actions, scale: scale)
  }

  @Test func `pixels become points`() throws {
    let result = events([action(.moved(isPrimaryDown: false), x: 30, y: 15)], scale: 1.5)
    guard case .pointer(let event)? = result.first else {
      Issue.record("no pointer event")
      return
    }
    #expect(event.position == Point(20, 10))
  }

  @Test func `a press, a drag and a release`() {
    let result = events([
      action(.pressed(button: 1), at: 1), action(.moved(isPrimaryDown: true), x: 25, at: 2),
      action(.released(button: 1), x: 25, at: 3),
    ])
    let time = { (milliseconds: Int64) in Instant(nanoseconds: milliseconds * 1_000_000) }
    #expect(
      result == [
        .pointer(
          PointerEvent(.pressed, at: Point(20, 10), time: time(1), button: 1, isPrimaryDown: true)),
        .pointer(PointerEvent(.moved, at: Point(25, 10), time: time(2), isPrimaryDown: true)),
        .pointer(PointerEvent(.released, at: Point(25, 10), time: time(3), button: 1)),
      ])
  }

  @Test func `a press whose button turns out to be up is given up`() {
    let result = events([
      action(.pressed(button: 1)), action(.entered(isPrimaryDown: false)),
      action(.released(button: 1)),
    ])
    #expect(result.count == 3)
    guard case .gestureLost = result[1] else {
      Issue.record("the gesture goes on")
      return
    }
  }

  @Test func `a grab gives the press up and leaves the pointer where it is`() {
    let result = events([action(.pressed(button: 1)), action(.left(.grabbed))])
    #expect(result.count == 2)
    guard case .gestureLost? = result.last else {
      Issue.record("the gesture goes on")
      return
    }
  }

  @Test func `a release without a press is nothing`() {
    #expect(events([action(.released(button: 1))]).isEmpty)
  }

  @Test(arguments: [(4, 0.0, -1.0), (5, 0, 1), (6, -1, 0), (7, 1, 0)])
  func `a wheel's buttons are notches`(button: Int, x: Double, y: Double) {
    let result = events([action(.pressed(button: button)), action(.released(button: button))])
    #expect(
      result == [
        .scroll(
          ScrollEvent(
            at: Point(20, 10), deltaX: x, deltaY: y, time: Instant(nanoseconds: 1_000_000)))
      ])
  }

  @Test func `a key without any focus event brings the focus along`() {
    var collector = InputCollector()
    let time = Instant(nanoseconds: 5)
    collector.addKey(KeyEvent(.down, .space, time: time))
    collector.addKey(KeyEvent(.up, .space, time: time))
    let events = collector.folder.taken()
    #expect(
      events == [
        .focusGained(time: time), .key(KeyEvent(.down, .space, time: time)),
        .key(KeyEvent(.up, .space, time: time)),
      ])
  }

  @Test func `crossing an edge is no motion of what is held`() {
    let result = events([
      action(.pressed(button: 1)), action(.left(.moved), x: -5),
      action(.entered(isPrimaryDown: true), x: 300),
      action(.left(.ungrabbed), x: 400), action(.released(button: 1), x: 25),
    ])
    #expect(result.count == 2)
    guard case .pointer(let release)? = result.last else {
      Issue.record("no release")
      return
    }
    #expect(release.phase == .released)
    #expect(release.position == Point(25, 10))
  }

  @Test func `a pointer that holds nothing comes and goes`() {
    let phases = events([
      action(.entered(isPrimaryDown: false)), action(.left(.moved)),
    ]).map { event in
      if case .pointer(let pointer) = event { pointer.phase } else { nil as PointerEvent.Phase? }
    }
    #expect(phases == [.moved, .left])
  }

  @Test func `another pointer has no part in a gesture`() {
    let others: [PointerAction.Kind] = [
      .moved(isPrimaryDown: false), .moved(isPrimaryDown: true), .pressed(button: 1),
      .released(button: 1), .entered(isPrimaryDown: false), .left(.grabbed), .scrolled(x: 0, y: 1),
      .pressed(button: 4),
    ]
    let drag = [action(.pressed(button: 1)), action(.moved(isPrimaryDown: true), x: 25)]
    let end = [action(.released(button: 1), x: 25)]
    let disturbed = events(drag + others.map { action($0, by: 8, x: 90) } + end)
    #expect(disturbed.filter { pointer($0) == .primary } == events(drag + end))
    // What is held is not scrolled away.
    #expect(!disturbed.contains { if case .scroll = $0 { true } else { false } })
  }

  @Test func `two pointers each have a gesture of their own`() {
    let result = events([
      action(.pressed(button: 1), at: 1), action(.pressed(button: 1), by: 8, at: 2),
      action(.released(button: 1), at: 3), action(.moved(isPrimaryDown: true), by: 8, at: 4),
      action(.left(.grabbed), by: 8, at: 5), action(.released(button: 1), by: 8, at: 6),
    ])
    let isDown = result.map {
      if case .pointer(let event) = $0 { event.isPrimaryDown } else { nil as Bool? }
    }
    #expect(isDown == [true, true, false, true, nil])
    #expect(result.map(pointer).map(\.rawValue) == [0, 8, 0, 8, 8])
    #expect(
      result.last
        == .gestureLost(time: Instant(nanoseconds: 5_000_000), pointer: PointerID(rawValue: 8)))
  }

  @Test func `presses in a row are counted, and their releases with them`() {
    var clicks: [PointerAction] = []
    for number in 0..<3 {
      let (x, time) = (20.0 + Double(number), Int64(number) * 200)
      clicks.append(action(.pressed(button: 1), x: x, at: time))
      clicks.append(action(.moved(isPrimaryDown: true), x: x, at: time))
      clicks.append(action(.released(button: 1), x: 60, at: time + 90))
    }
    let counts = events(clicks).map { event in
      if case .pointer(let pointer) = event { pointer.clickCount } else { -1 }
    }
    #expect(counts == [1, 0, 1, 2, 0, 2, 3, 0, 3])
  }

  @Test func `what moves a pointer goes along`() {
    var touch = action(.pressed(button: 1))
    touch.device = .touch
    let devices = events([action(.moved(isPrimaryDown: false)), touch]).map {
      if case .pointer(let event) = $0 { event.device } else { nil as PointerDevice? }
    }
    #expect(devices == [.mouse, .touch])
  }

  private func pointer(_ event: InputEvent) -> PointerID {
    switch event {
    case .pointer(let event): event.pointer
    case .gestureLost(_, let pointer): pointer
    default: .primary
    }
  }

  @Test func `after the gesture another pointer may press`() {
    let result = events([
      action(.pressed(button: 1)), action(.released(button: 1)),
      action(.pressed(button: 1), by: 8), action(.released(button: 1), by: 8),
    ])
    #expect(result.count == 4)
  }

  @Test func `with the focus goes what is known of the keys`() {
    let time = Instant(nanoseconds: 5)
    let ways: [(inout InputCollector) -> Void] = [
      { $0.focusOut(mode: 0, detail: 3, time: time) }, { $0.unmapped(time: time) },
    ]
    for way in ways {
      var collector = InputCollector()
      collector.focusIn(mode: 0, detail: 3, time: time)
      func press() -> KeyEvent? {
        collector.keyboard.translator.press(
          code: 65, symbol: KeyTranslator.Symbol(value: 0x20, name: "space", typed: 0x20),
          time: time, modifiers: [])
      }
      #expect(press()?.isRepeat == false)
      #expect(press()?.isRepeat == true)
      way(&collector)
      #expect(
        collector.keyboard.translator.release(code: 65, time: time, modifiers: []) == nil,
        "the release is of a key that went down elsewhere")
      #expect(press()?.isRepeat == false)
    }
  }

  @Test func `under a modal window what is held is lost, and only the pointer's leaving is told`() {
    let time = { (milliseconds: Int64) in Instant(nanoseconds: milliseconds * 1_000_000) }
    var collector = InputCollector()
    for pointer in [0, 7] {
      collector.add(action(.pressed(button: 1), by: pointer, at: 1), scale: 1)
      var told: [InputEvent] = []
      collector.folder.exchange(with: &told)
    }
    // It is there, and nobody has heard of it.
    collector.add(action(.moved(isPrimaryDown: true), at: 2), scale: 1)
    collector.add(action(.scrolled(x: 0, y: 1), at: 2), scale: 1)
    collector.block(time: time(3))
    #expect(collector.blocks == 1)
    for kind in [
      .released(button: 1), .pressed(button: 1), .moved(isPrimaryDown: true),
      .scrolled(x: 0, y: 1), .entered(isPrimaryDown: false), .left(.grabbed), .left(.moved),
    ] as [PointerAction.Kind] {
      collector.add(action(kind, at: 4), scale: 1)
    }
    collector.unblock(time: time(6))
    // Done before, read now; what the pointer has come over is so still.
    collector.add(action(.pressed(button: 1), at: 5), scale: 1)
    collector.add(action(.entered(isPrimaryDown: false), x: 3, at: 5), scale: 1)
    collector.add(action(.moved(isPrimaryDown: false), x: 4, at: 6), scale: 1)
    var told: [InputEvent] = []
    collector.folder.exchange(with: &told)
    #expect(
      told == [
        .gestureLost(time: time(3), pointer: PointerID(rawValue: 0)),
        .gestureLost(time: time(3), pointer: PointerID(rawValue: 7)),
        .pointer(PointerEvent(.left, at: .zero, time: time(3))),
        .pointer(PointerEvent(.left, at: Point(20, 10), time: time(4))),
        .pointer(PointerEvent(.moved, at: Point(4, 10), time: time(6), firstTime: time(5))),
      ])
  }

  private func finger(_ kind: PointerAction.Kind, at milliseconds: Int64 = 1) -> PointerAction {
    var action = action(kind, by: -3, at: milliseconds)
    action.device = .touch
    return action
  }

  private func phases(_ events: [InputEvent]) -> [PointerEvent.Phase?] {
    events.map { if case .pointer(let event) = $0 { event.phase } else { nil } }
  }

  @Test func `a finger that is lifted is nowhere`() {
    let result = events([finger(.pressed(button: 1)), finger(.released(button: 1))])
    #expect(phases(result) == [.pressed, .released, .left])
  }

  @Test func `what a finger began is given up if somebody else gets it`() {
    let result = events([finger(.pressed(button: 1)), finger(.taken)])
    #expect(phases(result) == [.pressed, nil, .left])
    #expect(
      result[1]
        == .gestureLost(time: Instant(nanoseconds: 1_000_000), pointer: PointerID(rawValue: -3)))
  }

  @Test func `a finger under a modal window only goes`() {
    var collector = InputCollector()
    collector.add(finger(.pressed(button: 1)), scale: 1)
    _ = collector.folder.taken()
    collector.block(time: Instant(nanoseconds: 2_000_000))
    var lost: [InputEvent] = []
    collector.folder.exchange(with: &lost)
    collector.add(finger(.released(button: 1), at: 3), scale: 1)
    var rest: [InputEvent] = []
    collector.folder.exchange(with: &rest)
    #expect(phases(rest) == [.left])
  }
}
