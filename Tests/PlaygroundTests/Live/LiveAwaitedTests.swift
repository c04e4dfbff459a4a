import Foundation
import Robot
import Testing

@testable import Canvas

extension PlaygroundTests {
  /// Awaited windows: the Swift runtime runs the main queue, and nothing blocks it.
  @Suite(.timeLimit(.minutes(1))) @MainActor struct LiveAwaitedTests {
    private let live: LiveLoop
    private let turns = TurnSource()

    init() throws {
      live = try LiveLoop()
      live.loop.add(turns)
    }

    /// Waits until a condition holds; it is checked after each turn of the loop.
    private func wait(for what: String, until isTrue: () -> Bool) async throws {
      let (news, listener) = AsyncStream.makeStream(
        of: Void.self, bufferingPolicy: .bufferingNewest(1))
      turns.listeners.append(listener)
      if isTrue() { return }
      for await _ in news where isTrue() { return }
      throw RobotError.timedOut(waitingFor: what)
    }

    @Test func tasksUpdateAnAwaitedWindowAndInputArrives() async throws {
      let (window, content) = try live.make("Awaited")
      let run = Task { try await window.run() }
      try await wait(for: "the window") { window.isSettled }
      let frames = content.frames.count
      content.askForFrame()
      try await wait(for: "the frame") { content.frames.count == frames + 1 }
      content.next = .tick
      content.askForFrame()
      try await wait(for: "motion") { content.frames.count > frames + 5 }
      content.next = .idle
      live.robot.move(toX: 20, y: 20)
      live.robot.click()
      try await wait(for: "the click") { content.pointers.last?.phase == .released }
      window.title = "Renamed"
      _ = window.connection.asking {}
      #expect(live.robot.title(of: window.id) == "Renamed")
      var said = ""
      live.loop.after(.milliseconds(3)) { said = "timer" }
      try await wait(for: "the timer") { said == "timer" }
      window.close()
      try await run.value
      #expect(window.phase == .closed)
    }

    @Test func anIdleAwaitedWindowNeverWakes() async throws {
      let (window, _) = try live.make("Awaited")
      let run = Task { try await window.run() }
      try await wait(for: "the window") {
        window.isSettled && window.frameClock.deadline == nil && window.contentDeadline == nil
      }
      func nudge() async throws {
        let before = window.statistics.wakeups
        live.robot.nudge(window.id)
        try await wait(for: "the message") { window.statistics.wakeups > before }
      }
      // The first messages are read with all earlier events; each further one wakes the loop once.
      for _ in 0..<10 { try await nudge() }
      let wakeups = window.statistics.wakeups
      for _ in 0..<100 { try await nudge() }
      #expect(window.statistics.wakeups == wakeups + 100)
      window.close()
      try await run.value
    }

    @Test func cancelingTheTaskClosesTheWindow() async throws {
      let (window, _) = try live.make("Awaited")
      let run = Task { try await window.run() }
      try await wait(for: "the window") { window.isSettled }
      run.cancel()
      try await run.value
      #expect(window.phase == .closed)
      let (other, _) = try live.make("Other")
      let late = Task { try await other.run() }
      late.cancel()
      try await late.value
      #expect(other.phase == .closed)
    }

    @Test func aTaskStopsAnAwaitedLoop() async throws {
      let (window, _) = try live.make("Awaited")
      window.show()
      let run = Task { [live] in await live.loop.run() }
      try await wait(for: "the window") { window.isSettled }
      live.loop.stop()
      await run.value
      #expect(window.phase == .running)
      window.close()
      await live.loop.run()
      #expect(window.phase == .closed)
    }

    @Test func aLostConnectionIsThrown() async throws {
      let (window, _) = try live.make("Awaited")
      let run = Task { try await window.run() }
      try await wait(for: "the window") { window.isSettled }
      shutdown(window.connection.descriptor, Int32(SHUT_RDWR))
      await #expect(throws: DisplayError.connectionLost) { try await run.value }
    }

    @Test func awaitedWindowsCloseIndependently() async throws {
      let (first, _) = try live.make("First")
      let (second, content) = try live.make("Second")
      var ended = ""
      let run = Task {
        try await first.run()
        ended += "first "
      }
      // A window that is covered when it appears is never painted.
      try await wait(for: "the first") { first.isSettled }
      let other = Task {
        try await second.run()
        ended += "second "
      }
      let all = Task { [live] in
        try await wait(for: "both") { first.isSettled && second.isSettled }
        await live.loop.run()
        ended += "all"
      }
      try await wait(for: "both") { first.isSettled && second.isSettled }
      first.close()
      try await run.value
      #expect(second.phase == .running)
      let frames = content.frames.count
      content.askForFrame()
      try await wait(for: "the second's frame") { content.frames.count == frames + 1 }
      second.close()
      try await other.value
      try await all.value
      #expect(ended.hasPrefix("first") && ended.contains("second") && ended.contains("all"))
    }

    /// The blocking run handles the event that also woke the sleeping task.
    @Test func aBlockingRunServesAnAwaitedWindow() async throws {
      let (window, content) = try live.make("Awaited")
      let pipe = Pipe()
      var bytes = 0
      live.loop.watch(pipe.fileHandleForReading.fileDescriptor) { _ in
        bytes += pipe.fileHandleForReading.availableData.count
      }
      let run = Task { try await window.run() }
      try await wait(for: "the window") { window.isSettled }
      let frames = content.frames.count
      content.askForFrame()
      pipe.fileHandleForWriting.write(Data([1]))
      live.loop.run { bytes == 0 || content.frames.count == frames }
      let turn = turns.count
      try await wait(for: "the awaited run") { turns.count > turn }
      #expect(bytes == 1)
      pipe.fileHandleForWriting.write(Data([1]))
      try await wait(for: "a byte") { bytes == 2 }
      window.close()
      try await run.value
    }
  }
}

private final class TurnSource: EventSource {
  var listeners: [AsyncStream<Void>.Continuation] = []
  private(set) var count = 0

  func prepare(_ wait: inout EventWait) {
    count += 1
    for listener in listeners { listener.yield() }
  }

  func dispatch(_ wait: EventWait) {}
}
