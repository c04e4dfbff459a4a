import Robot
import Testing

extension PlaygroundTests {
  @Suite @MainActor struct CommandLineTests {
    @Test(arguments: [
      ["--page", "trio", "extra"], ["run", "--size", "wide"], ["snapshot", "switch"],
    ])
    func badUsageExitsWithCode64AndTheUsageOfTheCommand(arguments: [String]) throws {
      let program = try TestDisplay.run(arguments)
      #expect(program.exitCode == 64)
      let usage = arguments[0] == "snapshot" ? "snapshot [<options>]" : "run <options>"
      #expect(
        program.errorText.contains("Usage: playground \(usage)"), "\(program.errorText)")
    }

    @Test func helpAndVersionAreNotOptionsOfRun() throws {
      let help = try TestDisplay.run(["run", "--help"])
      #expect(help.exitCode == 0 && help.outputText.contains("USAGE: playground run"))
      #expect(try TestDisplay.run(["--version"]).exitCode == 0)
    }

    @Test func runPrintsTheAccessibilityTreeAfterTheLayout() throws {
      let app = try TestDisplay.trio("--print-semantics")
      let line = try app.program.nextLine()
      #expect(line.hasPrefix(#"{"role": "window", "#))
      for role in ["switch", "slider", "segmented", "segment"] {
        #expect(line.contains(#"{"role": "\#(role)", "#))
      }
      #expect(try app.close() == 0)
    }
  }
}
