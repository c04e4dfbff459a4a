import Foundation
import Testing

extension PlaygroundTests {
  @Suite @MainActor struct StreamTests {
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

    /// The trace is written while the replay runs, so `head` can exit early.
    @Test func aReplayEndsSilentlyWhenItsReaderExits() throws {
      let folder = TemporaryFolder()
      try folder.put(
        #"{"format": "playground-input", "version": 1, "scene": "switch"}"#, into: "log")
      let program = try TestDisplay.shell(
        "set -o pipefail; \"$0\" replay \"$1\" --until 100000 | head -n 1", [folder.path("log")])
      #expect(try program.nextLine().hasPrefix(#"{"t": 0.0, "frame": 0"#))
      #expect(try program.waitForExit() == 0 && program.errorText == "")
    }

    @Test func aPictureToABrokenPipeFails() throws {
      let folder = TemporaryFolder()
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
      let folder = TemporaryFolder()
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
      let folder = TemporaryFolder()
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
      let folder = TemporaryFolder()
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
