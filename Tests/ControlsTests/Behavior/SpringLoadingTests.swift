import Canvas
import Testing

@testable import Controls

/// spec: rendering 6, spring loading: half a second, two flashes, then the part is activated.
@Suite struct `Spring loading` {
  private func time(_ seconds: Double) -> Instant { Instant(seconds: seconds) }

  @Test func `requests frames only when its state changes`() {
    var loading = SpringLoading()
    loading.move(over: 2, at: time(1))
    var moments: [Instant] = []
    var now = time(1)
    while case .at(let next) = loading.nextFrame(after: now), moments.count < 5 {
      moments.append(next)
      now = next
    }
    #expect(moments == [1.5, 1.6, 1.7, 1.8, 1.9].map(time))
  }

  @Test func `does nothing without a part`() {
    var loading = SpringLoading()
    #expect(loading.nextFrame(after: time(0)) == .idle && loading.part == nil)
    let due = loading.takeDue(at: time(9))
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
