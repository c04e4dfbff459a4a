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
      // Weston ends programs this way, while the server runs on for a moment.
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

  @Suite @MainActor
  struct HungServerTests {
    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func aSignalEndsTheSessionAndWritesItsFiles(signal: Int32) throws {
      let folder = TemporaryFolder()
      try withServer { server, robot in
        let app = try TestDisplay.trio("--stats", folder.path("stats"), robot: robot)
        try app.settle()
        server.suspend()
        app.program.send(signal)
        #expect(try app.program.waitForExit() == 0)
        #expect(app.program.errorText.isEmpty, "\(app.program.errorText)")
        let statistics = try JSONSerialization.jsonObject(with: folder.data("stats"))
        #expect(statistics is [String: Any])
      }
    }

    @Test func aSignalEndsAProgramThatWaitsForTheServerAfterASecond() throws {
      try withServer { server, robot in
        let folder = TemporaryFolder()
        let app = try stuck(server, robot, "--record", folder.path("log"))
        let start = ContinuousClock.now
        app.program.send(SIGTERM)
        #expect(try app.program.waitForExit() == 69)
        #expect(start.duration(to: .now) > .milliseconds(500), "it has a second")
        let lines = app.program.errorText.split(separator: "\n")
        #expect(lines.count == 1, "standard error: \(app.program.errorText)")
        #expect(try lines.first?.hasPrefix("playground: ") == true && folder.names == ["log"])
      }
    }

    /// Pixels fill the connection while the server does not read.
    @Test(arguments: ["shm", "put"])
    func aSignalEndsTheProgramDuringAnAnimation(presentation: String) throws {
      try withServer { server, robot in
        let app = try TestDisplay.start(
          "--page", "trio", "--speed", "0.05", "--present", presentation, robot: robot)
        try robot.strike("t")
        try #require(try robot.waitForDrawing())
        server.suspend()
        try app.program.waitUntilStuck()
        app.program.send(SIGTERM)
        let code = try app.program.waitForExit()
        #expect(code == 0 || code == 69)
      }
    }

    @Test func aSignalEndsAStartingProgramAtOnce() throws {
      let server = try XServer()
      defer { server.kill() }
      server.suspend()
      let program = try Program(
        TestDisplay.playground, ["run"], environment: Program.environment(display: server.display))
      try program.wait(for: "the program to wait for the server") {
        try program.sleepsWithoutLimit()
      }
      program.send(SIGTERM)
      #expect(try program.waitForExit() == 128 + SIGTERM)
    }

    /// Signals within 0.1 s count as one, and after a second the program ends by itself: on a busy
    /// machine, no signal may arrive between these times, and the test begins again.
    @Test func aSecondSignalEndsTheProgramAtOnce() throws {
      var codes: [Int32] = []
      while codes.last != 128 + SIGTERM, codes.count < 10 {
        try withServer { server, robot in
          let app = try stuck(server, robot)
          while app.program.staysAlive(for: .milliseconds(5)) { app.program.send(SIGTERM) }
          codes.append(try app.program.waitForExit())
        }
      }
      #expect(codes.last == 128 + SIGTERM && codes.dropLast().allSatisfy { $0 == 69 }, "\(codes)")
    }

    /// A closing terminal and tools such as `timeout` send a signal twice.
    @Test func simultaneousSignalsCountAsOne() throws {
      let app = try TestDisplay.trio()
      try app.settle()
      for signal in [SIGTERM, SIGHUP, SIGTERM] { app.program.send(signal) }
      #expect(try app.program.waitForExit() == 0)
    }

    @Test func nohupKeepsTheProgramRunning() throws {
      let app = try PlaygroundApp(
        TestDisplay.playground, ["--page", "trio"], robot: try TestDisplay.robot(), wrapper: "nohup"
      )
      app.program.send(SIGHUP)
      // The kernel delivers the signal before the program handles the request to close.
      #expect(try app.close() == 0)
    }

    private func stuck(
      _ server: XServer, _ robot: Robot, _ arguments: String...
    ) throws -> PlaygroundApp {
      let app = try PlaygroundApp(
        TestDisplay.playground, ["--page", "trio"] + arguments, robot: robot)
      try app.settle()
      // The program is told about new resources and requests them after the server has stopped.
      app.program.send(SIGSTOP)
      try app.program.wait(for: "the program to stop") { try app.program.isStopped() }
      robot.setResources("Xft.dpi: 144")
      server.suspend()
      let sleeps = try app.program.switchesOfFirstThread()
      app.program.send(SIGCONT)
      try app.program.wait(for: "the program to wait for the server") {
        try app.program.switchesOfFirstThread() != sleeps
      }
      return app
    }

    private func withServer(_ body: (XServer, Robot) throws -> Void) throws {
      let server = try XServer()
      let robot = try Robot(display: server.display)
      defer {
        server.kill()
        // The robot closes its connection only after the server is gone.
        withExtendedLifetime(robot) {}
      }
      try body(server, robot)
    }
  }
}
