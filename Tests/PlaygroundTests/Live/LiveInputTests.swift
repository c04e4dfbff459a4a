import Robot
import Testing

@testable import Canvas

extension PlaygroundTests {
  @Suite @MainActor struct LiveInputTests {
    private let live: LiveWindow
    private var content: ProbeContent { live.content }
    init() throws { live = try LiveWindow(scale: 2) }

    @Test func pointerEventsHavePositionsInPointsAndButtons() throws {
      try live.run(
        .init("the window", when: { live.isSettled }) {
          live.robot.move(toX: 60, y: 20)
          live.robot.click()
          live.robot.click(button: 3)
        },
        .init("the clicks", when: { content.pointers.count >= 5 }) {
          live.robot.move(toX: 900, y: 900)
        },
        .init("the end", when: { content.pointers.last?.phase == .exited }))
      let told = content.pointers.dropLast().filter { $0.phase != .moved }
      #expect(told.map(\.phase) == [.pressed, .released, .pressed, .released])
      #expect(told.map(\.button) == [1, 1, 3, 3])
      #expect(told.map(\.isPrimaryDown) == [true, false, false, false])
      #expect(told.allSatisfy { $0.position == Point(30, 10) })
      #expect(content.pointers.map(\.time) == content.pointers.map(\.time).sorted())
    }

    @Test func aWheelScrollsInFourDirections() throws {
      func scroll(_ button: Int) { live.robot.click(button: button) }
      try live.run(
        .init("the window", when: { live.isSettled }) {
          live.robot.move(toX: 30, y: 20)
          scroll(4)
        },
        .init("up", when: { content.scrolls.count == 1 }) { scroll(5) },
        .init("down", when: { content.scrolls.count == 2 }) { scroll(6) },
        .init("left", when: { content.scrolls.count == 3 }) { scroll(7) },
        .init("right", when: { content.scrolls.count == 4 }))
      #expect(content.scrolls.map(\.deltaX) == [0, 0, -1, 1])
      #expect(content.scrolls.map(\.deltaY) == [-1, 1, 0, 0])
      #expect(content.scrolls.allSatisfy { $0.position == Point(15, 10) })
    }

    @Test func keyEventsHaveModifiers() throws {
      func letters() -> [KeyEvent] { content.keys.filter { $0.key == .character("a") } }
      try live.run(
        .init("the window", when: { live.isSettled }) {
          live.robot.focus(live.window.id)
          for modifier: Robot.Modifier in [.shift, .control, .alt, .command] {
            try live.robot.strike("a", modifiers: [modifier])
          }
          for key in ["Caps_Lock", "a", "Caps_Lock"] { try live.robot.strike(key) }
        },
        .init("the keys", when: { letters().count == 10 }))
      let modifiers: [Modifiers] = [.shift, .control, .alt, .super, .capsLock]
      #expect(letters().map(\.phase) == modifiers.flatMap { _ in [.down, .up] })
      #expect(letters().map(\.modifiers) == modifiers.flatMap { [$0, $0] })
      #expect(letters().suffix(4).map(\.text) == [nil, nil, "A", nil])
      #expect(letters().allSatisfy { !$0.isRepeat })
    }

    @Test func keyEventsHaveTheTextThatTheyType() throws {
      try live.robot.addKey("dead_acute")
      func presses() -> [KeyEvent] { content.keys.filter { $0.phase == .down } }
      func isReleased() -> Bool { content.keys.last?.phase == .up }
      try live.run(
        .init("the window", when: { live.isSettled }) {
          live.robot.focus(live.window.id)
          for key in ["a", "A", "dead_acute", "e", "space", "Return"] { try live.robot.strike(key) }
          try live.robot.strike("a", modifiers: [.control])
        },
        .init("the keys", when: { presses().last?.modifiers == .control && isReleased() }))
      let typed = presses().filter { $0.text != nil }
      #expect(typed.map(\.text) == ["a", "A", "é", " "])
      #expect(typed.map(\.key) == [.character("a"), .character("a"), .character("é"), .space])
      #expect(presses().contains { $0.key == .enter } && !presses().contains(where: \.isRepeat))
      #expect(content.keys.filter { $0.key == .character("é") }.map(\.phase) == [.down, .up])
      #expect(content.keys.allSatisfy { $0.phase == .down || $0.text == nil })
    }

    @Test func sequencesOfKeysEndWithTheirPlace() throws {
      for key in ["dead_acute", "Multi_key"] { try live.robot.addKey(key) }
      func texts() -> [String] { content.keys.compactMap(\.text) }
      try live.run(
        .init("the window", when: { live.isSettled }) {
          live.robot.focus(live.window.id)
          live.robot.move(toX: 60, y: 20)
          let complete = ["Multi_key", "o", "e", "dead_acute", "space"]
          let broken = ["dead_acute", "x", "a", "dead_acute", "Escape", "b"]
          for key in complete + broken + ["dead_acute"] { try live.robot.strike(key) }
          live.robot.click()
          for key in ["e", "dead_acute"] { try live.robot.strike(key) }
          live.robot.focusNobody()
          live.robot.focus(live.window.id)
          for key in ["e", "dead_acute", "i"] { try live.robot.strike(key) }
        },
        .init("the keys", when: { texts().last == "í" }))
      #expect(texts() == ["œ", "'", "a", "b", "e", "e", "í"])
    }

