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
    #expect(
      result == [
        .pointer(
          PointerEvent(
            .pressed, at: Point(20, 10), time: .milliseconds(1), button: 1, isPrimaryDown: true)),
        .pointer(
          PointerEvent(.moved, at: Point(25, 10), time: .milliseconds(2), isPrimaryDown: true)),
        .pointer(PointerEvent(.released, at: Point(25, 10), time: .milliseconds(3), button: 1)),
      ])
  }

  @Test func `a press whose button turns out to be up is lost`() {
    let result = events([
      action(.pressed(button: 1)), action(.entered(isPrimaryDown: false)),
      action(.released(button: 1)),
    ])
    #expect(result.count == 3)
    #expect(result[1] == .gestureLost(time: .milliseconds(1)))
  }

  @Test func `a release without a press is ignored`() {
    #expect(events([action(.released(button: 1))]).isEmpty)
  }

  @Test(arguments: [(4, 0.0, -1.0), (5, 0, 1), (6, -1, 0), (7, 1, 0)])
  func `wheel buttons become scroll events`(button: Int, x: Double, y: Double) {
    let result = events([action(.pressed(button: button)), action(.released(button: button))])
    #expect(
      result == [
        .scroll(ScrollEvent(at: Point(20, 10), deltaX: x, deltaY: y, time: .milliseconds(1)))
      ])
  }

  @Test func `a key without a focus event implies the focus`() {
    var collector = InputCollector()
    let time = Instant(nanoseconds: 5)
    collector.addKey(KeyEvent(.down, .space, time: time))
    collector.addKey(KeyEvent(.up, .space, time: time))
    collector.setFocus(false, mode: 0, detail: 3, time: time)
    #expect(
      collector.coalescer.takeEvents() == [
        .focusGained(time: time), .key(KeyEvent(.down, .space, time: time)),
        .key(KeyEvent(.up, .space, time: time)), .focusLost(time: time),
      ])
  }

  @Test func `crossing an edge while pressed is no motion`() {
    let result = events([
      action(.pressed(button: 1)), action(.left(isGrabbed: false), x: -5),
      action(.entered(isPrimaryDown: true), x: 300),
      action(.left(isGrabbed: false), x: 400), action(.released(button: 1), x: 25),
    ])
    #expect(result.count == 2)
    let release = result.last?.pointerEvent
    #expect(release?.phase == .released && release?.position == Point(25, 10))
  }

  @Test func `a pointer without a press enters and leaves`() {
    let result = events([action(.entered(isPrimaryDown: false)), action(.left(isGrabbed: false))])
    #expect(phases(result) == [.moved, .exited])
  }

  @Test func `another pointer does not affect a gesture`() {
    let others: [PointerAction.Kind] = [
      .moved(isPrimaryDown: false), .moved(isPrimaryDown: true), .pressed(button: 1),
      .released(button: 1), .entered(isPrimaryDown: false), .left(isGrabbed: true),
      .scrolled(x: 0, y: 1),
      .pressed(button: 4),
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

  @Test(
    arguments: [([], [true, true]), ([8], [false, true]), ([8, 0], [false, false])]
      as [([Int], [Bool])])
  func `a press of another pointer blocks scrolling`(pressed: [Int], scrolls: [Bool]) {
    for (pointer, scrolls) in zip([0, 8], scrolls) {
      let presses = pressed.map { action(.pressed(button: 1), by: $0) }
      let result = events(presses + [action(.scrolled(x: 0, y: 1), by: pointer)])
      #expect(result.count == pressed.count + (scrolls ? 1 : 0), "pointer \(pointer)")
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

  @Test func `events keep the device of the pointer`() {
    var touch = action(.pressed(button: 1))
    touch.device = .touch
    let result = events([action(.moved(isPrimaryDown: false)), touch])
    #expect(result.map(\.pointerEvent?.device) == [.mouse, .touch])
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
      func press() -> KeyEvent? {
        collector.keyboard.press(
          code: 65, symbol: KeyTranslator.Symbol(value: 0x20, name: "space", typed: 0x20),
          time: time, modifiers: [])
      }
      #expect(press()?.isRepeat == false)
      #expect(press()?.isRepeat == true)
      way(&collector)
      #expect(
        collector.keyboard.release(code: 65, time: time, modifiers: []) == nil,
        "the release is of a key that went down elsewhere")
      #expect(press()?.isRepeat == false)
    }
  }

  @Test func `a modal window ends all gestures and only lets the pointer leave`() {
    var collector = InputCollector()
    for pointer in [0, 7] {
      collector.add(action(.pressed(button: 1), by: pointer, at: 1), scale: 1)
      _ = collector.coalescer.takeEvents()
    }
    // Pending, not yet delivered.
    collector.add(action(.moved(isPrimaryDown: true), at: 2), scale: 1)
    collector.add(action(.scrolled(x: 0, y: 1), at: 2), scale: 1)
    collector.block(time: .milliseconds(3))
    #expect(collector.blocks == 1)
    for kind in [
      .released(button: 1), .pressed(button: 1), .moved(isPrimaryDown: true),
      .scrolled(x: 0, y: 1), .entered(isPrimaryDown: false), .left(isGrabbed: true),
      .left(isGrabbed: false),
    ] as [PointerAction.Kind] {
      collector.add(action(kind, at: 4), scale: 1)
    }
    collector.unblock(time: .milliseconds(6))
    // This event is older than the end of the block.
    collector.add(action(.pressed(button: 1), at: 5), scale: 1)
    collector.add(action(.entered(isPrimaryDown: false), x: 3, at: 5), scale: 1)
    collector.add(action(.moved(isPrimaryDown: false), x: 4, at: 6), scale: 1)
    let told = collector.coalescer.takeEvents()
    #expect(
      told == [
        .gestureLost(time: .milliseconds(3), pointer: PointerID(rawValue: 0)),
        .gestureLost(time: .milliseconds(3), pointer: PointerID(rawValue: 7)),
        .pointer(PointerEvent(.exited, at: .zero, time: .milliseconds(3))),
        .pointer(PointerEvent(.exited, at: Point(20, 10), time: .milliseconds(4))),
        .pointer(
          PointerEvent(
            .moved, at: Point(4, 10), time: .milliseconds(6), firstTime: .milliseconds(5))),
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

  @Test func `a lifted finger leaves`() {
    let result = events([finger(.pressed(button: 1)), finger(.released(button: 1))])
    #expect(phases(result) == [.pressed, .released, .exited])
  }

  @Test func `a touch taken by another client loses its gesture`() {
    let result = events([finger(.pressed(button: 1)), finger(.taken)])
    #expect(phases(result) == [.pressed, nil, .exited])
    #expect(result[1] == .gestureLost(time: .milliseconds(1), pointer: PointerID(rawValue: -3)))
  }

  @Test func `a finger lifted under a modal window only leaves`() {
    var collector = InputCollector()
    collector.add(finger(.pressed(button: 1)), scale: 1)
    _ = collector.coalescer.takeEvents()
    collector.block(time: .milliseconds(2))
    _ = collector.coalescer.takeEvents()
    collector.add(finger(.released(button: 1), at: 3), scale: 1)
    #expect(phases(collector.coalescer.takeEvents()) == [.exited])
  }
}

@Suite struct `Focus of a window` {
  /// Whether each change, of a mode and with a detail of X11, is reported.
  private func reported(_ changes: [(isGained: Bool, mode: Int32, detail: Int32)]) -> [Bool] {
    var collector = InputCollector()
    return changes.map { isGained, mode, detail in
      collector.setFocus(isGained, mode: mode, detail: detail, time: .zero)
      return !collector.coalescer.takeEvents().isEmpty
    }
  }

  @Test func `focus is gained and lost once`() {
    #expect(
      reported([(true, 0, 3), (true, 0, 0), (false, 0, 3), (false, 3, 3)])
        == [true, false, true, false])
  }

  @Test func `a keyboard grab does not change the focus`() {
    #expect(
      reported([(true, 0, 3), (false, 1, 3), (true, 2, 3), (false, 3, 3)])
        == [true, false, false, true])
  }

  @Test(arguments: [5, 6, 7, 2] as [Int32])
  func `pointer focus, no focus and focus of a child change nothing`(detail: Int32) {
    #expect(
      reported([
        (true, 0, detail), (true, 0, 4), (false, 0, detail), (false, 9, 3), (false, 0, 0),
        (true, 3, 3),
      ]) == [false, true, false, false, true, true])
  }
}
