import Foundation
import Robot
import Testing

extension PlaygroundTests {
  /// Failures that no other suite tests; `docs/faults.md` lists all of them.
  @Suite @MainActor struct FaultTests {
    private let folder = TemporaryFolder()

    @Test(arguments: [["run", "--page", "trio"], ["snapshot", "gallery", "--output", "-"]])
    func tooFewFileDescriptorsAreReported(arguments: [String]) throws {
      for limit in [5, 6, 8, 19] {
        let program = try TestDisplay.shell(
          "exec prlimit --nofile=\(limit) \"$0\" \"$@\"", arguments,
          display: try TestDisplay.robot().displayName)
        #expect(try program.waitForExit() == 70)
        #expect(
          program.errorText
            == "playground: the limit of open files is \(limit), and 20 are needed; run "
            + "ulimit -n 20 first\n")
      }
    }

    @Test func aWindowWorksWithTheMinimumOfFileDescriptors() throws {
      let said = try errors(
        of: "exec prlimit --nofile=20 \"$0\" run --page trio --theme light --print-layout")
      #expect(said.isEmpty, "\(said)")
    }

    private func errors(of line: String, _ arguments: String...) throws -> [Substring] {
      let robot = try TestDisplay.robot()
      let program = try TestDisplay.shell(line, arguments, display: robot.displayName)
      let layout = try Layout(line: try program.nextLine())
      robot.focus(layout.window)
      try robot.turnDark(layout.window, of: program)
      robot.close(layout.window)
      #expect(try program.waitForExit() == 0)
      return program.errorText.split(separator: "\n")
    }

    /// Instead of a picture with holes.
    @Test(.enabled(if: DesktopSession.has("clang"), "the toolchain's clang"))
    func aLackOfMemoryIsReportedAndKeepsTheRecording() throws {
      let library = try folder.compileDouble("out-of-memory")
      func run(_ arguments: String..., display: String? = nil) throws -> String {
        let program = try TestDisplay.run(
          arguments, display: display, environment: ["LD_PRELOAD": library])
        #expect(program.exitCode == 70)
        return program.errorText
      }
      let picture = folder.path("picture.png")
      for output in [picture, folder.path("picture.pdf")] {
        let said = try run("snapshot", "switch", "--output", output)
        #expect(said.hasPrefix("playground: cannot ") && said.hasSuffix(": out of memory\n"))
      }
      let log = folder.path("log")
      let display = try TestDisplay.robot().displayName
      let said = try run(
        "run", "--page", "trio", "--size", "480x640", "--record", log, display: display)
      #expect(said.hasPrefix("playground: not enough memory for a window of "), "\(said)")
      #expect(said.split(separator: "\n").count == 1, "\(said)")
      #expect(try folder.names == ["log", "out-of-memory.so"])
      let replay = try TestDisplay.run(["replay", log, "--trace", "/dev/null"])
      #expect(replay.exitCode == 0, "\(replay.errorText)")
    }

    @Test(.enabled(if: DesktopSession.has("clang"), "the toolchain's clang"))
    func aLackOfMemoryForAMaskIsReported() throws {
      let library = try folder.compileDouble("out-of-memory-for-masks")
      for subject in ["switch", "gallery"] {
        let program = try TestDisplay.run(
          ["snapshot", subject, "--output", folder.path("picture.png")],
          environment: ["LD_PRELOAD": library])
        #expect(program.exitCode == 70 && program.errorText.hasSuffix(": out of memory\n"))
      }
      #expect(try folder.names == ["out-of-memory-for-masks.so"])
    }

    @Test(arguments: ["xx_YY.nonsense", "", "C", "de_DE.ISO-8859-1"])
    func aMissingLocaleHasNoEffect(name: String) throws {
      func semantics(_ environment: [String: String?]) throws -> [UInt8] {
        let program = try Program(
          TestDisplay.playground, ["semantics", "gallery"], environment: environment)
        #expect(try program.waitForExit() == 0)
        #expect(program.errorText.isEmpty, "\(program.errorText)")
        return program.outputBytes
      }
      let names: [String: String?] = ["LC_ALL": name, "LANG": name, "LC_NUMERIC": name]
      #expect(try semantics(names) == semantics(["LC_ALL": "C.UTF-8"]))
      let app = try TestDisplay.start("--page", "trio", environment: names)
      try app.expectQuietEnd()
    }

