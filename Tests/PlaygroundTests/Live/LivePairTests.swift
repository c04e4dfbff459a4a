import Robot
import Testing

@testable import Canvas

extension PlaygroundTests {
  @Suite @MainActor struct LivePairTests {
    private let live: LiveLoop

    init() throws { live = try LiveLoop() }

    @Test func twoWindowsHaveSeparateInputAndFrames() throws {
      let robot = live.robot
      let (left, leftContent) = try live.open("Left")
      let (right, rightContent) = try live.open("Right")
      var frames = 0
      func click(x: Int) {
        robot.move(toX: x, y: 40)
        robot.click()
      }
      try live.run(
        .init("both", when: { left.isSettled && right.isSettled }) {
          leftContent.answersInput = true
          rightContent.answersInput = true
          robot.move(right.id, toX: 300, y: 0)
          frames = rightContent.frames.count
          click(x: 20)
        },
        .init("left's click", when: { leftContent.pointers.last?.phase == .released }) {
          #expect(rightContent.pointers.isEmpty && rightContent.frames.count == frames)
          #expect(leftContent.frames.count > 1)
          click(x: 320)
          robot.focus(right.id)
          try robot.strike("x")
        },
        .init("right's click and key", when: { rightContent.keys.count == 2 }) {
          #expect(rightContent.pointers.contains { $0.phase == .pressed })
          #expect(rightContent.pointers.allSatisfy { $0.position.x < 120 })
          #expect(leftContent.keys.isEmpty)
          #expect(leftContent.pointers.filter { $0.phase == .pressed }.count == 1)
          robot.close(left.id)
        },
        .init("left is gone", when: { left.phase == .closed }) {
          frames = rightContent.frames.count
          click(x: 330)
        },
        .init(
          "right goes on",
          when: {
            rightContent.frames.count > frames && rightContent.pointers.last?.position.x == 30
          }
        ) { right.close() })
      #expect(right.phase == .closed)
    }

    @Test func aWindowClosedBeforeItIsShownIsNeverShown() throws {
      let (window, content) = try live.make("Never")
      window.close()
      try window.run()
      live.loop.run()
      #expect(window.phase == .closed && content.frames.isEmpty)
    }

    @Test func aCallbackOfAWindowOpensAnother() throws {
      let (first, content) = try live.open("First")
      var second: (window: Window, content: ProbeContent)?
      content.onEvent = { event in
        guard case .pointer(let event) = event, event.phase == .pressed else { return }
        second = try? live.open("Second")
      }
      try live.run(
        .init("the first", when: { first.isSettled }) {
          live.robot.move(toX: 20, y: 20)
          live.robot.click()
        },
        .init("the second", when: { second?.window.isSettled == true }) { first.close() },
        .init("the first is gone", when: { first.phase == .closed }) { live.robot.click() },
        .init("the second's click", when: { second?.content.pointers.last?.phase == .released }) {
          second?.window.close()
        })
      #expect(second?.window.phase == .closed)
    }

    /// The loop checks all windows again before it sleeps.
    @Test func aChangeOfAnotherWindowIsPaintedBeforeTheLoopSleeps() throws {
      let (shown, shownContent) = try live.open("Shown")
      let (pressed, pressedContent) = try live.open("Pressed")
      var (changed, painted): (Int?, Int?)
      pressedContent.onEvent = { event in
        guard case .pointer(let event) = event, event.phase == .pressed else { return }
        changed = shown.statistics.wakeups
        shownContent.needsUpdate = true
        shownContent.changed()
      }
      try live.run(
        .init(
          "both, one over the other",
          when: { shown.isSettled && !shown.visibility.isVisible && pressed.isSettled }
        ) { live.robot.move(shown.id, toX: 300, y: 0) },
        // Within the interval of a frame, the next frame would wait for its tick.
        .init(
          "the place", when: { shown.visibility.isVisible && shown.isSettled && !shown.isPaced }
        ) {
          shownContent.onUpdate = {
            if changed != nil { painted = painted ?? shown.statistics.wakeups }
          }
          live.robot.move(toX: 20, y: 20)
          live.robot.click()
        },
        .init("the change", when: { painted != nil }) {
          shown.close()
          pressed.close()
        })
      #expect(changed != nil && painted == changed)
    }

    @Test func aNestedLoopDeliversEachEventOnce() throws {
      let (window, content) = try live.open("Window")
      content.onEvent = { event in
        guard case .pointer(let event) = event, event.phase == .pressed else { return }
        live.robot.move(toX: 40, y: 20)
        let count = content.pointers.count
        live.loop.run { content.pointers.count == count }
      }
      try live.run(
        .init("the window", when: { window.isSettled }) {
          live.robot.move(toX: 20, y: 20)
          live.robot.click()
        },
        .init("the release", when: { content.pointers.contains { $0.phase == .released } }) {
          live.robot.move(toX: 60, y: 20)
        },
        .init("the end", when: { content.pointers.last?.position.x == 60 }) { window.close() })
      for phase in [PointerEvent.Phase.pressed, .released] {
        #expect(content.pointers.filter { $0.phase == phase }.count == 1)
      }
    }

    @Test func aNestedLoopDoesNotStartAnotherFrame() throws {
      let (window, content) = try live.open("Window")
      var depth = 0
      var deepest = 0
      try live.run(
        .init("the window", when: { window.isSettled }) {
          content.onUpdate = {
            depth += 1
            deepest = max(deepest, depth)
            content.needsUpdate = depth == 1
            live.robot.resize(window.id, width: 200, height: 90)
            // The turn that reads the new size would start a frame.
            live.loop.run { window.configured == nil }
            content.onUpdate = nil
            depth -= 1
          }
          content.needsUpdate = true
          content.changed()
        },
        .init("the size", when: { content.sizes.last == Size(200, 90) && window.isSettled }) {
          window.close()
        })
      #expect(deepest == 1)
    }
  }
}
