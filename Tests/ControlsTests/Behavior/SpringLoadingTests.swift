import Canvas
import Testing

@testable import Controls

/// spec: rendering 6, spring loading: half a second, two flashes, then the part is activated.
@Suite struct `Spring loading` {
  private func time(_ seconds: Double) -> Instant { Instant(seconds: seconds) }

  private struct Due: Hashable {
    var part: Int
    var moment: Instant
  }

  private func takeDue(_ loading: inout SpringLoading, at seconds: Double) -> Due? {
    loading.takeDue(at: time(seconds)).map { Due(part: $0.part, moment: $0.moment) }
  }

  private var loading: SpringLoading {
    var loading = SpringLoading()
    loading.move(over: 2, at: time(1))
    return loading
  }

  @Test func `flashes twice after half a second`() {
    for (moment, part) in [
      (1.0, nil), (1.499, nil), (1.5, 2), (1.599, 2), (1.6, nil), (1.699, nil), (1.7, 2),
      (1.799, 2), (1.8, nil), (1.9, nil), (5, nil),
    ] as [(Double, Int?)] {
      #expect(loading.flashingPart(at: time(moment)) == part, "\(moment) s")
    }
  }

  @Test func `activates the part once, at the end of the second flash`() {
    var loading = loading
    // A late call returns the time at which it was due.
    let dues = [1.899, 2, 2, 9].map { takeDue(&loading, at: $0) }
    #expect(dues == [nil, Due(part: 2, moment: time(1.9)), nil, nil])
    #expect(loading.nextFrame(after: time(2)) == .idle)
    #expect(loading.flashingPart(at: time(2)) == nil)
  }

  @Test func `requests frames only when its state changes`() {
    var moments: [Instant] = []
    var now = time(1)
    while case .at(let next) = loading.nextFrame(after: now), moments.count < 5 {
      moments.append(next)
      now = next
    }
    #expect(moments == [1.5, 1.6, 1.7, 1.8, 1.9].map(time))
  }

  @Test func `restarts over another part and when the drag returns`() {
    var loading = loading
    loading.move(over: 0, at: time(1.8))
    #expect(loading.flashingPart(at: time(2.3)) == 0)
    let dues = [2.6, 2.7].map { takeDue(&loading, at: $0) }
    #expect(dues == [nil, Due(part: 0, moment: time(2.7))])
    loading.move(over: 2, at: time(3))
    #expect(loading.nextFrame(after: time(3)) == .at(time(3.5)))
    let next = takeDue(&loading, at: 4)
    #expect(next == Due(part: 2, moment: time(3.9)))
  }

  @Test func `does nothing without a part`() {
    var loading = SpringLoading()
    #expect(loading.nextFrame(after: time(0)) == .idle && loading.part == nil)
    let due = takeDue(&loading, at: 9)
    loading.move(over: nil, at: time(1))
    #expect(due == nil && loading == SpringLoading())
  }

  @Test func `accepts the minimum and maximum instants`() {
    var loading = SpringLoading()
    loading.move(over: 1, at: Instant(nanoseconds: .min))
    #expect(loading.flashingPart(at: Instant(nanoseconds: .max)) == nil)
    let part = loading.takeDue(at: Instant(nanoseconds: .max))?.part
    #expect(part == 1)
  }
}
