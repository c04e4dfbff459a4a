import Robot
import Testing

extension PlaygroundTests {
  @Suite @MainActor struct ScaleTests {
    @Test func aNewScaleKeepsTheSizeInPoints() throws {
      try withServer { robot in
        let app = try TestDisplay.start("--page", "trio", robot: robot)
        robot.setResources("Xft.dpi: 144\n")
        try wait(for: (720, 960), app)
        robot.setResources("Xft.dpi: 96\n")
        try wait(for: (480, 640), app)
      }
    }

    /// The manager is slow, so the second change comes before the first is applied.
    @Test func aRevertedScaleChangeHasNoEffect() throws {
      try withServer { robot in
        let app = try TestDisplay.start("--page", "trio", robot: robot)
        robot.decideSizes()
        robot.setResources("Xft.dpi: 192\n")
        let first = try robot.nextWantedSize(of: app.window)
        #expect(first == (960, 1280))
        robot.setResources("Xft.dpi: 96\n")
        let second = try robot.nextWantedSize(of: app.window)
        #expect(second == (480, 640))
        robot.resize(app.window, width: first.width, height: first.height)
        robot.resize(app.window, width: second.width, height: second.height)
        try robot.waitForStillness()
        robot.setResources("Xft.dpi: 144\n")
        #expect(try robot.nextWantedSize(of: app.window) == (720, 960))
      }
    }

    private func wait(for size: (Int, Int), _ app: PlaygroundApp) throws {
      try app.wait(for: "a window of \(size) px") { try app.robot.size(of: app.window) == size }
    }

    private func withServer(_ body: (Robot) throws -> Void) throws {
      let server = try XServer(width: 1400, height: 1400)
      defer { server.stop() }
      try body(try Robot(display: server.display))
    }
  }
}
