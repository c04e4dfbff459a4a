import Canvas
import Controls
import ControlsTesting
import Testing

/// Found by random scenes: an animation depends on time only, also while its control is removed.
@Suite struct `Control that leaves its scene while animating` {
  private let toggle = Switch(isOn: false, label: "Wi-Fi")

  private func frame(_ scene: Scene, at seconds: Double) -> FrameUpdate {
    scene.update(for: FrameTime(target: Instant(seconds: seconds)))
  }

  private func makeScene() -> (scene: Scene, root: Node) {
    let root = FixedFrameRoot(toggle, at: Rect(x: 10, y: 10, width: 51, height: 31))
    let scene = Scene(root)
    scene.resize(to: Size(100, 60), scale: 1)
    _ = frame(scene, at: 0)
    toggle.setOn(true, animated: true)
    _ = frame(scene, at: 0.02)
    // While it is removed, it requests no frames.
    toggle.removeFromParent()
    _ = frame(scene, at: 0.04)
    #expect(!scene.needsUpdate && frame(scene, at: 0.05).damage.isEmpty)
    return (scene, root)
  }

  @Test func `the animation goes on when the control returns`() {
    let (scene, root) = makeScene()
    root.addChild(toggle)
    #expect(frame(scene, at: 0.06).isAnimating && scene.needsUpdate)
    #expect(!frame(scene, at: 0.1).damage.isEmpty)
  }

  @Test func `the animation has settled when the control returns later`() {
    let (scene, root) = makeScene()
    root.addChild(toggle)
    _ = frame(scene, at: 3)
    #expect(!frame(scene, at: 3.1).isAnimating && !scene.needsUpdate && toggle.state.thumbX == 22)
  }
}
