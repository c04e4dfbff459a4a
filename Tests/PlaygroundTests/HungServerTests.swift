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
