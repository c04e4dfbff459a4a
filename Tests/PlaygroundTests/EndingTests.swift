import Foundation
import Robot
import Testing

extension PlaygroundTests {
  @Suite @MainActor struct EndingTests {
    /// Shared memory is readable only by its owner and is removed with its last user.
    @Test func aKilledProgramLeavesNoSharedMemory() throws {
      let app = try TestDisplay.trio("--present", "shm")
      // In octal, with the flag for removal after the last user.
      let mode = "1600"
      #expect(try app.program.sharedMemoryModes().contains(mode))
      app.program.send(SIGKILL)
      _ = try app.program.waitForExit()
      try app.robot.wait(for: "the server to let go of the memory") {
        try !app.program.sharedMemoryModes().contains(mode)
      }
    }

    enum Ending: CaseIterable {
      case closed, interrupted, terminated, hungUp, lost, destroyed

      @MainActor func end(_ app: PlaygroundApp, on server: XServer) {
        switch self {
        case .closed: app.robot.close(app.window)
        case .interrupted: app.program.send(SIGINT)
        case .terminated: app.program.send(SIGTERM)
        case .hungUp: app.program.send(SIGHUP)
        case .lost: server.kill()
        case .destroyed: app.robot.destroy(app.window)
        }
      }
    }

    @Test(arguments: Ending.allCases)
    func theFilesOfASessionAreCompleteHoweverItEnds(ending: Ending) throws {
      let folder = TemporaryFolder()
      let server = try XServer()
      defer { server.stop() }
      let app = try TestDisplay.trio(
        "--stats", folder.path("stats"), "--record", folder.path("log"), "--trace-frames",
        folder.path("trace"), robot: try Robot(display: server.display))
      try SwitchView(app).flip()
      ending.end(app, on: server)
      let isFault = ending == .lost || ending == .destroyed
      #expect(try app.program.waitForExit() == (isFault ? 69 : 0))
      if isFault { expectOneSentence(app.program) }
      // Weston ends programs this way: without a close request, while the server runs on for a
      // moment.
      if ending == .destroyed {
        #expect(app.program.errorText.contains("the window was destroyed"))
      }
      #expect(try folder.names == ["log", "stats", "trace"])
      let statistics = try JSONSerialization.jsonObject(with: folder.data("stats"))
      let frames = try #require((statistics as? [String: Any])?["frames"] as? Int)
      // The first frame and one of the switch; a busy machine may have no more.
      #expect(frames > 1)
      let trace = try JSONSerialization.jsonObject(with: folder.data("trace"))
      let names = (trace as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
      #expect(names.count { $0 == "frame" } >= frames)
      #expect(
        Set(names).isSuperset(of: [
          "process_name", "thread_name", "input", "update", "paint", "present", "wakeup", "press",
          "release", "full repaint", "damaged pixels", "damaged rectangles", "masks", "mask bytes",
        ]))
      let replay = try TestDisplay.run(["replay", folder.path("log")])
      #expect(replay.outputText.contains("valueChanged"))
    }

    @Test(arguments: [":65000", "nonsense", nil])
    func aMissingDisplayIsReported(display: String?) throws {
      let program = try TestDisplay.run(["run"], display: display)
      #expect(program.exitCode == 69)
      expectOneSentence(program)
    }

    private func expectOneSentence(_ program: Program) {
      let lines = program.errorText.split(separator: "\n")
      #expect(lines.count == 1, "standard error: \(program.errorText)")
      #expect(program.outputBytes.filter { $0 == UInt8(ascii: "\n") }.count <= 1)
    }
  }
}
