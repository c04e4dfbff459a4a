import Robot
import Testing

@testable import Canvas

extension PlaygroundTests {
  @Suite @MainActor struct LiveFrameTests {
    private let live: LiveWindow
    private var content: ProbeContent { live.content }
    init() throws { live = try LiveWindow() }

    @Test func theFirstFrameIsPaintedOnceAndCompletely() throws {
      let live = try LiveWindow(size: Size(121, 80), scale: 1.5)
      #expect(live.window.size == Size(182 / 1.5, 80))
      try live.run(.init("the window", when: { live.isSettled }))
      #expect(live.content.frames.count == 1)
      #expect(live.content.paints == [PixelRect(x: 0, y: 0, width: 182, height: 120)])
      let report = try #require(live.reports.first)
      #expect(live.reports.count == 1 && report.fullRepaintReason == "content")
      #expect(report.damagedPixels == 182 * 120 && report.rectCount == 1)
      #expect(report.interval == nil && report.inputLatency == nil)
      #expect(live.window.statistics.frames == 1)
    }

    @Test func frameTargetsIncreaseWithTheFrameNumbers() throws {
      live.content.next = .tick
      try live.run(
        .init("frames", when: { live.content.frames.count >= 6 }) { live.content.next = .idle },
        .init("rest", when: { live.isSettled }))
      let targets = live.content.frames.map(\.target)
      #expect(zip(targets, targets.dropFirst()).allSatisfy { $0 < $1 })
      #expect(live.reports.map(\.number) == Array(0..<targets.count))
      #expect(live.reports.map(\.target) == targets)
      #expect(live.reports.dropFirst(2).dropLast().allSatisfy { ($0.interval ?? 0) > 0 })
      #expect(live.window.statistics.last?.number == targets.count - 1)
      #expect(live.activities.contains { if case .ticked = $0 { true } else { false } })
    }

    @Test func anIdleWindowHasNoDeadlineAndRestartsWithoutAnInterval() throws {
      var first = 0
      try live.run(
        .init("the window", when: { live.isSettled }) {
          #expect(live.window.frameClock.deadline == nil && live.window.contentDeadline == nil)
          live.content.needsUpdate = true
          live.content.next = .tick
          first = live.reports.count
        },
        .init("frames", when: { live.reports.count >= first + 3 }) { live.content.next = .idle },
        .init("rest", when: { live.isSettled && live.window.frameClock.deadline == nil }))
      #expect(live.reports[first].interval == nil && live.reports[first + 1].interval != nil)
      let woken = live.activities.filter { if case .woke = $0 { true } else { false } }
      #expect(live.window.statistics.wakeups == woken.count)
    }

    /// Animations stop, and input makes frames.
    @Test func onlyInputMakesFramesWhileTimeIsPaused() throws {
      content.next = .tick
      var standing = 0
      try live.run(
        .init("motion", when: { content.frames.count >= 2 }) { live.window.timeScale = 0 },
        .init("no motion", when: { live.sleepsForEver && live.window.pacer.isIdle }) {
          standing = content.frames.count
          content.needsUpdate = true
        },
        .init("none still", when: { live.sleepsForEver }) {
          #expect(content.frames.count == standing)
          live.robot.move(toX: 20, y: 20)
          live.robot.press()
        },
        .init(
          "the answer", when: { content.pointers.last?.phase == .pressed && live.sleepsForEver }
        ) {
          #expect(content.frames.count > standing && live.reports.last?.inputLatency != nil)
          live.robot.release()
        })
    }

    /// Reads a clock between two looks at the system's, because the process may lose the processor.
    private func read(_ clock: () -> Instant) -> (clocks: ClosedRange<Instant>, content: Instant) {
      let before = MonotonicClock.now
      let time = clock()
      return (before...MonotonicClock.now, time)
    }

    @Test func theTimeScaleAppliesToFramesAndInputUnlessItIsInvalid() throws {
      for rate in [-1, .nan, .infinity] as [Double] {
        live.window.timeScale = rate
        #expect(live.window.timeScale == 1)
      }
      content.next = .tick
      var start: (clocks: ClosedRange<Instant>, content: Instant)?
      try live.run(
        .init("motion", when: { content.frames.count >= 2 }) {
          live.window.timeScale = 0.1
          start = read { live.window.now }
        },
        .init("more", when: { content.frames.count >= 8 }) {
          live.robot.move(toX: 20, y: 20)
          live.robot.press()
        },
        .init("the press", when: { content.pointers.last?.phase == .pressed }) {
          let start = try #require(start)
          let end = read { live.window.now }
          let passed = end.content.seconds(since: start.content)
          let least = end.clocks.lowerBound.seconds(since: start.clocks.upperBound) / 10
          let most = end.clocks.upperBound.seconds(since: start.clocks.lowerBound) / 10
          #expect((least - 1e-6...most + 1e-6).contains(passed))
          // Events and the content use the same clock.
          let press = try #require(content.pointers.last)
          #expect((start.content...end.content).contains(press.time))
          let times = [live.window.now, content.clock(), live.window.now]
          #expect(times == times.sorted())
          live.robot.release()
        })
      let targets = content.frames.map(\.target)
      #expect(targets == targets.sorted())
    }

