import Canvas
import Controls
import Testing

/// Found by a random scene: motion is a function of time, whoever was in the scene meanwhile.
@Suite struct `A control that leaves a scene in motion` {
  private let toggle = Switch(isOn: false, label: "Wi-Fi")

  private func frame(_ scene: Scene, at seconds: Double) -> FrameUpdate {
    scene.update(for: FrameTime(target: Instant(seconds: seconds), interval: 1.0 / 60, number: 0))
  }

  private func makeScene() -> (scene: Scene, root: FuzzRoot) {
    let root = FuzzRoot([toggle], style: .scattered)
    root.arrange(Size(100, 60), seed: 1)
    let scene = Scene(root)
    scene.resize(to: Size(100, 60), scale: 1)
    _ = frame(scene, at: 0)
    toggle.setOn(true, animated: true)
    _ = frame(scene, at: 0.02)
    toggle.removeFromParent()
    _ = frame(scene, at: 0.04)
    return (scene, root)
  }

  @Test func `goes on moving when it comes back`() {
    let (scene, root) = makeScene()
    root.addChild(toggle)
    #expect(frame(scene, at: 0.06).isAnimating)
    #expect(scene.needsUpdate)
    #expect(!frame(scene, at: 0.1).damage.isEmpty)
  }

  @Test func `is at rest when it comes back long after`() {
    let (scene, root) = makeScene()
    root.addChild(toggle)
    _ = frame(scene, at: 3)
    #expect(!frame(scene, at: 3.1).isAnimating)
    #expect(!scene.needsUpdate)
    #expect(toggle.state.thumbX == 22)
  }

  @Test func `keeps nothing awake while it is away`() {
    let (scene, _) = makeScene()
    #expect(!scene.needsUpdate)
    #expect(frame(scene, at: 0.08).damage.isEmpty)
  }
}
