import Testing

@testable import Canvas

@Suite struct `Input collector` {
  private func action(
    _ kind: PointerAction.Kind, by pointer: Int = 0, x: Double = 20, y: Double = 10,
    at milliseconds: Int64 = 1
  ) -> PointerAction {
    PointerAction(
      kind: kind, pointer: PointerID(rawValue: pointer), x: x, y: y,
      time: .milliseconds(milliseconds), modifiers: [])
  }

  private func events(_ actions: [PointerAction], scale: Double = 1) -> [InputEvent] {
    InputCollector.events(of: actions, scale: scale)
  }

  @Test func `a press, a drag and a release become pointer events`() {
    let result = events([
      action(.pressed(button: 1), at: 1), action(.moved(isPrimaryDown: true), x: 25, at: 2),
      action(.released(button: 1), x: 25, at: 3),
    ])
    let expected = [
      PointerEvent(
        .pressed, at: Point(20, 10), time: .milliseconds(1), button: 1, isPrimaryDown: true),
      PointerEvent(.moved, at: Point(25, 10), time: .milliseconds(2), isPrimaryDown: true),
      PointerEvent(.released, at: Point(25, 10), time: .milliseconds(3), button: 1),
    ]
    #expect(result == expected.map { .pointer($0) })
  }

  @Test func `a press whose button turns out to be up is lost, and its release is ignored`() {
    #expect(events([action(.released(button: 1))]).isEmpty)
    let result = events([
      action(.pressed(button: 1)), action(.entered(isPrimaryDown: false)),
      action(.released(button: 1)),
    ])
    #expect(result.count == 3 && result[1] == .gestureLost(time: .milliseconds(1)))
  }

  @Test func `wheel buttons become scroll events`() {
    for (button, x, y) in [(4, 0.0, -1.0), (5, 0, 1), (6, -1, 0), (7, 1, 0)] {
      let result = events([action(.pressed(button: button)), action(.released(button: button))])
      let scroll = ScrollEvent(at: Point(20, 10), deltaX: x, deltaY: y, time: .milliseconds(1))
      #expect(result == [.scroll(scroll)])
    }
  }

