import Canvas
import Foundation
import Robot
import Testing

extension PlaygroundTests {
  @Suite @MainActor struct RecordingTests {
    @Test func aReplayHasTheActionsOfTheLiveSession() throws {
      let folder = TemporaryFolder()
      let log = folder.path("log")
      let app = try TestDisplay.trio("--record", log, "--log-level", "debug")
      try work(app)
      #expect(try app.close() == 0)

      let replay = try TestDisplay.run(["replay", log])
      #expect(replay.exitCode == 0, "\(replay.errorText)")
      let live = liveActions(app.program.errorText)
      #expect(live.count > 20)
      let replayed = try replayedActions(replay.outputBytes)
      for (index, (again, once)) in zip(replayed, live).enumerated() {
        #expect(again == once, "action \(index)")
      }
      #expect(replayed.count == live.count)
    }

    private struct LogEvent: Decodable {
      var t: Double
      var event: String
    }

    private struct TraceEvent: Decodable {
      struct Arguments: Decodable {
        var latencyMilliseconds: Double?
      }

      var name: String
      /// In microseconds.
      var ts: Double
      var args: Arguments?
    }

    /// The time between two logged events is their distance on the clock of the session.
    @Test func recordedTimesMatchTheTimesOfTheEvents() throws {
      let folder = TemporaryFolder()
      let app = try TestDisplay.trio(
        "--record", folder.path("log"), "--trace-frames", folder.path("trace"), "--speed", "0.5")
      // The scene must not be ahead of its events: the first frame is shown before them, and a
      // click outside of controls animates nothing.
      try app.settle()
      for _ in 0..<4 {
        try app.click(at: Point(20, 250))
        try app.settle()
      }
      #expect(try app.close() == 0)
      let pressed = try folder.bytes("log").split(separator: UInt8(ascii: "\n")).dropFirst()
        .map { try JSONDecoder().decode(LogEvent.self, from: Data($0)) }
        .filter { $0.event == "press" }.map(\.t)
      let happened = try JSONDecoder().decode([TraceEvent].self, from: folder.data("trace"))
        .filter { $0.name == "press" }
        .map { $0.ts / 1e6 - ($0.args?.latencyMilliseconds ?? 0) / 1e3 }
      #expect(pressed.count == 4 && happened.count == 4)
      // Times are relative to the start of the window.
      #expect((0..<60).contains(try #require(pressed.first)))
      for (index, time) in pressed.enumerated().dropFirst() {
        let passed = (happened[index] - happened[index - 1]) * 0.5
        // A busy server may give two events the same time.
        #expect(passed > -1e-5)
        #expect(abs(time - pressed[index - 1] - passed) < 1e-5)
      }
    }

    @Test func aPageThatCannotBeReplayedIsNotRecorded() throws {
      let program = try TestDisplay.run(["run", "--page", "switch", "--record", "/dev/null"])
      #expect(program.exitCode == 64 && program.errorText.contains("--record"))
    }

    private func work(_ app: PlaygroundApp) throws {
      let toggle = try #require(app.layout.controls(.toggle).first).frame
      let slider = try #require(app.layout.controls(.slider).first).frame
      let segmented = try #require(app.layout.controls(.segmented).first).frame
      func at(_ frame: Rect, _ part: Double) -> Point {
        Point(frame.minX + frame.width * part, frame.midY)
      }
      try app.click(at: at(toggle, 0.5))
      try app.drag(from: at(toggle, 0.8), to: at(toggle, 0.1), lettingGo: false)
      try app.glide(from: at(toggle, 0.1), to: at(toggle, 0.9))
      app.release()
      // The drag takes the thumb while it still moves to the pressed position.
      try app.press(at: at(slider, 0.8))
      app.release()
      try app.drag(from: at(slider, 0.6), to: at(slider, 0.3))
      try app.robot.strike("Right")
      try app.robot.strike("End")
      try app.click(at: at(segmented, 0.9))
      try app.drag(from: at(segmented, 0.85), to: at(segmented, 0.2))
      try app.settle()
    }

    private func liveActions(_ log: String) -> [String] {
      log.split(separator: "\n").compactMap { line in
        line.split(separator: "action: ", maxSplits: 1).dropFirst().first.map(text)
      }
    }

    /// The trace writes whole numbers without a decimal point.
    private func text(_ action: Substring) -> String {
      String(action.hasSuffix(".0") ? action.dropLast(2) : action)
    }

    private struct Frame: Decodable {
      struct Action: Decodable {
        var control: String
        var action: String
        var value: LayoutValue?
        var style: String?
      }
      var actions: [Action]
    }

    private func replayedActions(_ trace: [UInt8]) throws -> [String] {
      try trace.split(separator: UInt8(ascii: "\n")).flatMap { line in
        try JSONDecoder().decode(Frame.self, from: Data(line)).actions.map { action in
          let value =
            switch action.value {
            case .flag(let isOn): "\(isOn)"
            case .number(let number): "\(number)"
            default: nil as String?
            }
          let words = [action.control, action.action, value, action.style].compactMap { $0 }
          return text(words.joined(separator: " ")[...])
        }
      }
    }
  }
}
