import Robot
import SpecTrait
import Testing

@testable import Canvas

extension PlaygroundTests {
  /// Drags of another program over a window, by the protocol XDND.
  @Suite @MainActor struct LiveDragTests {
    private func drags(_ content: ProbeContent) -> [DragEvent] {
      content.events.compactMap { if case .dragOver(let event) = $0 { event } else { nil } }
    }

    private func ends(_ content: ProbeContent) -> Int {
      content.events.count { if case .dragLeft = $0 { true } else { false } }
    }

    private func makeSource(_ types: [String] = ["text/plain"]) throws -> DragSource {
      try DragSource(try TestDisplay.robot(), types: types)
    }

    /// Opens a window after its source, because the last connection sets the error handler.
    private func open(_ types: [String] = ["text/plain"], scale: Double = 1) throws -> (
      source: DragSource, live: LiveWindow, content: ProbeContent, window: UInt
    ) {
      let source = try makeSource(types)
      let live = try LiveWindow(scale: scale)
      return (source, live, live.content, live.window.id)
    }

    private let refused = DragSource.Answer.status(
      isAccepted: false, wantsEveryPlace: true, action: 0)

    @Test(.spec("hig-p64")) func aDragHasPositionsInPointsAndIsRejectedLikeItsDrop() throws {
      // More types than fit into a message.
      let (source, live, content, window) = try open(
        ["image/png", "image/jpeg", "text/html", "UTF8_STRING", "text/uri-list"], scale: 2)
      defer { source.end() }
      var answers: [DragSource.Answer] = []
      try live.run(
        .init("the window", when: { live.isSettled }) {
          #expect(source.version(of: window) == 5)
          let origin = try live.robot.origin(of: window)
          source.enter(window)
          source.move(over: window, x: origin.x + 60, y: origin.y + 20)
        },
        .init("a drag", when: { drags(content).count == 1 }) {
          answers += source.takeAnswers()
          source.drop(on: window)
        },
        .init("its end", when: { ends(content) == 1 }) { answers += source.takeAnswers() })
      #expect(answers == [refused, .finished(isAccepted: false, action: 0)])
      #expect(drags(content).map(\.position) == [Point(30, 10)])
      #expect(drags(content).map(\.contents) == [[.text, .files]])
    }

    @Test(arguments: ["file:///tmp/a.json\r\n", nil] as [String?])
    func aDroppedFileIsDelivered(text: String?) throws {
      let (source, live, content, window) = try open(["text/uri-list"])
      defer { source.end() }
      source.offer(text)
      var dropped: [[String]] = []
      var answers: [DragSource.Answer] = []
      live.window.onDrop = { dropped.append($0) }
      try live.run(
        .init("the window", when: { live.isSettled }) {
          source.enter(window)
          source.move(over: window, x: 5, y: 5)
          source.drop(on: window)
        },
        .init(
          "its end",
          when: {
            answers += source.takeAnswers()
            return ends(content) == 1 && answers.count == 2
          }
        ) {})
      guard case .status(true, true, let action) = answers[0], action != 0 else {
        Issue.record("\(answers)")
        return
      }
      #expect(answers[1] == .finished(isAccepted: text != nil, action: text == nil ? 0 : action))
      #expect(dropped == (text == nil ? [] : [["file:///tmp/a.json"]]))
    }

    @Test func aDragIsCanceledWhenItsProgramExits() throws {
      let next = try makeSource()
      defer { next.end() }
      let (source, live, content, window) = try open()
      try live.run(
        .init("the window", when: { live.isSettled }) {
          source.enter(window)
          source.move(over: window, x: 5, y: 5)
        },
        .init("a drag", when: { drags(content).count == 1 }) { source.end() },
        .init("its end", when: { ends(content) == 1 }) {
          next.enter(window)
          next.move(over: window, x: 6, y: 5)
        },
        .init("the next", when: { drags(content).count == 2 }) { next.leave(window) },
        .init("its end too", when: { ends(content) == 2 }))
    }

    @Test func aDragOfAnExitedProgramIsIgnored() throws {
      let (source, live, content, window) = try open()
      try live.run(
        .init("the window", when: { live.isSettled }) {
          source.enter(window)
          source.move(over: window, x: 5, y: 5)
          source.end()
          live.robot.move(toX: 30, y: 20)
        },
        .init("motion", when: { content.pointers.last?.phase == .moved }))
      #expect(live.window.failure == nil)
      #expect(drags(content).isEmpty || ends(content) == 1)
    }

    @Test func invalidDragMessagesAreIgnored() throws {
      let other = try makeSource()
      let (source, live, content, window) = try open()
      defer {
        source.end()
        other.end()
      }
      let root = Int(bitPattern: live.window.connection.root)
      try live.run(
        .init("the window", when: { live.isSettled }) {
          // Positions before the enter message and of another source, an old version, and invalid
          // windows.
          source.move(over: window, x: 5, y: 5)
          source.enter(window, version: 2)
          source.move(over: window, x: 5, y: 5)
          source.say("XdndEnter", to: window, [0x7FFF_FFF0, 5 << 24, 0, 0, 0])
          source.say("XdndPosition", to: window, [0x7FFF_FFF0, 0, 0, 0, 0])
          source.say("XdndEnter", to: window, [-1, -1, -1, -1, -1])
          source.say("XdndDrop", to: window, [0, 0, 0, 0, 0])
          // The window itself and the root window have other event masks.
          for target in [Int(bitPattern: window), root] {
            source.say("XdndEnter", to: window, [target, 5 << 24, 0, 0, 0])
            source.say("XdndLeave", to: window, [target, 0, 0, 0, 0])
          }
          source.enter(window)
          other.move(over: window, x: 5, y: 5)
          source.move(over: window, x: 7, y: 5)
        },
        .init("the one drag", when: { drags(content).count == 1 }) {
          live.robot.move(toX: 30, y: 20)
          live.robot.click()
        },
        .init("that the pointer is heard", when: { content.pointers.last?.phase == .released }))
      #expect(other.takeAnswers() == [] && source.takeAnswers() == [refused])
    }
  }
}