    @Test func damageIsClippedToTheWindow() throws {
      try live.run(
        .init("the window", when: { live.isSettled }) {
          var damage = Region(PixelRect(x: 110, y: 70, width: 50, height: 60))
          damage.add(PixelRect(x: 0, y: 0, width: 5, height: 4))
          content.damage = damage
          content.color = Color(hex: 0xC02040)
          content.needsUpdate = true
        },
        .init(
          "the frame",
          when: { try live.reports.count == 2 && live.shows(content.color, x: 4, y: 3) }
        ) {
          let picture = try live.robot.picture(of: live.window.id)
          #expect(picture[4, 3]?.red == 0xC0 && picture[119, 79]?.red == 0xC0)
          #expect(picture[5, 3]?.red == 0x30 && picture[4, 4]?.red == 0x30)
          #expect(picture[109, 75]?.red == 0x30 && picture[115, 69]?.red == 0x30)
        })
      let expected = [
        PixelRect(x: 110, y: 70, width: 10, height: 10), PixelRect(x: 0, y: 0, width: 5, height: 4),
      ]
      #expect(Set(content.paints.dropFirst()) == Set(expected))
      #expect(live.reports[1].damagedPixels == 120 && live.reports[1].rectCount == 2)
      #expect(live.reports[1].fullRepaintReason == nil)
    }

    @Test func anUpdateWithoutDamageIsNotAFrame() throws {
      try live.run(
        .init("the window", when: { live.isSettled }) {
          live.content.damage = Region()
          live.content.needsUpdate = true
        },
        .init("the update", when: { live.content.frames.count == 2 && live.isSettled }))
      #expect(live.reports.count == 1 && live.window.statistics.frames == 1)
      #expect(live.content.paints.count == 1)
    }

    @Test func exposedAreasAreShownWithoutRepainting() throws {
      let live = try LiveWindow(size: Size(160, 90))
      let robot = live.robot
      var cover: UInt?
      var before: Bitmap?
      try live.run(
        .init("the window", when: { try live.shows(live.content.color, x: 120, y: 25) }) {
          before = try robot.picture(of: live.window.id)
          cover = robot.cover(PixelRect(x: 100, y: 20, width: 40, height: 10))
        },
        .init("the cover", when: { cover != nil }) { if let cover { robot.destroy(cover) } },
        .init(
          "the picture",
          when: { try before?.hasSamePixels(as: robot.picture(of: live.window.id)) == true }))
      #expect(live.content.paints.count == 1 && live.reports.count == 1)
    }

    @Test func theLoopSleepsUntilAScheduledFrame() throws {
      var moment = Instant.zero
      try live.run(
        .init("the window", when: { live.isSettled }) {
          moment = live.window.now.advanced(by: 0.06)
          content.next = .at(moment)
          content.needsUpdate = true
        },
        .init("the frame before", when: { content.frames.count == 2 && !live.sleepsForEver }) {
          content.next = .idle
          guard case .sleeps(let until)? = live.activities.last else { return }
          #expect(until == moment && live.window.pacer.isIdle)
        },
        .init("the frame", when: { content.frames.count == 3 && live.isSettled }))
      #expect(content.frames[2].target >= moment && content.frames.count == 3)
    }

    @Test func aHiddenWindowPaintsNothingAndMeasuresNoInputLatency() throws {
      content.answersInput = true
      var frames = 0
      try live.run(
        .init("the window", when: { live.isSettled }) {
          live.robot.focus(live.window.id)
          live.robot.setStates(["_NET_WM_STATE_MODAL", "_NET_WM_STATE_ABOVE"], of: live.window.id)
        },
        .init("other states", when: { live.isSettled }) {
          #expect(live.window.visibility.isVisible)
          live.robot.setStates(["_NET_WM_STATE_MODAL", "_NET_WM_STATE_HIDDEN"], of: live.window.id)
        },
        .init("it is put away", when: { !live.window.visibility.isVisible && live.sleepsForEver }) {
          frames = content.frames.count
          content.next = .tick
          content.needsUpdate = true
          try live.robot.strike("x")
        },
        .init("the key", when: { content.keys.count == 2 && live.sleepsForEver }) {
          #expect(content.frames.count == frames)
          content.next = .idle
          live.robot.setStates([], of: live.window.id)
        },
        .init("it is seen", when: { content.frames.count > frames && live.isSettled }))
      #expect(content.frames.count == frames + 1 && live.reports.last?.inputLatency == nil)
      #expect(live.reports.last?.fullRepaintReason == "visible again")
    }
  }

  /// A window never shows a part of a frame.
  @Suite @MainActor struct LiveWholeFrameTests {
    /// Small parts are sent one by one, large ones are shown by shared memory or a pixmap.
    @Test(
      arguments: PresentationPreference.allCases,
      [[(0, 0, 50, 30), (300, 200, 50, 30)], [(0, 0, 500, 700), (600, 0, 600, 800)]])
    func framesAreShownWhole(kind: PresentationPreference, parts: [(Int, Int, Int, Int)]) throws {
      let robot = try TestDisplay.robot()
      let live = try LiveWindow(robot, size: Size(1200, 800), clock: .timer, presentation: kind)
      let content = live.content
      let rects = parts.map { PixelRect(x: $0.0, y: $0.1, width: $0.2, height: $0.3) }
      var watch: HalfFrameWatch?
      var counts: HalfFrameWatch.Counts?
      content.onUpdate = { content.color = Color(hex: UInt32(content.frames.count) * 0x05_0B_11) }
      try live.run(
        .init("the window", when: { live.isSettled }) {
          content.damage = rects.reduce(into: Region()) { $0.add($1) }
          content.next = .tick
          content.needsUpdate = true
        },
        .init("a frame of these parts", when: { content.frames.count > 4 }) {
          watch = HalfFrameWatch(
            display: robot.displayName, window: live.window.id, size: (1200, 800),
            places: rects.flatMap { rect in
              [(rect.x, rect.y), (rect.x + rect.width - 1, rect.y + rect.height - 1)]
            })
        },
        .init("many looks", when: { (watch?.looks ?? 0) >= 150 && content.frames.count > 100 }) {
          counts = watch?.stop()
          content.next = .idle
        })
      #expect(counts?.halves == 0, "\(String(describing: counts))")
    }
  }
}
