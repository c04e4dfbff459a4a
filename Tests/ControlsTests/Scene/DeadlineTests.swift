import Canvas
import Testing

@testable import Controls

private final class Blinker: Node {
  var moments: [Double] = []
  private(set) var samples: [Double] = []

  override func advance(to time: Instant) -> NextFrame {
    samples.append(time.seconds)
    moments.removeAll { $0 <= time.seconds }
    return moments.first.map { .at(Instant(seconds: $0)) } ?? .idle
  }

  func start(_ moments: Double...) {
    self.moments = moments
    invalidate(.motion, reason: "test")
  }
}

@Suite struct `Node deadlines` {
  private let first = Blinker()
  private let scene: Scene

  init() {
    scene = Scene(Stack(.vertical, of: first))
    scene.resize(to: Size(100, 100), scale: 1)
    update(at: 0)
  }

  @discardableResult
  private func update(at seconds: Double) -> NextFrame { scene.frame(at: seconds).next }

  @Test func `a node is sampled at its deadline and not before`() {
    first.start(0.5, 1)
    #expect(update(at: 0.1) == .at(Instant(seconds: 0.5)) && !scene.needsUpdate)
    let samples = first.samples.count
    #expect(update(at: 0.3) == .at(Instant(seconds: 0.5)) && first.samples.count == samples)
    #expect(update(at: 0.52) == .at(Instant(seconds: 1)) && first.samples.last == 0.52)
    #expect(update(at: 1) == .idle && update(at: 2) == .idle && first.samples.count == samples + 2)
  }

  @Test func `a node with a missed deadline is sampled when it is added again`() {
    first.start(0.5, 5)
    update(at: 0.1)
    first.removeFromParent()
    scene.root.addChild(first)
    #expect(update(at: 0.6) == .at(Instant(seconds: 5)) && first.samples.last == 0.6)
  }
}
