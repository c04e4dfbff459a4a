import Canvas
import Robot
import Testing

@testable import monkey

extension PlaygroundTests {
  @Suite @MainActor
  struct RestTests {
    @Test(arguments: ["trio", "gallery"])
    func aProgramIsIdleAtTheStartAndAfterAnAnimation(page: String) throws {
      let app = try TestDisplay.start("--page", page)
      if page == "trio" { try SwitchView(app).flip() }
      try app.waitUntilIdle()
    }

    @Test func animationsContinueInAPartlyCoveredWindow() throws {
      let app = try TestDisplay.trio("--speed", "0.001")
      let robot = app.robot
      try app.click(at: SwitchView(app).place(15.5))
      let origin = try robot.origin(of: app.window)
      let cover = robot.cover(PixelRect(x: origin.x, y: origin.y, width: 100, height: 40))
      defer { robot.destroy(cover) }
      try app.program.waitUntilAwake()
      try app.program.waitUntilAwake()
    }

    @Test func aWindowSaysThatItHasSettledAfterItsAnimations() throws {
      let app = try TestDisplay.trio("--speed", "0.2")
      let toggle = try SwitchView(app)
      try app.click(at: toggle.place(15.5))
      try app.settle()
      #expect(try toggle.isAtEnd())
    }

    @Test func aSyncRequestIsAnsweredAfterTheNewSizeIsShown() throws {
      let app = try TestDisplay.trio()
      try app.settle()
      #expect(try app.robot.resizeInStep(app.window, width: 900, height: 900))
    }
  }

  @Suite @MainActor
  struct MemoryTests {
    @Test(arguments: ["shm", "put"])
    func aWindowReleasesMemoryWhenItShrinks(presentation: String) throws {
      let server = try XServer(width: 3840, height: 2160)
      defer { server.stop() }
      let robot = try Robot(display: server.display)
      let app = try TestDisplay.start("--page", "trio", "--present", presentation, robot: robot)
      try app.settle()
      let small = try MonkeySample(of: app.program, after: 0).memory
      robot.resize(app.window, width: 3840, height: 2160)
      try app.settle()
      // 3840 x 2160 pixels are 32 MiB, half of which counts for the server if memory is shared.
      #expect(try MonkeySample(of: app.program, after: 0).memory > small + 12)
      robot.resize(app.window, width: 480, height: 640)
      try app.settle()
      #expect(try MonkeySample(of: app.program, after: 0).memory < small + 6)
    }
  }

  @Suite(.enabled(if: DesktopSession.has("picom", "openbox"), "picom and openbox"))
  @MainActor struct CompositorTests {
    /// A compositor paints each window separately, so the program cannot know what is visible.
    @Test func aCoveredWindowPausesOnlyWithoutACompositor() throws {
      let server = try XServer(width: 1000, height: 800)
      defer { server.stop() }
      let robot = try Robot(display: server.display)
      let desktop = try DesktopSession(robot)
      defer { desktop.stop() }
      try desktop.start(.openbox)
      let app = try TestDisplay.trio("--scale", "1", "--speed", "0.001", robot: robot)
      try app.moveWindow(toX: 40, y: 60)
      try app.click(at: SwitchView(app).place(15.5))
      try app.program.waitUntilAwake()
      let cover = robot.coverAll()
      try app.waitUntilIdle()
      try desktop.startCompositor()
      try app.program.waitUntilAwake()
      robot.destroy(cover)
      try app.program.waitUntilAwake()
      let composited = robot.coverAll()
      try app.program.waitUntilAwake()
      robot.destroy(composited)
      desktop.stopCompositor()
      try app.program.waitUntilAwake()
      let again = robot.coverAll()
      try app.waitUntilIdle()
      robot.destroy(again)
      try app.program.waitUntilAwake()
    }
  }
}
