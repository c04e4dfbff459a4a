import Foundation
import Robot
import Testing

extension PlaygroundTests {
  @Suite @MainActor struct FileTests {
    private let folder = TemporaryFolder()

    private let log = """
      {"format": "playground-input", "version": 1, "scene": "switch"}
      {"t": 0.1, "event": "press", "x": 30, "y": 31}
      {"t": 0.2, "event": "release", "x": 30, "y": 31}
      """

    @Test func aPictureThatDoesNotFitLeavesThePreviousFile() throws {
      try folder.put("old", into: "picture.png")
      let path = folder.path("picture.png")
      // The limit on the size of files, in bytes, acts as a full disk.
      let program = try TestDisplay.shell(
        "exec prlimit --fsize=500 \"$0\" snapshot switch --output \"$1\"", [path])
      #expect(try program.waitForExit() == 73)
      #expect(program.errorText == "playground: cannot write \(path): File too large\n")
      #expect(try folder.bytes("picture.png") == Array("old".utf8))
      #expect(try folder.names == ["picture.png"])
      #expect(try TestDisplay.run(["snapshot", "switch", "--output", path]).exitCode == 0)
      #expect(try folder.bytes("picture.png").starts(with: [0x89, 0x50]))
    }

    @Test(arguments: [
      ["snapshot", "switch", "--output", "/dev/full"], ["replay", "LOG", "--trace", "/dev/full"],
      ["snapshot", "switch", "--output", "/nowhere/at/all"],
      ["replay", "LOG", "--trace", "/nowhere/at/all"], ["replay", "LOG", "--frames", "/dev/null"],
      ["run", "--trace-frames", "/nowhere/at/all"], ["run", "--stats", "/tmp"],
      ["snapshot", "switch", "--format", "svg", "--output", "/dev/full"],
      ["snapshot", "switch", "--output", "/nowhere/at.pdf"],
      ["replay", "LOG", "--movie", "/dev/full"], ["replay", "LOG", "--movie", "/nowhere/a.png"],
    ])
    func anOutputThatCannotBeWrittenExitsWithCode73(arguments: [String]) throws {
      try folder.put(log, into: "log")
      // Without a display, because a missing display has another exit code.
      let program = try TestDisplay.run(arguments.map { $0 == "LOG" ? folder.path("log") : $0 })
      #expect(program.exitCode == 73)
      #expect(program.errorText.split(separator: "\n").count == 1, "\(program.errorText)")
      #expect(program.errorText.hasPrefix("playground: cannot "))
    }

    @Test func filesAreUnchangedWithoutADisplay() throws {
      let options = ["--stats", "--record", "--trace-frames"]
      for option in options { try folder.put("old", into: option) }
      let program = try TestDisplay.run(["run"] + options.flatMap { [$0, folder.path($0)] })
      #expect(program.exitCode == 69)
      for option in options { #expect(try folder.bytes(option) == Array("old".utf8)) }
      #expect(try folder.names == options.sorted())
    }

    @Test func standardOutputCanBeGivenByNameUnlessItIsAnotherOutput() throws {
      let program = try TestDisplay.shell(
        """
        (echo before; "$0" snapshot switch --output /dev/stdout; echo after) > "$1"
        "$0" snapshot switch --output - >> "$1"
        """, [folder.path("file")])
      #expect(try program.waitForExit() == 0)
      let picture = try TestDisplay.run(["snapshot", "switch", "--output", "-"]).outputBytes
      #expect(
        try folder.bytes("file") == Array("before\n".utf8) + picture + Array("after\n".utf8)
          + picture)
      #expect(try folder.names == ["file"])
      let rejected = try TestDisplay.shell(
        "exec \"$0\" run --print-layout --stats \"$1\" > \"$1\"", [folder.path("file")])
      #expect(try rejected.waitForExit() == 64)
    }

