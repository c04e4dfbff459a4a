import Canvas
import Controls
import Testing

/// A picture of a scene that a window shows at the same time.
@Suite struct `A picture of a live scene` {
  private let toggle: Switch
  private let scene: Scene

  init() {
    let toggle = Switch(isOn: false)
    self.toggle = toggle
    scene = Scene(Stack(.vertical, padding: 16) { toggle })
    scene.resize(to: Size(100, 80), scale: 1)
    _ = scene.update(for: FrameTime(target: Instant(seconds: 1), interval: 1.0 / 60, number: 0))
  }

  @Test func `changes neither the scene's size nor its scale`() throws {
    _ = try scene.picture(size: Size(50, 40), scale: 2, at: Instant(seconds: 1))
    withKnownIssue("a picture is painted by the scene itself") {
      #expect(scene.size == Size(100, 80))
      #expect(scene.scale == 1)
    }
  }

  @Test func `does not move its time`() throws {
    _ = try scene.picture(size: Size(100, 80), scale: 1, at: Instant(seconds: 50))
    withKnownIssue("a picture is painted by the scene itself") {
      #expect(scene.lastTime == Instant(seconds: 1))
    }
  }

  @Test func `takes no frame from the window`() throws {
    toggle.setOn(true, animated: false)
    _ = try scene.picture(size: Size(100, 80), scale: 1, at: Instant(seconds: 1))
    withKnownIssue("the picture's frame was the window's") { #expect(scene.needsUpdate) }
  }
}
