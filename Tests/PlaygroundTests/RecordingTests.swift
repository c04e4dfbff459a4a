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
      #expect(try live.count > 20 && replayedActions(replay.outputBytes) == live)
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
