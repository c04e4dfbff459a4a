import Canvas
import Robot
import Testing

extension PlaygroundTests {
  /// The program on a display with a compositing manager (picom).
  @Suite(.enabled(if: DesktopSession.has("picom", "openbox"), "picom and openbox"))
  @MainActor struct CompositorTests {
    @MainActor private struct Bench {
      let server: XServer
      let robot: Robot
      let desktop: DesktopSession

      init(composes: Bool = true) throws {
        server = try XServer(width: 1000, height: 800)
        robot = try Robot(display: server.display)
        desktop = try DesktopSession(robot)
        try desktop.start(.openbox)
        if composes { try desktop.startCompositor() }
      }

      func app(_ arguments: String...) throws -> PlaygroundApp {
        let app = try PlaygroundApp(
          TestDisplay.playground,
          ["--page", "trio", "--theme", "light", "--scale", "1"] + arguments, robot: robot)
        try app.moveWindow(toX: 40, y: 60)
        return app
      }

      func end() {
        desktop.stop()
        server.stop()
      }

      func shown(_ app: PlaygroundApp) throws -> Bitmap {
        let origin = try robot.origin(of: app.window)
        let size = try robot.size(of: app.window)
        return try robot.pictureOfDisplay(
          in: PixelRect(x: origin.x, y: origin.y, width: size.width, height: size.height))
      }
    }

    @Test(arguments: ["auto", "shm", "put"])
    func theDisplayShowsThePaintedPageAfterADrag(presentation: String) throws {
      let bench = try Bench()
      defer { bench.end() }
      let app = try bench.app("--present", presentation)
      let slider = try #require(app.layout.controls(.slider).first)
      let start = slider.thumb()
      try app.drag(from: start, to: Point(start.x + 150, start.y), steps: 40)
      try app.click(at: SwitchView(app).place(15.5))
      try app.robot.strike("t")
      try app.move(to: Point(5, 5))
      try app.settle()
      let inWindow = try app.picture()
      try app.wait(for: "the compositor to show the window's pixels") {
        try bench.shown(app).hasSamePixels(as: inWindow)
      }
    }

    /// A compositor paints each window separately, so the program cannot know what is visible.
    @Test func aCoveredWindowPausesOnlyWithoutACompositor() throws {
      let bench = try Bench(composes: false)
      defer { bench.end() }
      let app = try bench.app("--speed", "0.001")
      try app.click(at: SwitchView(app).place(15.5))
      try app.program.waitUntilAwake()
      let cover = bench.robot.coverAll()
      try app.waitUntilIdle()
      try bench.desktop.startCompositor()
      try app.program.waitUntilAwake()
      bench.robot.destroy(cover)
      try app.program.waitUntilAwake()
      let composited = bench.robot.coverAll()
      try app.program.waitUntilAwake()
      bench.robot.destroy(composited)
      bench.desktop.stopCompositor()
      try app.program.waitUntilAwake()
      let again = bench.robot.coverAll()
      try app.waitUntilIdle()
      bench.robot.destroy(again)
      try app.program.waitUntilAwake()
    }
  }
}
