import Canvas
import Controls
import ControlsTesting
import Testing

@MainActor @Suite struct `Minimum layout size` {
  @Test func `a smaller scene shows the top left part of its content`() {
    let content = Node()
    let scene = Scene(content)
    scene.minimumLayoutSize = Size(240, 160)
    for (size, expected) in [
      (Size(94, 72), Size(240, 160)), (Size(8000, 40), Size(8000, 160)),
      (Size(1, 1), Size(240, 160)), (Size(640, 480), Size(640, 480)),
    ] {
      scene.resize(to: size, scale: 1)
      _ = scene.update(for: FrameTime(target: .zero, interval: 0, number: 0))
      #expect(scene.size == size)
      #expect(content.frame == Rect(origin: .zero, size: expected))
    }
  }
}
