import Robot
import Testing

@testable import Canvas

extension PlaygroundTests {
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
