import Canvas
import Robot
import Testing

extension PlaygroundTests {
  /// A window never shows a part of a frame.
  @Suite @MainActor struct LiveWholeFrameTests {
    /// Small parts are sent one by one, large ones through shared memory or a pixmap.
    @Test(
      arguments: PresentationPreference.allCases,
      [[(0, 0, 50, 30), (300, 200, 50, 30)], [(0, 0, 180, 150), (200, 0, 200, 300)]])
    func framesAreShownAtomically(
      presentation: PresentationPreference, parts: [(Int, Int, Int, Int)]
    ) throws {
      let robot = try TestDisplay.robot()
      let live = try LiveWindow(
        robot, size: Size(400, 300), clock: .timer, presentation: presentation)
      let content = live.content
      let rects = parts.map { PixelRect(x: $0.0, y: $0.1, width: $0.2, height: $0.3) }
      var watch: HalfFrameWatch?
      var counts: HalfFrameWatch.Counts?
      content.onUpdate = { content.color = Color(hex: UInt32(content.frames.count) * 0x05_0B_11) }
      try live.run(
        .init("the window", when: { live.isSettled }) {
          content.damage = rects.reduce(into: Region()) { $0.add($1) }
          content.next = .tick
          content.needsUpdate = true
        },
        .init("a frame of these parts", when: { content.frames.count > 4 }) {
          watch = HalfFrameWatch(
            display: robot.displayName, window: live.window.id, size: (400, 300),
            places: rects.flatMap { rect in
              [(rect.x, rect.y), (rect.x + rect.width - 1, rect.y + rect.height - 1)]
            })
        },
        .init("many looks", when: { (watch?.looks ?? 0) >= 150 && content.frames.count > 100 }) {
          counts = watch?.stop()
          content.next = .idle
        })
      #expect(counts?.halves == 0, "\(String(describing: counts))")
    }
  }
}
