import Canvas
import Controls
import Testing

@testable import Workbench
@testable import playground

/// A page time that keeps all of its replicas, of a switch without input.
private final class KeptTime: PageTime {
  private(set) var replicas: [SceneReplica] = []

  /// The number of times that each replica was advanced.
  var plays: [Int] { replicas.map { $0.frameNumber - 1 } }

  override var now: Instant { Instant(seconds: 10) }
  override var oldest: Instant? { .zero }
  override var marks: TimeMarks? { TimeMarks() }

  override func makeReplica() -> SceneReplica? {
    let recording = InputRecording(InputLogHeader(scene: .control("switch")), since: .zero)
    replicas.append(SceneReplica(of: recording, since: .zero, tokens: nil))
    return replicas.last
  }
}

@Suite struct `Replicas of past moments` {
  private let time = KeptTime()

  @Test func `a replica is made when it is shown, not for each step`() {
    for _ in 0..<100 { time.step(forward: false) }
    #expect(time.replicas.isEmpty && time.replica?.scene === time.replicas.first?.scene)
    #expect(time.plays == [1])
    #expect(abs(time.age - 100 * PageTime.step) < 1e-6)
  }

  @Test func `a replica is reused forward and replaced backward`() {
    time.scrub(to: Instant(seconds: 5))
    for _ in 0..<3 { _ = time.replica?.scene }
    #expect(time.plays == [1])
    time.scrub(to: Instant(seconds: 6))
    _ = time.replica?.pointer
    #expect(time.plays == [2])
    time.scrub(to: Instant(seconds: 4))
    _ = time.replica?.scene
    #expect(time.plays == [2, 1])
    time.returnToNow()
    #expect(time.replica?.scene == nil)
    time.scrub(to: Instant(seconds: 4))
    _ = time.replica?.scene
    #expect(time.plays == [2, 1, 1])
  }
}
