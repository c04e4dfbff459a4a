import Foundation
import Robot
import Testing

extension PlaygroundTests {
  @Suite @MainActor
  struct EndingTests {
    @Test func controlQQuits() throws {
      let stage = try Theatre.trio()
      try stage.robot.strike("q", modifiers: [.control])
      #expect(try stage.program.waitForExit() == 0)
    }

    @Test func closingTheWindowQuits() throws {
      #expect(try Theatre.trio().close() == 0)
    }

    @Test func aLostServerEndsTheProgramWithASentence() throws {
      let server = try XServer()
      let stage = try Stage(
        Theatre.playground, ["--page", "trio"], robot: try Robot(display: server.display))
      server.kill()
      #expect(try stage.program.waitForExit() == 69)
      expectOneSentence(stage.program)
    }

    enum Ending: CaseIterable {
      case closed, interrupted, terminated, hungUp, lost
    }

    /// What was measured and recorded is worth most where a session ends badly.
    @Test(arguments: Ending.allCases)
    func howeverASessionEndsItLeavesItsFiles(ending: Ending) throws {
      let folder = try TemporaryFolder()
      let server = try XServer()
      defer { server.stop() }
      let stage = try Stage(
        Theatre.playground,
        [
          "--page", "trio", "--theme", "light", "--stats", folder.path("stats"), "--record",
          folder.path("log"), "--trace-frames", folder.path("trace"),
        ], robot: try Robot(display: server.display))
      let toggle = try SwitchView(stage)
      try stage.click(at: toggle.place(15.5))
      try stage.wait(for: "the thumb at the other end") { try toggle.isAtEnd() }
      switch ending {
      case .closed: stage.robot.close(stage.window)
      case .interrupted: stage.program.send(SIGINT)
      case .terminated: stage.program.send(SIGTERM)
      case .hungUp: stage.program.send(SIGHUP)
      case .lost: server.kill()
      }
      #expect(try stage.program.waitForExit() == (ending == .lost ? 69 : 0))
      #expect(try folder.names == ["log", "stats", "trace"])
      let statistics = try JSONSerialization.jsonObject(with: folder.data("stats"))
      #expect(((statistics as? [String: Any])?["frames"] as? Int ?? 0) > 5)
      let trace = try JSONSerialization.jsonObject(with: folder.data("trace"))
      #expect((trace as? [Any] ?? []).count > 20)
      let replay = try Theatre.run(["replay", folder.path("log")])
      #expect(String(decoding: replay.outputBytes, as: UTF8.self).contains("valueChanged"))
    }

    /// `nohup` outlives its terminal.
    @Test func aHangupThatIsIgnoredStaysIgnored() throws {
      let robot = try Theatre.robot()
      let program = try Theatre.shell(
        "trap '' HUP; exec \"$0\" run --page trio", display: robot.displayName)
      let window = try Theatre.window(of: program, robot: robot)
      try robot.waitForStillness()
      program.send(SIGHUP)
      #expect(program.staysAlive(for: .milliseconds(300)))
      robot.close(window)
      #expect(try program.waitForExit() == 0)
    }

    @Test(arguments: [":65000", "nonsense", nil])
    func withoutADisplayTheProgramSaysSo(display: String?) throws {
      let program = try Theatre.run(["run"], display: display)
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
