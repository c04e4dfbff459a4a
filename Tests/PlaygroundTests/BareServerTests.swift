import Canvas
import Robot
import Testing

extension PlaygroundTests {
  @Suite @MainActor struct BareServerTests {
    nonisolated static let extensions = [
      "XInputExtension", "Present", "MIT-SHM", "RANDR", "RENDER", "SYNC", "XKEYBOARD",
    ]

    @Test(
      arguments: (extensions.map { [$0] } + [extensions]).map { ($0, "auto") }
        + [(["MIT-SHM"], "shm")])
    func theProgramWorksWithoutEachExtension(hidden: [String], presentation: String) throws {
      let robot = try TestDisplay.robot()
      let proxy = try CuttingProxy(to: robot.displayName, limit: nil, .fromServer, hiding: hidden)
      defer { proxy.finish() }
      let app = try TestDisplay.trio(
        "--present", presentation, environment: ["DISPLAY": proxy.display])
      try SwitchView(app).flip()
      let slider = try #require(app.layout.controls(.slider).first)
      let start = slider.thumb()
      try app.drag(from: start, to: Point(start.x + 100, start.y))
      try app.wait(for: "the slider's thumb elsewhere") {
        abs((try app.thumbCenter(of: slider) ?? 0) - (start.x + 100 - slider.frame.minX)) < 1.5
      }
      // A frame of the whole window and a picture for the clipboard.
      let light = try app.pixel(at: Point(2, 2))
      try robot.strike("t")
      try app.wait(for: "the dark page") {
        try app.pixel(at: Point(2, 2)) != light && app.pixel(at: Point(470, 630)) != light
      }
      try app.waitUntilIdle()
      try robot.strike("c", modifiers: [.control])
      try app.settle()
      #expect(try app.close() == 0)
      let said = app.program.errorText.split(separator: "\n")
      #expect(said.count == (presentation == "shm" ? 1 : 0), "\(app.program.errorText)")
      #expect(said.allSatisfy { $0.contains("has no shared memory") })
    }
  }
}