    @Test func focusAndMappingSendEvents() throws {
      func states() -> [String] {
        content.events.compactMap {
          switch $0 {
          case .focusGained: "focus"
          case .focusLost: "no focus"
          case .mapped: "mapped"
          case .unmapped: "unmapped"
          default: nil
          }
        }
      }
      try live.run(
        .init("the window", when: { live.isSettled }) { live.robot.focus(live.window.id) },
        .init("focus", when: { states().last == "focus" }) { live.robot.focusNobody() },
        .init("its end", when: { states().last == "no focus" }) { live.robot.hide(live.window.id) },
        .init("no window", when: { states().last == "unmapped" }) {
          #expect(!live.window.visibility.isVisible)
          live.robot.show(live.window.id)
        },
        .init("its return", when: { states().count == 5 && live.isSettled }))
      #expect(states() == ["mapped", "focus", "no focus", "unmapped", "mapped"])
      #expect(live.window.statistics.fullRepaints["visible again"] == 1)
    }

    /// Motion that arrives faster than frames is coalesced into one event per tick.
    @Test func motionBetweenTwoFramesIsCoalesced() throws {
      content.answersInput = true
      var count = 0
      try live.run(
        .init("the window", when: { live.isSettled }) { live.robot.move(toX: 10, y: 10) },
        // The answering frame has been painted, so the next motion arrives within its interval.
        .init(
          "motion",
          when: { !content.pointers.isEmpty && live.window.pacer.isPaced(at: MonotonicClock.now) }
        ) {
          count = content.pointers.count
          for x in 11...15 { live.robot.move(toX: x, y: 10) }
        },
        .init("all of it", when: { content.pointers.last?.position == Point(7.5, 5) }))
      let folded = content.pointers.dropFirst(count)
      #expect(folded.count <= 2, "\(folded.count) events")
      #expect(folded.allSatisfy { $0.firstTime <= $0.time })
    }
  }

  @Suite @MainActor struct LivePointerTests {
    @Test func theWindowShowsTheCursorOfItsContent() throws {
      let live = try LiveWindow()
      let content = live.content
      content.onEvent = { event in
        guard case .pointer(let pointer) = event, pointer.phase == .moved else { return }
        content.cursor = pointer.position.x < 50 ? .arrow : .iBeam
      }
      var pictures: [[UInt]] = []
      func look() throws {
        live.settle()
        pictures.append(try live.robot.cursorPixels())
      }
      try live.run(
        .init("the window", when: { live.isSettled }) { live.robot.move(toX: 20, y: 20) },
        .init("the arrow", when: { content.pointers.count == 1 }) {
          try look()
          live.robot.move(toX: 70, y: 20)
        },
        .init("the beam", when: { live.window.cursor.shown == .iBeam }) {
          try look()
          live.robot.move(toX: 80, y: 20)
        },
        .init("the beam again", when: { content.pointers.count == 3 }) {
          try look()
          live.robot.move(toX: 20, y: 20)
        },
        .init("the arrow again", when: { live.window.cursor.shown == .arrow }) {
          try look()
          content.cursor = .wait
          content.needsUpdate = true
        },
        .init("a frame", when: { content.frames.count == 2 && live.isSettled }) {
          #expect(live.window.cursor.shown == .wait)
        })
      #expect(pictures.count == 4 && pictures[0] != pictures[1] && pictures[1] == pictures[2])
      #expect(pictures[3] == pictures[0])
    }

    @Test func everyCursorHasADistinctShape() {
      // The cursor font of X has no closed hand.
      let cursors = Cursor.allCases.filter { $0 != .closedHand }
      #expect(Set(cursors.map { WindowCursor.shape(of: $0)?.glyph }).count == cursors.count)
      #expect(WindowCursor.shape(of: .closedHand)?.glyph == WindowCursor.shape(of: .move)?.glyph)
      #expect(WindowCursor.shape(of: .arrow) == nil)
    }

    @Test func pointersHaveSeparateIdentifiers() throws {
      let live = try LiveWindow()
      let content = live.content
      let second = try SecondPointer(live.robot, name: "second")
      defer { second.remove() }
      func pressed() -> [PointerEvent] { content.pointers.filter { $0.phase == .pressed } }
      try live.run(
        .init("the window", when: { live.isSettled }) {
          live.robot.move(toX: 20, y: 20)
          live.robot.press()
          second.move(toX: 40, y: 40)
          second.press()
          live.robot.release()
          live.robot.click()
          second.release()
        },
        .init("all presses", when: { pressed().count == 3 }))
      let told = pressed()
      #expect(told.map(\.pointer).first == .primary && told.map(\.pointer).last == .primary)
      #expect(told[1].pointer != .primary && told[1].position == Point(40, 40))
      #expect(told.map(\.clickCount) == [1, 1, 2] && told.allSatisfy { $0.device == .mouse })
    }
  }
}