    /// Large frames are sent over the connection, so that the cut is within a frame.
    @Test func aLostConnectionWithinAFrameIsReportedAndKeepsTheRecording() throws {
      let robot = try TestDisplay.robot()
      let pixels = 480 * 640 * 4
      for extra in [pixels / 3, pixels * 3 / 2, pixels * 5 / 2] {
        let log = folder.path("log-\(extra)")
        let proxy = try CuttingProxy(to: robot.displayName, limit: pixels + extra, .fromProgram)
        let program = try Program(
          TestDisplay.playground,
          ["run", "--page", "trio", "--scale", "1", "--present", "put", "--record", log],
          environment: Program.environment(display: proxy.display))
        let window = try TestDisplay.window(of: program, robot: robot)
        robot.focus(window)
        let deadline = Deadline()
        while program.staysAlive(for: .milliseconds(20)), !deadline.hasPassed {
          try robot.strike("t")
        }
        #expect(program.exitCode == 69)
        // Xlib reports an event that arrived partly as unknown.
        let said = program.errorText.split(separator: "\n").filter { !$0.hasPrefix("Xlib: ") }
        #expect(said.count == 1, "\(program.errorText)")
        proxy.finish()
        let replay = try TestDisplay.run(["replay", log, "--trace", "/dev/null"])
        #expect(replay.exitCode == 0, "\(replay.errorText)")
      }
      #expect(try folder.names.count == 3)
    }

    /// The same as in a container: the server cannot attach shared memory of another namespace.
    @Test(arguments: ["auto", "shm"])
    func pixelsAreSentOverTheConnectionIfSharedMemoryIsRefused(presentation: String) throws {
      let said = try errors(
        of: """
          [ "$(id -u)" = 0 ] && options=-i || options=-Uri
          exec unshare $options "$0" run --page trio --theme light --print-layout --present "$1"
          """, presentation)
      #expect(said.count == (presentation == "shm" ? 1 : 0), "\(said)")
      #expect(said.allSatisfy { $0.contains("refuses shared memory") })
    }

    /// The first segment of each namespace has the same identifier, so the server would show the
    /// pixels of the first program in the window of the second.
    @Test func sharedMemoryOfAnotherProgramIsNotShown() throws {
      let programs = try TestDisplay.shell(
        """
        [ "$(id -u)" = 0 ] && options=-i || options=-Uri
        export program=$0 folder=$1 options
        exec unshare $options bash -c '
          mkfifo "$folder/display" "$folder/layout"
          Xvfb -displayfd 3 -screen 0 640x700x24 -nolisten tcp 3>"$folder/display" &
          server=$!
          read -r display <"$folder/display"
          export DISPLAY=:$display
          echo "$DISPLAY"
          "$program" run --page trio --theme light --print-layout >"$folder/layout" &
          read -r layout <"$folder/layout"
          echo "$layout"
          unshare $options "$program" run --page trio --theme dark --print-layout --present shm
          wait $!
          kill "$server"'
        """, [folder.path("")])
      let robot = try Robot(display: try programs.nextLine())
      let below = try Layout(line: try programs.nextLine())
      let above = try Layout(line: try programs.nextLine())
      try robot.wait(for: "the dark page", watching: programs) {
        try robot.pixel(of: above.window, x: 2, y: 2).isBlack
      }
      robot.close(above.window)
      robot.close(below.window)
      #expect(try programs.waitForExit() == 0)
      let said = programs.errorText.split(separator: "\n")
      #expect(said.count { $0.contains("refuses shared memory") } == 1, "\(said)")
    }
  }
}
