import Canvas
import Foundation
import Robot
import Testing

@testable import monkey

extension PlaygroundTests {
  @Suite @MainActor
  struct RestTests {
    @Test(arguments: ["trio", "gallery"])
    func aProgramIsIdleAtTheStartAndAfterAnAnimation(page: String) throws {
      let app = try TestDisplay.start("--page", page)
      if page == "trio" { try SwitchView(app).flip() }
      try app.waitUntilIdle()
    }

    @Test func animationsContinueInAPartlyCoveredWindow() throws {
      let app = try TestDisplay.trio("--speed", "0.001")
      let robot = app.robot
      try app.click(at: SwitchView(app).place(15.5))
      let origin = try robot.origin(of: app.window)
      let cover = robot.cover(PixelRect(x: origin.x, y: origin.y, width: 100, height: 40))
      defer { robot.destroy(cover) }
      try app.program.waitUntilAwake()
      try app.program.waitUntilAwake()
    }

    @Test func aWindowSaysThatItHasSettledAfterItsAnimations() throws {
      let app = try TestDisplay.trio("--speed", "0.2")
      let toggle = try SwitchView(app)
      try app.click(at: toggle.place(15.5))
      try app.settle()
      #expect(try toggle.isAtEnd())
    }

    @Test func aSyncRequestIsAnsweredAfterTheNewSizeIsShown() throws {
      let app = try TestDisplay.trio()
      try app.settle()
      #expect(try app.robot.resizeInStep(app.window, width: 900, height: 900))
    }
  }

  @Suite @MainActor
  struct MemoryTests {
    @Test(arguments: ["shm", "put"])
    func aWindowReleasesMemoryWhenItShrinks(presentation: String) throws {
      let server = try XServer(width: 3840, height: 2160)
      defer { server.stop() }
      let robot = try Robot(display: server.display)
      let app = try TestDisplay.start("--page", "trio", "--present", presentation, robot: robot)
      try app.settle()
      let small = try MonkeySample(of: app.program, after: 0).memory
      robot.resize(app.window, width: 3840, height: 2160)
      try app.settle()
      // 3840 x 2160 pixels are 32 MiB, half of which counts for the server if memory is shared.
      #expect(try MonkeySample(of: app.program, after: 0).memory > small + 12)
      robot.resize(app.window, width: 480, height: 640)
      try app.settle()
      #expect(try MonkeySample(of: app.program, after: 0).memory < small + 6)
    }
  }

  @Suite(.enabled(if: DesktopSession.has("picom", "openbox"), "picom and openbox"))
  @MainActor struct CompositorTests {
    /// A compositor paints each window separately, so the program cannot know what is visible.
    @Test func aCoveredWindowPausesOnlyWithoutACompositor() throws {
      let server = try XServer(width: 1000, height: 800)
      defer { server.stop() }
      let robot = try Robot(display: server.display)
      let desktop = try DesktopSession(robot)
      defer { desktop.stop() }
      try desktop.start(.openbox)
      let app = try TestDisplay.trio("--scale", "1", "--speed", "0.001", robot: robot)
      try app.moveWindow(toX: 40, y: 60)
      try app.click(at: SwitchView(app).place(15.5))
      try app.program.waitUntilAwake()
      let cover = robot.coverAll()
      try app.waitUntilIdle()
      try desktop.startCompositor()
      try app.program.waitUntilAwake()
      robot.destroy(cover)
      try app.program.waitUntilAwake()
      let composited = robot.coverAll()
      try app.program.waitUntilAwake()
      robot.destroy(composited)
      desktop.stopCompositor()
      try app.program.waitUntilAwake()
      let again = robot.coverAll()
      try app.waitUntilIdle()
      robot.destroy(again)
      try app.program.waitUntilAwake()
    }
  }

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
