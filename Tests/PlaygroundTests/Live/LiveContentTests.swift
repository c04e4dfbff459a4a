import Testing

@testable import Canvas

extension PlaygroundTests {
  @Suite @MainActor struct LiveContentTests {
    @Test func aResizeCallsTheHandlerBeforeTheContent() throws {
      let live = try LiveWindow(scale: 2)
      let content = live.content
      var told: [Size] = []
      live.window.onResize = { size in
        told.append(size)
        #expect(content.sizes.last != size && live.window.size == size)
      }
      try live.run(
        .init("the window", when: { live.isSettled }) {
          live.robot.resize(live.window.id, width: 301, height: 100)
        },
        .init("the size", when: { live.reports.count == 2 && live.isSettled }) {
          // A move without a new size.
          live.robot.move(live.window.id, toX: 5, y: 5)
        },
        .init("the move", when: { live.isSettled }))
      #expect(told == [Size(150.5, 50)])
      #expect(content.sizes == [Size(120, 80), Size(150.5, 50)] && content.scales == [2, 2])
      #expect(content.paints.last == PixelRect(x: 0, y: 0, width: 301, height: 100))
      #expect(live.reports.count == 2)
      #expect(live.window.statistics.fullRepaints == ["content": 1, "resize": 1])
    }

    @Test func replacedContentIsShownAtOnce() throws {
      let live = try LiveWindow()
      let other = ProbeContent()
      other.color = Color(hex: 0x20A040)
      try live.run(
        .init("the window", when: { live.isSettled }) { live.window.content = other },
        .init("the other", when: { live.reports.count == 2 && live.isSettled }) {
          let pixel = try live.robot.pixel(of: live.window.id, x: 60, y: 40)
          #expect(pixel.green == 0xA0)
        })
      #expect(other.sizes == [Size(120, 80)] && other.frames.count == 1)
      #expect(live.content.frames.count == 1)
    }

    @Test func aFullRepaintHasTheReasonOfTheWindowOrTheContent() throws {
      let live = try LiveWindow()
      live.content.fullRepaintReason = "theme"
      try live.run(
        .init("the window", when: { live.isSettled }) { live.content.needsUpdate = true },
        .init("its own", when: { live.reports.count == 2 && live.isSettled }))
      #expect(live.reports.map(\.fullRepaintReason) == ["content", "theme"])
      #expect(live.window.statistics.fullRepaints == ["content": 1, "theme": 1])
    }

    /// The window may be on another screen with another refresh rate.
    @Test func movingAWindowResetsTheKnownRate() throws {
      let live = try LiveWindow()
      try live.run(
        .init("the window", when: { live.isSettled }) {
          live.content.next = .tick
          live.content.needsUpdate = true
        },
        .init("ticks", when: { live.content.frames.count > 3 }) { live.content.next = .idle },
        .init("rest", when: { live.isSettled }) {
          #expect(live.window.frameClock.knownOutputPeriod != nil)
          live.robot.move(live.window.id, toX: 40, y: 30)
        },
        .init("the move", when: { live.window.frameClock.knownOutputPeriod == nil }))
    }

    @Test func aWindowRunsOnce() throws {
      let live = try LiveWindow()
      try live.run(.init("the window", when: { live.isSettled }))
      let count = live.activities.count
      try live.window.run()
      live.window.close()
      #expect(live.window.phase == .closed && live.activities.count == count)
    }
  }
}
