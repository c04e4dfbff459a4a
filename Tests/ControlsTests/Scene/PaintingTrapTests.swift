import Canvas
import Controls
import Testing

@Suite struct `Invalidation during paint` {
  private final class Meddler: Node {
    override func paint(with painter: any Painter, in context: PaintContext) {
      invalidate(.paint, reason: "meddling")
    }
  }

  #if DEBUG
  @Test func `stops the process in debug builds`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { Scene(Meddler()).show(size: Size(10, 10)) }
    }
  }
  #endif
}
