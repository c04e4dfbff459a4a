import Robot
import Testing

@testable import Canvas

extension PlaygroundTests {
  @Suite @MainActor struct LiveModalTests {
    private let live: LiveLoop
    private var robot: Robot { live.robot }
    init() throws { live = try LiveLoop() }

    private func ask(
      from owner: (window: Window, content: ProbeContent),
      _ isOpen: @escaping (Window, ProbeContent) -> Void
    ) {
      owner.content.onEvent = { event in
        guard case .pointer(let event) = event, event.phase == .pressed else { return }
        owner.content.onEvent = nil
        do {
          let (window, content) = try live.make("Question", over: owner.window)
          isOpen(window, content)
          try window.run()
        } catch { Issue.record(error) }
      }
    }

    private func interactions(of content: ProbeContent) -> [InputEvent] {
      content.events.filter(\.isInteraction)
    }

    /// Server times are whole milliseconds, and input that is not later than the end of a modal
    /// window is discarded.
    private func waitForLaterServerTime() throws {
      let start = try robot.serverTime()
      while try robot.serverTime() <= start + 1 {}
    }

    @Test func aModalWindowBlocksInputButNotPaintingOfItsOwner() throws {
      let (owner, content) = try live.open("Owner")
      var asked = 0
      owner.onCloseRequest = { asked += 1 }
      var question: (window: Window, content: ProbeContent)?
      ask(from: (owner, content)) { question = ($0, $1) }
      var heard = 0
      var frames = 0
      func click() { robot.click() }
      try live.run(
        .init("the owner", when: { owner.isSettled }) {
          robot.move(toX: 20, y: 20)
          robot.press()
          // Often in one batch of events with the press.
          robot.click(button: 3)
        },
        .init("the question", when: { question?.window.isSettled == true }) {
          let window = try #require(question?.window)
          #expect(content.events.last?.isInteraction == false)
          #expect(
            content.events.contains {
              if case .gestureLost(_, .primary) = $0 { true } else { false }
            })
          heard = interactions(of: content).count
          robot.move(window.id, toX: 0, y: 300)
          robot.release()
          robot.move(toX: 30, y: 30)
          click()
          click()
          robot.click(button: 5)
          robot.focus(owner.id)
          try robot.strike("x")
          robot.close(owner.id)
          robot.resize(owner.id, width: 130, height: 90)
        },
        .init("the new size", when: { content.sizes.last == Size(130, 90) && owner.isSettled }) {
          #expect(content.paints.last == PixelRect(x: 0, y: 0, width: 130, height: 90))
          frames = content.frames.count
          content.next = .tick
          content.askForFrame()
        },
        .init("motion", when: { content.frames.count > frames + 3 }) {
          content.next = .idle
          robot.move(toX: 20, y: 320)
          click()
        },
        .init("the answer", when: { question?.content.pointers.last?.phase == .released }) {
          #expect(interactions(of: content).count == heard && asked == 0)
          robot.move(toX: 40, y: 40)
          click()
          robot.focus(owner.id)
          try robot.strike("y")
          _ = try robot.origin(of: owner.id)
          question?.window.close()
        },
        .init("the end of it", when: { question?.window.phase == .closed && owner.isSettled }) {
          try waitForLaterServerTime()
          robot.move(toX: 50, y: 50)
          click()
        },
        .init("the click after it", when: { content.pointers.last?.phase == .released }) {
          let after = Array(interactions(of: content).dropFirst(heard))
          let presses = after.compactMap { event -> PointerEvent? in
            if case .pointer(let event) = event, event.phase == .pressed { event } else { nil }
          }
          #expect(presses.map(\.position) == [Point(50, 50)])
          #expect(content.keys.isEmpty && content.scrolls.isEmpty)
          robot.close(owner.id)
        },
        .init("the request", when: { asked == 1 }) { owner.close() })
    }

    @Test func modalPropertiesAreSetBeforeTheWindowIsShown() throws {
      let (owner, _) = try live.make("Owner")
      let (window, _) = try live.make("Question", over: owner)
      _ = window.connection.asking {}
      func names(_ property: String) -> [String] {
        robot.names(robot.numbers(property, of: window.id)?.values ?? [])
      }
      #expect(!robot.isVisible(window.id))
      let transient = robot.numbers("WM_TRANSIENT_FOR", of: window.id)
      #expect(transient?.type == "WINDOW" && transient?.values == [owner.id])
      #expect(names("_NET_WM_STATE") == ["_NET_WM_STATE_MODAL"])
      #expect(names("_NET_WM_WINDOW_TYPE") == ["_NET_WM_WINDOW_TYPE_DIALOG"])
      #expect(robot.numbers("WM_TRANSIENT_FOR", of: owner.id) == nil && window.loop === owner.loop)
    }

    @Test func modalWindowsCloseWithTheirOwner() throws {
      let (owner, _) = try live.open("Owner")
      let (question, _) = try live.make("Question", over: owner)
      let (further, _) = try live.make("Further", over: question)
      try live.run(
        .init("the owner", when: { owner.isSettled }) { question.show() },
        // The question is not painted any more once the other window covers it.
        .init("the question", when: { question.isSettled }) { further.show() },
        .init("the other", when: { further.isSettled }) { owner.close() })
      #expect(question.phase == .closed && further.phase == .closed)
      #expect(owner.modalWindows.isEmpty && question.modalWindows.isEmpty)
    }

    @Test func modalWindowsCloseWithTheRunOfTheirOwner() throws {
      let (owner, _) = try live.open("Owner")
      let (question, _) = try live.make("Question", over: owner)
      question.show()
      owner.loop.after(.zero) { owner.close() }
      try owner.run()
      #expect(question.phase == .closed && owner.modalWindows.isEmpty)
    }

    @Test func aModalWindowCancelsAHeldKey() throws {
      let (owner, content) = try live.open("Owner")
      let (question, _) = try live.make("Question", over: owner)
      try live.run(
        .init("the owner", when: { owner.isSettled }) {
          robot.focus(owner.id)
          try robot.hold("space")
        },
        .init("the key", when: { content.keys.last?.phase == .down }) { question.show() },
        .init(
          "its loss",
          when: {
            content.events.contains {
              if case .gestureLost(_, .primary) = $0 { true } else { false }
            }
          }
        ) {
          try robot.letGo("space")
          _ = try robot.origin(of: owner.id)
          question.close()
        },
        .init("the end of it", when: { question.phase == .closed }) {
          try waitForLaterServerTime()
          try robot.strike("z")
        },
        .init("a key after it", when: { content.keys.last?.phase == .up }) { owner.close() })
      #expect(content.keys.map(\.key) == [.space, .character("z"), .character("z")])
    }
  }

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
