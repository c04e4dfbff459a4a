import Canvas
import Testing

@testable import Controls

@Suite struct `Pending nodes` {
  private let first = Node()
  private let second = Node()
  private let pending = PendingNodes()

  private func time(_ seconds: Double) -> Instant { Instant(seconds: seconds) }

  @Test func `are stored once`() {
    #expect(pending.dirty.isEmpty && pending.moving.isEmpty)
    for _ in 0..<2 {
      pending.markDirty(first)
      pending.markMoving(second)
    }
    #expect(pending.dirty.count == 1 && pending.moving.count == 1)
  }

  @Test func `can move again while they are processed`() {
    pending.markMoving(first)
    let taken = pending.takeMoving()
    #expect(taken.count == 1 && pending.moving.isEmpty)
    first.pending.remove(.motion)
    pending.markMoving(first)
    pending.giveBack(moving: taken)
    #expect(pending.moving.count == 1)
  }

  @Test func `wait for the earliest deadline`() {
    pending.wait(until: time(2), for: first)
    pending.wait(until: time(1), for: second)
    pending.wait(until: time(3), for: first)
    #expect(pending.waiting.count == 2 && pending.dirty.isEmpty && pending.moving.isEmpty)
    #expect(pending.nextMoment == .at(time(1)))
    pending.endWaits(at: time(1.5))
    #expect(pending.moving.count == 1 && pending.moving.first === second)
    #expect(pending.nextMoment == .at(time(3)))
  }

  @Test func `have no deadline while they move`() {
    pending.wait(until: time(2), for: first)
    pending.markMoving(first)
    pending.endWaits(at: time(1))
    #expect(pending.waiting.isEmpty && pending.nextMoment == .idle)
    #expect(pending.moving.count == 1)
  }

  @Test func `out of view are processed when they wake`() {
    pending.putToSleep(first)
    pending.putToSleep(first)
    pending.markDirty(first)
    pending.markMoving(first)
    #expect(pending.dirty.isEmpty && pending.moving.isEmpty && pending.sleeping.count == 1)
    pending.wake()
    #expect(pending.dirty.count == 1 && pending.moving.count == 1 && pending.sleeping.isEmpty)
  }

  @Test func `that moved out of view are dirty`() {
    for node in [first, second] { pending.putToSleep(node) }
    pending.markMoving(first)
    pending.markSleepersDirty()
    pending.wake()
    #expect(pending.dirty.count == 1 && pending.dirty.first === first)
  }

  @Test func `are removed from every list`() {
    pending.markDirty(first)
    pending.markMoving(first)
    pending.wait(until: time(2), for: first)
    pending.markDirty(second)
    pending.remove { $0(first) }
    #expect(pending.moving.isEmpty && pending.waiting.isEmpty && first.pending.isEmpty)
    #expect(pending.dirty.count == 1 && pending.dirty.first === second)
    pending.putToSleep(second)
    pending.remove { $0(second) }
    #expect(pending.dirty.isEmpty && pending.moving.isEmpty && pending.sleeping.isEmpty)
  }
}