  @Test func `a key implies the focus, which is gained and lost once`() {
    for isReported in [false, true] {
      var collector = InputCollector()
      // Focus that was not gained is not lost.
      collector.setFocus(false, mode: 0, detail: 3, time: .milliseconds(1))
      if isReported { collector.setFocus(true, mode: 0, detail: 3, time: .milliseconds(2)) }
      let keys = [
        KeyEvent(.down, .space, time: .milliseconds(3)),
        KeyEvent(.up, .space, time: .milliseconds(4)),
      ]
      for key in keys { collector.addKey(key) }
      collector.setFocus(false, mode: 0, detail: 3, time: .milliseconds(5))
      let gained = InputEvent.focusGained(time: .milliseconds(isReported ? 2 : 3))
      #expect(
        collector.coalescer.takeEvents()
          == [gained] + keys.map { .key($0) } + [.focusLost(time: .milliseconds(5))])
    }
  }

  @Test func `a key that was released elsewhere cancels what it holds, but no drag`() {
    var collector = InputCollector()
    let space = KeyTranslator.Symbol(value: 0x20, name: "space", typed: 32)
    func lose() -> [InputEvent] {
      _ = collector.keyboard.press(code: 65, symbol: space, time: .zero, modifiers: [])
      _ = collector.coalescer.takeEvents()
      collector.noteDown([], time: .milliseconds(2))
      return collector.coalescer.takeEvents()
    }
    #expect(lose() == [.gestureLost(time: .milliseconds(2), pointer: .primary)])
    collector.add(action(.pressed(button: 1)), scale: 1)
    #expect(lose().isEmpty)
  }

  @Test func `crossing an edge is motion only without a press`() {
    let result = events([
      action(.pressed(button: 1)), action(.left(isGrabbed: false), x: -5),
      action(.entered(isPrimaryDown: true), x: 300),
      action(.left(isGrabbed: false), x: 400), action(.released(button: 1), x: 25),
      action(.entered(isPrimaryDown: false)), action(.left(isGrabbed: false)),
    ])
    #expect(phases(result) == [.pressed, .released, .moved, .exited])
    #expect(result[1].pointerEvent?.position == Point(25, 10))
  }

  @Test func `another pointer does not affect a gesture`() {
    let others: [PointerAction.Kind] = [
      .moved(isPrimaryDown: false), .moved(isPrimaryDown: true), .pressed(button: 1),
      .released(button: 1), .entered(isPrimaryDown: false), .left(isGrabbed: true),
      .scrolled(x: 0, y: 1), .pressed(button: 4),
    ]
    let drag = [action(.pressed(button: 1)), action(.moved(isPrimaryDown: true), x: 25)]
    let end = [action(.released(button: 1), x: 25)]
    let disturbed = events(drag + others.map { action($0, by: 8, x: 90) } + end)
    #expect(disturbed.filter { pointer($0) == .primary } == events(drag + end))
    #expect(!disturbed.contains { if case .scroll = $0 { true } else { false } })
  }

  @Test func `two pointers have independent gestures`() {
    let result = events([
      action(.pressed(button: 1), at: 1), action(.pressed(button: 1), by: 8, at: 2),
      action(.released(button: 1), at: 3), action(.moved(isPrimaryDown: true), by: 8, at: 4),
      action(.left(isGrabbed: true), by: 8, at: 5), action(.released(button: 1), by: 8, at: 6),
    ])
    #expect(result.map(\.pointerEvent?.isPrimaryDown) == [true, true, false, true, nil])
    #expect(result.map(pointer).map(\.rawValue) == [0, 8, 0, 8, 8])
    #expect(result.last == .gestureLost(time: .milliseconds(5), pointer: PointerID(rawValue: 8)))
  }

  @Test func `a press of another pointer blocks scrolling`() {
    for (pressed, scrolls) in [([], [0, 8]), ([8], [8]), ([8, 0], [])] {
      for pointer in [0, 8] {
        let presses = pressed.map { action(.pressed(button: 1), by: $0) }
        let result = events(presses + [action(.scrolled(x: 0, y: 1), by: pointer)])
        #expect(result.count == pressed.count + (scrolls.contains(pointer) ? 1 : 0))
      }
    }
  }

  @Test func `consecutive presses are counted, and their releases have the same count`() {
    var clicks: [PointerAction] = []
    for number in 0..<3 {
      let (x, time) = (20.0 + Double(number), Int64(number) * 200)
      clicks.append(action(.pressed(button: 1), x: x, at: time))
      clicks.append(action(.moved(isPrimaryDown: true), x: x, at: time))
      clicks.append(action(.released(button: 1), x: 60, at: time + 90))
    }
    #expect(events(clicks).map(\.pointerEvent?.clickCount) == [1, 0, 1, 2, 0, 2, 3, 0, 3])
  }

  private func pointer(_ event: InputEvent) -> PointerID {
    switch event {
    case .pointer(let event): event.pointer
    case .gestureLost(_, let pointer): pointer
    default: .primary
    }
  }

  @Test func `losing the focus forgets the pressed keys`() {
    let time = Instant(nanoseconds: 5)
    let ways: [(inout InputCollector) -> Void] = [
      { $0.setFocus(false, mode: 0, detail: 3, time: time) }, { $0.unmapped(time: time) },
    ]
    for way in ways {
      var collector = InputCollector()
      collector.setFocus(true, mode: 0, detail: 3, time: time)
      func press() -> Bool? {
        collector.keyboard.press(
          code: 65, symbol: KeyTranslator.Symbol(value: 0x20, name: "space", typed: 0x20),
          time: time, modifiers: [])?.isRepeat
      }
      let before = [press(), press()]
      way(&collector)
      // The release is of a key that went down elsewhere.
      let release = collector.keyboard.release(code: 65, time: time, modifiers: [])
      #expect(before + [press()] == [false, true, false] && release == nil)
    }
  }

  @Test func `a modal window ends all gestures and only lets the pointer leave`() {
    var collector = InputCollector()
    func add(_ actions: [PointerAction]) {
      for action in actions { collector.add(action, scale: 1) }
    }
    add([0, 7].map { action(.pressed(button: 1), by: $0, at: 1) })
    _ = collector.coalescer.takeEvents()
    // Pending, not yet delivered.
    add([action(.moved(isPrimaryDown: true), at: 2), action(.scrolled(x: 0, y: 1), at: 2)])
    collector.block(time: .milliseconds(3))
    #expect(collector.blocks == 1)
    let kinds: [PointerAction.Kind] = [
      .released(button: 1), .pressed(button: 1), .moved(isPrimaryDown: true), .scrolled(x: 0, y: 1),
      .entered(isPrimaryDown: false), .left(isGrabbed: true), .left(isGrabbed: false),
    ]
    add(kinds.map { action($0, at: 4) })
    collector.unblock(time: .milliseconds(6))
    add([
      // These events are older than the end of the block.
      action(.pressed(button: 1), at: 5), action(.entered(isPrimaryDown: false), x: 3, at: 5),
      action(.moved(isPrimaryDown: false), x: 4, at: 6),
    ])
    let moved = PointerEvent(
      .moved, at: Point(4, 10), time: .milliseconds(6), firstTime: .milliseconds(5))
    #expect(
      collector.coalescer.takeEvents() == [
        .gestureLost(time: .milliseconds(3), pointer: PointerID(rawValue: 0)),
        .gestureLost(time: .milliseconds(3), pointer: PointerID(rawValue: 7)),
        .pointer(PointerEvent(.exited, at: .zero, time: .milliseconds(3))),
        .pointer(PointerEvent(.exited, at: Point(20, 10), time: .milliseconds(4))), .pointer(moved),
      ])
  }

  private func finger(_ kind: PointerAction.Kind, at milliseconds: Int64 = 1) -> PointerAction {
    var action = action(kind, by: -3, at: milliseconds)
    action.device = .touch
    return action
  }

  private func phases(_ events: [InputEvent]) -> [PointerEvent.Phase?] {
    events.map(\.pointerEvent?.phase)
  }

  @Test func `a finger leaves when it is lifted or taken by another client`() {
    let lifted = events([finger(.pressed(button: 1)), finger(.released(button: 1))])
    let taken = events([finger(.pressed(button: 1)), finger(.taken)])
    #expect(phases(lifted) == [.pressed, .released, .exited])
    #expect(lifted.map(\.pointerEvent?.device) == [.touch, .touch, .touch])
    #expect(phases(taken) == [.pressed, nil, .exited])
    #expect(taken[1] == .gestureLost(time: .milliseconds(1), pointer: PointerID(rawValue: -3)))
    let mouse = events([action(.moved(isPrimaryDown: false))])
    #expect(mouse.map(\.pointerEvent?.device) == [.mouse])
  }

  @Test func `a finger lifted under a modal window only leaves`() {
    var collector = InputCollector()
    collector.add(finger(.pressed(button: 1)), scale: 1)
    collector.block(time: .milliseconds(2))
    _ = collector.coalescer.takeEvents()
    collector.add(finger(.released(button: 1), at: 3), scale: 1)
    #expect(phases(collector.coalescer.takeEvents()) == [.exited])
  }
}

@Suite struct `Focus of a window` {
  private typealias Change = (isGained: Bool, mode: Int32, detail: Int32, isReported: Bool)

  private func check(_ changes: [Change]) {
    var collector = InputCollector()
    for (number, change) in changes.enumerated() {
      collector.setFocus(change.isGained, mode: change.mode, detail: change.detail, time: .zero)
      let isReported = !collector.coalescer.takeEvents().isEmpty
      #expect(isReported == change.isReported, "change \(number)")
    }
  }

  @Test func `changes of the focus are reported`() {
    // Focus is gained and lost once.
    check([(true, 0, 3, true), (true, 0, 0, false), (false, 0, 3, true), (false, 3, 3, false)])
    // A keyboard grab does not change it.
    check([(true, 0, 3, true), (false, 1, 3, false), (true, 2, 3, false), (false, 3, 3, true)])
    // The focus of the pointer, no focus, and the focus of a child change nothing.
    for detail in [5, 6, 7, 2] as [Int32] {
      check([
        (true, 0, detail, false), (true, 0, 4, true), (false, 0, detail, false),
        (false, 9, 3, false), (false, 0, 0, true), (true, 3, 3, true),
      ])
    }
  }
}
