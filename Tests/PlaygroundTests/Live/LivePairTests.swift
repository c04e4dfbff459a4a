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
          content.askForFrame()
        },
        .init("the size", when: { content.sizes.last == Size(200, 90) && window.isSettled }) {
          window.close()
        })
      #expect(deepest == 1)
    }
  }
}
