import Testing

@testable import Canvas

@Suite struct `Edge cases of frame causes and window state` {
  private func at(_ milliseconds: Double) -> Instant { Instant(seconds: 3 + milliseconds / 1000) }

  @Test(
    arguments: [
      (.pointer(PointerEvent(.pressed, at: .zero, time: .zero)), .atOnce),
      (.pointer(PointerEvent(.released, at: .zero, time: .zero)), .atOnce),
      (.pointer(PointerEvent(.left, at: .zero, time: .zero)), .atOnce),
      (.pointer(PointerEvent(.moved, at: .zero, time: .zero)), .atTick),
      (.scroll(ScrollEvent(at: .zero, deltaX: 0, deltaY: 1, time: .zero)), .atTick),
      (.key(KeyEvent(.down, .space, time: .zero)), .atOnce), (.focusLost(time: .zero), .atOnce),
    ] as [(InputEvent, FramePacer.Urgency)])
  func `motion and scrolling wait for the tick, and other events do not`(
    event: InputEvent, urgency: FramePacer.Urgency
  ) {
    var causes = FrameCauses()
    causes.delivered(event, wantsFrame: true)
    #expect(causes.urgency == urgency)
  }

  @Test func `the oldest input is used for latency in any order`() {
    var causes = FrameCauses()
    for time in [9.0, 5, 7] { causes.delivered(.focusGained(time: at(time)), wantsFrame: true) }
    #expect(causes.take() == at(5))
  }

  @Test func `input does not lower the urgency of a window demand`() {
    var causes = FrameCauses()
    causes.demand("resize")
    #expect(causes.urgency == .always)
    causes.delivered(.pointer(PointerEvent(.moved, at: .zero, time: at(1))), wantsFrame: true)
    #expect(causes.urgency == .always)
    #expect(!causes.isSteered)
    causes.isSteered = true
    #expect(causes.isSteered)
    #expect(causes.take() == at(1))
    #expect(!causes.isSteered && causes.urgency == .atTick)
  }

  @Test(arguments: [
    (120.0, 1.0, 120), (100.1, 1, 101), (33.4, 1.5, 51), (0, 2, 1), (-5, 1, 1),
    (1e9, 1, 32767), (.nan, 1, 1), (.infinity, 1, 1),
  ])
  func `a length in pixels is a whole number that X11 allows`(
    length: Double, scale: Double, pixels: Int
  ) {
    #expect(WantedSize.Pixels(Size(length, 1), scale: scale).width == pixels)
    #expect(WantedSize.Pixels(Size(1, length), scale: scale).height == pixels)
  }

  @Test func `the cost of a frame includes update, paint and presentation`() {
    let report = FrameReport.testing(
      interval: 1, update: 0.5, paint: 0.25, present: 0.125, inputLatency: 2)
    #expect(report.cost == 0.875)
    let statistics = FrameStatistics()
    #expect(statistics.last == nil && statistics.percentile(0.5, of: \.interval) == nil)
    statistics.add(report)
    #expect(
      statistics.percentile(0.5, of: \.interval) == 1
        && statistics.percentile(0.5, of: \.inputLatency) == 2)
    #expect(statistics.frames == 1 && statistics.fullRepaints.isEmpty)
  }

  @Test func `a ring buffer that is exactly full is in order`() {
    let statistics = FrameStatistics()
    for number in 0..<FrameStatistics.capacity { statistics.add(.testing(number)) }
    #expect(statistics.reports.map(\.number) == Array(0..<FrameStatistics.capacity))
    #expect(statistics.last?.number == FrameStatistics.capacity - 1)
  }

  @Test func `a configure event without a sync number does not reuse an older number`() {
    var sync = ResizeSync()
    sync.announce(7)
    sync.configured()
    #expect(sync.answer(awaitsFrame: false, isVisible: true) == 7)
    sync.configured()
    #expect(sync.answer(awaitsFrame: false, isVisible: true) == nil)
    sync.announce(9)
    sync.configured()
    sync.configured()
    #expect(sync.answer(awaitsFrame: false, isVisible: false) == 9)
  }

  @Test(arguments: [5, 6, 7, 2] as [Int32])
  func `pointer focus, no focus and focus of a child change nothing`(
    detail: Int32
  ) {
    var focus = FocusTracker()
    #expect(focus.gained(mode: 0, detail: detail) == false)
    #expect(focus.gained(mode: 0, detail: 4) == true)
    #expect(focus.lost(mode: 0, detail: detail) == false)
    #expect(focus.hasFocus)
    #expect(focus.lost(mode: 9, detail: 3) == false)
    #expect(focus.lost(mode: 0, detail: 0) == true)
    #expect(focus.gained(mode: 3, detail: 3) == true)
  }

  @Test func `a scale is rounded to the nearest quarter and limited to 1 to 4`() {
    #expect(ScreenScale.rounded(1.125) == 1.25)
    #expect(ScreenScale.rounded(1.12) == 1)
    #expect(ScreenScale.rounded(3.9) == 4)
    #expect(ScreenScale.rounded(.infinity) == 1)
    #expect(ScreenScale.rounded(-2) == 1)
  }

  @Test func `an axis with increment 0 scrolls nothing`() {
    #expect(ScrollAxes().axes.isEmpty)
    var axes = ScrollAxes(axes: [
      ScrollAxes.Axis(number: 4, direction: .horizontal, increment: 0)
    ])
    #expect(axes.move(number: 4, to: 5)?.notches == 0)
    #expect(axes.move(number: 4, to: 9)?.notches == 0)
    #expect(axes.move(number: 4, to: 9)?.direction == .horizontal)
  }

  @Test func `a server time up to one second old is used, and an older one is replaced`() {
    let now = Instant(nanoseconds: 5_000_000_000_000)
    var clock = ServerClock()
    #expect(clock.instant(server: 4_999_000, now: now) == Instant(nanoseconds: 4_999_000_000_000))
    clock = ServerClock()
    #expect(clock.instant(server: 4_998_999, now: now) == now)
    clock = ServerClock()
    #expect(clock.instant(server: 5_000_000, now: now) == now)
  }
}
