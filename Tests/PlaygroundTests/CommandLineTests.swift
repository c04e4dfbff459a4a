import Canvas
import Robot
import Testing

extension PlaygroundTests {
  @Suite @MainActor struct CommandLineTests {
    @Test(arguments: [
      ["run", "--no-such-option"], ["run", "--page", "nonsense"], ["run", "--scale", "9"],
      ["run", "--size", "wide"], ["run", "--size", "100x0"], ["run", "--size", "0x100"],
      ["run", "--size", "100x10001"], ["run", "--size", "100"], ["snapshot", "switch"],
      ["snapshot", "lamp", "--output", "-"],
    ])
    func badUsageExitsWithCode64(arguments: [String]) throws {
      let program = try TestDisplay.run(arguments)
      #expect(program.exitCode == 64 && !program.errorText.isEmpty)
    }

    @Test(arguments: [["--page", "trio", "extra"], ["run", "extra"], ["--no-such-option"]])
    func errorsWithoutACommandShowTheUsageOfRun(arguments: [String]) throws {
      let program = try TestDisplay.run(arguments)
      #expect(program.exitCode == 64)
      #expect(program.errorText.contains("Usage: playground run <options>"), "\(program.errorText)")
    }

    @Test func helpAndVersionAreNotOptionsOfRun() throws {
      let help = try TestDisplay.run(["run", "--help"])
      #expect(help.exitCode == 0 && help.outputText.contains("USAGE: playground run"))
      #expect(try TestDisplay.run(["--version"]).exitCode == 0)
    }

    @Test(arguments: [("switch", 83, 63), ("slider", 232, 76), ("segmented", 332, 64)])
    func aSnapshotIsDeterministicAndHasTheSizeOfItsControl(control: String, width: Int, height: Int)
      throws
    {
      let arguments = ["snapshot", control, "--output", "-"]
      let first = try TestDisplay.run(arguments)
      let second = try TestDisplay.run(arguments)
      #expect(first.exitCode == 0, "\(first.errorText)")
      #expect(first.outputBytes == second.outputBytes)
      let picture = try Bitmap(png: first.outputBytes)
      #expect(picture.width == width && picture.height == height)
    }

    @Test func aSnapshotOfTheGalleryIsDeterministic() throws {
      let arguments = ["snapshot", "gallery", "--scale", "2", "--output", "-"]
      let first = try TestDisplay.run(arguments).outputBytes
      #expect(first.count > 1000)
      #expect(try first == TestDisplay.run(arguments).outputBytes)
    }

    @Test func semanticsPrintsOneLineOfJSON() throws {
      let program = try TestDisplay.run(["semantics", "segmented", "--segments", "A,B"])
      #expect(program.exitCode == 0, "\(program.errorText)")
      let text = program.outputText
      #expect(text.hasPrefix(#"{"role": "segmented", "#) && text.hasSuffix("}\n"))
      #expect(text.filter(\.isNewline).count == 1)
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
