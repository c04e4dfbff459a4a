import Foundation
import Robot
import Testing

extension PlaygroundTests {
  @Suite @MainActor
  struct HungServerTests {
    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func aSignalEndsTheSessionAndWritesItsFiles(signal: Int32) throws {
      let folder = TemporaryFolder()
      try withServer { server, robot in
        let app = try TestDisplay.start(
          "--page", "trio", "--stats", folder.path("stats"), robot: robot)
        try robot.waitForStillness()
        server.suspend()
        app.program.send(signal)
        #expect(try app.program.waitForExit(within: .seconds(30)) == 0)
        #expect(app.program.errorText.isEmpty, "\(app.program.errorText)")
        let statistics = try JSONSerialization.jsonObject(with: folder.data("stats"))
        #expect(statistics is [String: Any])
      }
    }

    @Test func aSignalEndsAProgramThatWaitsForTheServerAfterASecond() throws {
      try withServer { server, robot in
        let app = try stuck(server, robot)
        let start = ContinuousClock.now
        app.program.send(SIGTERM)
        #expect(try app.program.waitForExit(within: .seconds(30)) == 69)
        #expect(start.duration(to: .now) > .milliseconds(500), "it has a second")
        let lines = app.program.errorText.split(separator: "\n")
        #expect(lines.count == 1, "standard error: \(app.program.errorText)")
        #expect(lines.first?.hasPrefix("playground: ") == true)
      }
    }

    /// Pixels fill the connection while the server does not read.
    @Test(arguments: ["shm", "put"])
    func aSignalEndsTheProgramDuringAnAnimation(presentation: String) throws {
      try withServer { server, robot in
        let app = try TestDisplay.start(
          "--page", "trio", "--speed", "0.05", "--present", presentation, robot: robot)
        try robot.strike("t")
        _ = try robot.waitForDrawing(within: .seconds(2))
        server.suspend()
        #expect(app.program.staysAlive(for: .milliseconds(300)))
        app.program.send(SIGTERM)
        let code = try app.program.waitForExit(within: .seconds(30))
        #expect(code == 0 || code == 69)
      }
    }

    @Test func aSignalEndsAStartingProgramAtOnce() throws {
      let server = try XServer()
      defer { server.kill() }
      server.suspend()
      let program = try Program(
        TestDisplay.playground, ["run"], environment: Program.environment(display: server.display))
      #expect(program.staysAlive(for: .milliseconds(200)))
      program.send(SIGTERM)
      #expect(try program.waitForExit(within: .seconds(30)) == 128 + SIGTERM)
    }

    @Test func aSecondSignalEndsTheProgramAtOnce() throws {
      try withServer { server, robot in
        let app = try stuck(server, robot)
        app.program.send(SIGTERM)
        #expect(app.program.staysAlive(for: .milliseconds(200)))
        app.program.send(SIGTERM)
        #expect(try app.program.waitForExit(within: .milliseconds(600)) == 128 + SIGTERM)
      }
    }

    /// A closing terminal and tools such as `timeout` send a signal twice.
    @Test func simultaneousSignalsCountAsOne() throws {
      let app = try TestDisplay.trio()
      try app.robot.waitForStillness()
      for signal in [SIGTERM, SIGHUP, SIGTERM] { app.program.send(signal) }
      #expect(try app.program.waitForExit() == 0)
    }

    @Test func nohupKeepsTheProgramRunning() throws {
      let app = try PlaygroundApp(
        TestDisplay.playground, ["--page", "trio"], robot: try TestDisplay.robot(), wrapper: "nohup"
      )
      app.program.send(SIGHUP)
      #expect(app.program.staysAlive(for: .milliseconds(300)))
      #expect(try app.close() == 0)
    }

    private func stuck(_ server: XServer, _ robot: Robot) throws -> PlaygroundApp {
      let app = try TestDisplay.start("--page", "trio", robot: robot)
      try robot.waitForStillness()
      // The program is told about new resources and requests them after the server has stopped.
      app.program.send(SIGSTOP)
      let deadline = Deadline(in: .seconds(60))
      while try !app.program.isStopped(), !deadline.hasPassed {
        #expect(app.program.staysAlive(for: .milliseconds(1)))
      }
      robot.setResources("Xft.dpi: 144")
      server.suspend()
      let sleeps = try app.program.switchesOfFirstThread()
      app.program.send(SIGCONT)
      while try app.program.switchesOfFirstThread() == sleeps, !deadline.hasPassed {
        #expect(app.program.staysAlive(for: .milliseconds(5)))
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
