import Canvas
import Testing

@testable import Controls

@Suite struct `Pending nodes` {
  private let first = Node()
  private let second = Node()
  private let pending = PendingNodes()
  private func time(_ seconds: Double) -> Instant { Instant(seconds: seconds) }

  @Test func `are stored once, and can move again while they are processed`() {
    #expect(pending.dirty.isEmpty && pending.moving.isEmpty)
    for _ in 0..<2 {
      pending.markDirty(first)
      pending.markMoving(second)
    }
    #expect(pending.dirty.count == 1 && pending.moving.count == 1)
    #expect(pending.takeMoving().count == 1 && pending.moving.isEmpty)
    second.pending.remove(.motion)
    pending.markMoving(second)
    #expect(pending.moving.count == 1)
  }

  @Test func `wait for the earliest deadline`() {
    pending.schedule(first, at: time(2))
    pending.schedule(second, at: time(1))
    pending.schedule(first, at: time(3))
    #expect(pending.scheduled.count == 2 && pending.dirty.isEmpty && pending.moving.isEmpty)
    #expect(pending.nextMoment == .at(time(1)))
    pending.startDue(at: time(1.5))
    #expect(pending.moving.count == 1 && pending.moving.first === second)
    #expect(pending.nextMoment == .at(time(3)))
    // A node has no deadline while it moves.
    pending.markMoving(first)
    pending.startDue(at: time(2))
    #expect(pending.scheduled.isEmpty && pending.nextMoment == .idle && pending.moving.count == 2)
  }

  @Test func `out of view are processed when they wake`() {
    pending.suspend(first)
    pending.suspend(first)
    pending.markDirty(first)
    pending.markMoving(first)
    #expect(pending.dirty.isEmpty && pending.moving.isEmpty && pending.suspended.count == 1)
    pending.resume()
    #expect(pending.dirty.count == 1 && pending.moving.count == 1 && pending.suspended.isEmpty)
  }

  @Test func `that moved out of view are dirty`() {
    for node in [first, second] { pending.suspend(node) }
    pending.markMoving(first)
    pending.markSuspendedDirty()
    pending.resume()
    #expect(pending.dirty.count == 1 && pending.dirty.first === first)
  }

  @Test func `are removed from every list`() {
    pending.markDirty(first)
    pending.markMoving(first)
    pending.schedule(first, at: time(2))
    pending.markDirty(second)
    pending.remove { $0(first) }
    #expect(pending.moving.isEmpty && pending.scheduled.isEmpty && first.pending.isEmpty)
    #expect(first.deadline == nil && pending.dirty.count == 1 && pending.dirty.first === second)
    pending.suspend(second)
    pending.remove { $0(second) }
    #expect(pending.dirty.isEmpty && pending.moving.isEmpty && pending.suspended.isEmpty)
  }
}

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
    #expect(update(at: 0.52) == .at(Instant(seconds: 1)) && first.samples.last == 0.5)
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