    @Test func theStatisticsCanGoToStandardOutput() throws {
      let app = try TestDisplay.trio("--stats", "-")
      try app.settle()
      #expect(try app.close() == 0)
      let line = try app.program.nextLine()
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.utf8)) }
      #expect(line.contains("\"clock\""))
    }

    @Test func aWindowStaysOpenWhenItsFilesCanNoLongerBeWritten() throws {
      let robot = try TestDisplay.robot()
      try folder.put("old", into: "trace")
      let program = try TestDisplay.shell(
        """
        exec prlimit --fsize=4000 "$0" run --page trio --theme light --print-layout \
        --record "$1" --trace-frames "$2" --stats "$3"
        """, [folder.path("log"), folder.path("trace"), folder.path("stats")],
        display: robot.displayName)
      let layout = try Layout(line: try program.nextLine())
      robot.focus(layout.window)
      for _ in 0..<60 { try robot.strike("Right") }
      try robot.settle(layout.window, watching: program)
      try robot.turnDark(layout.window, of: program)
      robot.close(layout.window)
      #expect(try program.waitForExit() == 73)

      let said = program.errorText.split(separator: "\n").filter { $0.hasPrefix("playground: ") }
      #expect(said.count == 2, "\(program.errorText)")
      let (log, trace) = (folder.path("log"), folder.path("trace"))
      let part = "log.partial-\(program.pid)"
      #expect(said.contains("playground: cannot write \(trace): File too large"))
      #expect(
        said.contains(
          "playground: cannot write \(log): File too large. The input recorded before that is in "
            + "\(folder.path(part))."))
      #expect(try folder.bytes("trace") == Array("old".utf8))
      #expect(try folder.names == [part, "stats", "trace"])
      let replay = try TestDisplay.run(["replay", folder.path(part), "--trace", "/dev/null"])
      #expect(replay.exitCode == 0, "\(replay.errorText)")
      _ = try JSONSerialization.jsonObject(with: folder.data("stats"))
    }

    @Test func aKilledSessionKeepsItsRecordingInAPartialFile() throws {
      try folder.put("old", into: "log")
      let app = try TestDisplay.trio("--record", folder.path("log"))
      try SwitchView(app).flip()
      app.program.stop()
      #expect(try folder.bytes("log") == Array("old".utf8))
      let part = folder.path("log.partial-\(app.program.pid)")
      let replay = try TestDisplay.run(["replay", part])
      #expect(replay.exitCode == 0, "\(replay.errorText)")
      #expect(replay.outputText.contains("valueChanged"))
    }
  }

  @Suite @MainActor struct StreamTests {
    private let folder = TemporaryFolder()

    @Test(arguments: ["<&-", ">&-", "2>&-", ">&- 2>&-", "<&- >&- 2>&-"])
    func aWindowWorksWithoutStandardStreams(closing: String) throws {
      let robot = try TestDisplay.robot()
      let program = try TestDisplay.shell(
        "exec \"$0\" run --page trio --log-level trace \(closing)", display: robot.displayName)
      let window = try TestDisplay.window(of: program, robot: robot)
      robot.focus(window)
      try robot.strike("t")
      try robot.settle(window, watching: program)
      program.send(SIGTERM)
      #expect(try program.waitForExit() == 0)
    }

    @Test(arguments: [
      "--help", "--version", "snapshot --help", "help run", "--generate-completion-script bash",
      "symbols", "tokens", "semantics switch", "advise --segments A", "snapshot switch --output -",
      "drive switch <<<{}", "mcp <<<{}",
    ])
    func aTextToAFullDeviceFails(arguments: String) throws {
      let program = try TestDisplay.shell("exec \"$0\" \(arguments) >/dev/full")
      #expect(try program.waitForExit() == 73)
      #expect(
        program.errorText == "playground: cannot write standard output: No space left on device\n")
    }

    @Test(
      arguments: [
        ("snapshot switch --output - >&-", 73, "cannot write standard output"),
        ("replay - <&-", 65, "cannot read standard input"),
      ] as [(String, Int32, String)])
    func aClosedStreamFails(arguments: String, code: Int32, sentence: String) throws {
      let program = try TestDisplay.shell("exec \"$0\" \(arguments)")
      #expect(try program.waitForExit() == code && program.errorText.contains(sentence))
    }

    @Test(arguments: ["drive switch", "mcp"])
    func repliesToAClosedStreamAreLeftOut(arguments: String) throws {
      let program = try TestDisplay.shell("exec \"$0\" \(arguments) <<<{} >&-")
      #expect(try program.waitForExit() == 0 && program.errorText == "")
    }

    /// The trace is written while the replay runs, so `head` can exit early.
    @Test func aReplayEndsSilentlyWhenItsReaderExits() throws {
      try folder.put(
        #"{"format": "playground-input", "version": 1, "scene": "switch"}"#, into: "log")
      let program = try TestDisplay.shell(
        "set -o pipefail; \"$0\" replay \"$1\" --until 100000 | head -n 1", [folder.path("log")])
      #expect(try program.nextLine().hasPrefix(#"{"t": 0.0, "frame": 0"#))
      #expect(try program.waitForExit() == 0 && program.errorText == "")
    }

    @Test func aPictureToABrokenPipeFails() throws {
      // The reader closes the pipe before the first write.
      let program = try TestDisplay.shell(
        """
        mkfifo "$1"; exec 8<>"$1"; exec 9>"$1"; exec 8<&-
        "$0" snapshot switch --output - >&9
        """, [folder.path("pipe")])
      #expect(try program.waitForExit() == 73)
      #expect(program.errorText == "playground: cannot write standard output: Broken pipe\n")
    }

    /// The tests may be run with the signal of broken pipes ignored, which programs inherit.
    @Test func aWindowStaysOpenIfItsLayoutIsNotRead() throws {
      let robot = try TestDisplay.robot()
      let program = try TestDisplay.shell(
        """
        mkfifo "$1"; exec 8<>"$1"; exec 9>"$1"; exec 8<&-
        exec env --default-signal=PIPE "$0" run --page trio --print-layout >&9
        """, [folder.path("pipe")], display: robot.displayName)
      let window = try TestDisplay.window(of: program, robot: robot)
      try robot.settle(window, watching: program)
      robot.close(window)
      #expect(try program.waitForExit() == 73)
      #expect(program.errorText == "playground: cannot write standard output: Broken pipe\n")
    }

    @Test func aWindowStaysOpenWhenTheReaderOfItsRecordingExits() throws {
      let path = folder.path("pipe")
      #expect(mkfifo(path, 0o600) == 0)
      let reader = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
      let app = try TestDisplay.trio("--record", path)
      let toggle = try SwitchView(app)
      close(reader)
      try toggle.flip()
      #expect(try app.close() == 73)
      #expect(app.program.errorText == "playground: cannot write \(path): Broken pipe\n")
    }

    @Test func aFullStandardErrorDoesNotBlockTheProgram() throws {
      let robot = try TestDisplay.robot()
      let path = folder.path("pipe")
      #expect(mkfifo(path, 0o600) == 0)
      let pipe = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
      defer { close(pipe) }
      let filler = [UInt8](repeating: 0, count: 4096)
      while write(pipe, filler, filler.count) > 0 {}
      let program = try TestDisplay.shell(
        "exec \"$0\" run --page trio --theme light --log-level trace 2>\"$1\"", [path],
        display: robot.displayName)
      let window = try TestDisplay.window(of: program, robot: robot)
      try robot.wait(for: "the light page", watching: program) {
        try robot.pixel(of: window, x: 2, y: 2).isBlack == false
      }
      robot.focus(window)
      try robot.turnDark(window, of: program)
      program.send(SIGTERM)
      #expect(try program.waitForExit() == 0)
    }
  }
}
