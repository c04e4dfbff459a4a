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
