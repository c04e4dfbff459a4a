import Canvas
import Testing

@testable import Workbench

/// A page time that keeps all of its replicas, of a switch without input.
private final class KeptTime: PageTime {
  private(set) var replicas: [SceneReplica] = []

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
    #expect(time.plays == [1] && abs(time.age - 100 * PageTime.step) < 1e-6)
  }

  @Test func `a replica is reused forward and replaced backward`() {
    for (seconds, plays) in [(5.0, [1]), (6, [2]), (4, [2, 1])] {
      time.scrub(to: Instant(seconds: seconds))
      for _ in 0..<3 { _ = time.replica?.scene }
      #expect(time.plays == plays)
    }
    time.returnToNow()
    #expect(time.replica?.scene == nil)
    time.scrub(to: Instant(seconds: 4))
    _ = time.replica?.pointer
    #expect(time.plays == [2, 1, 1])
  }
}

@Suite struct `Time marks` {
  private func time(_ seconds: Double) -> Instant { Instant(seconds: seconds) }

  private func span(_ start: Double, _ end: Double?) -> TimeMarks.Span {
    TimeMarks.Span(start: time(start), end: end.map(time))
  }

  @Test func `a span begins and ends once`() {
    var marks = TimeMarks()
    for isOn in [false, true, true, false, false] { marks.noteGesture(isOn, at: time(1)) }
    marks.noteGesture(true, at: time(2))
    #expect(marks.gestures == [span(1, 1), span(2, nil)] && marks.motions.isEmpty)
  }

  @Test func `overlapping spans are merged`() {
    var marks = TimeMarks()
    for (isOn, seconds) in [(true, 1.0), (false, 2), (true, 4), (false, 5)] {
      marks.noteGesture(isOn, at: time(seconds))
    }
    for (isOn, seconds) in [(true, 1.5), (false, 3), (true, 4.5)] {
      marks.noteMotion(isOn, at: time(seconds))
    }
    #expect(marks.spans == [span(1, 3), span(4, nil)])
    marks.forget(before: time(3.5))
    #expect(marks.spans == [span(4, nil)])
  }
}
