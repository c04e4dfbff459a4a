import Canvas
import Robot
import Testing

extension PlaygroundTests {
  @Suite @MainActor struct CommandLineTests {
    @Test(arguments: [
      ["--page", "trio", "extra"], ["run", "extra"], ["--no-such-option"],
      ["run", "--size", "wide"],
      ["snapshot", "switch"], ["snapshot", "lamp", "--output", "-"],
      ["snapshot", "slider", "--selected", "1", "--output", "-"],
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

    @Test(arguments: [["switch"], ["slider"], ["segmented"], ["gallery", "--scale", "2"]])
    func aSnapshotIsDeterministic(arguments: [String]) throws {
      let snapshots = try (1...2).map { _ in
        try TestDisplay.run(["snapshot"] + arguments + ["--output", "-"])
      }
      #expect(snapshots[0].exitCode == 0, "\(snapshots[0].errorText)")
      #expect(snapshots[0].outputBytes.count > 500)
      #expect(snapshots[0].outputBytes == snapshots[1].outputBytes)
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

@Suite struct LayoutTests {
  @Test func aPrintedLayoutIsRead() throws {
    let layout = try Layout(
      line: """
        {"window": 2097153, "scale": 1.5, "size": [480, 640], "controls": [
        {"id": "switch", "role": "switch", "label": "Wi-Fi", "value": true,
        "frame": [214.5, 150, 51, 31]},
        {"id": "view", "role": "segmented", "label": "", "value": [0, 2],
        "frame": [90, 400, 300, 32]}]}
        """)
    #expect(layout.window == 2_097_153 && layout.scale == 1.5)
    #expect(layout.controls(.toggle).first?.value == .flag(true))
    #expect(layout.controls(.toggle).first?.frame == Rect(x: 214.5, y: 150, width: 51, height: 31))
    #expect(layout.controls(.segmented).first?.value == .list([.number(0), .number(2)]))
  }

  @Test func anInvalidLayoutIsRejected() {
    #expect(throws: RobotError.self) { try Layout(line: #"{"window": "#) }
  }
}
