import Canvas
import Controls
import Testing

@testable import playground

/// Something that was, and counts how often it is brought to a time.
private final class Twin: PastTwin {
  let scene = Scene(Node())
  let pointer: Point? = nil
  private(set) var time = Instant.zero
  private(set) var plays = 0

  func play(to end: Instant) {
    time = end
    plays += 1
  }
}

/// A time that counts its twins.
private final class CountedTime: PageTime {
  private(set) var twins: [Twin] = []

  override var now: Instant { Instant(seconds: 10) }
  override var oldest: Instant? { .zero }
  override var marks: TimeMarks? { TimeMarks() }

  override func makeTwin() -> (any PastTwin)? {
    twins.append(Twin())
    return twins.last
  }
}

@Suite struct `What was is brought about` {
  private let time = CountedTime()

  @Test func `when it is looked at, not for each step on the way`() {
    for _ in 0..<100 { time.step(forward: false) }
    #expect(time.twins.isEmpty)
    #expect(time.shownScene === time.twins.first?.scene)
    #expect(time.twins.map(\.plays) == [1])
    #expect(abs(time.age - 100 * PageTime.step) < 1e-6)
  }

  @Test func `once for a time, forwards by the same, backwards by another`() {
    time.scrub(to: Instant(seconds: 5))
    for _ in 0..<3 { _ = time.shownScene }
    #expect(time.twins.map(\.plays) == [1])
    time.scrub(to: Instant(seconds: 6))
    _ = time.pastPointer
    #expect(time.twins.map(\.plays) == [2])
    time.scrub(to: Instant(seconds: 4))
    _ = time.shownScene
    #expect(time.twins.map(\.plays) == [2, 1])
    time.returnToNow()
    #expect(time.shownScene == nil)
    time.scrub(to: Instant(seconds: 4))
    _ = time.shownScene
    #expect(time.twins.map(\.plays) == [2, 1, 1])
  }
}
