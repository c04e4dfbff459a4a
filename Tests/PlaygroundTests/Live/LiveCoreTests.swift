import Robot
import Testing

@testable import Canvas

extension PlaygroundTests {
  @Suite @MainActor struct LiveCoreTests {
    @Test(arguments: [
      (ClockPreference.automatic, PresentationPreference.automatic), (.present, .sharedMemory),
    ])
    func aPlainServerUsesATimerAndSendsPixelsOverTheConnection(
      clock: ClockPreference, presentation: PresentationPreference
    ) throws {
      try withPlainServer { robot, display in
        let live = try LiveWindow(robot, clock: clock, presentation: presentation, display: display)
        #expect(!live.window.backBuffer.isShared && live.window.clockSource == .timer)
        live.settle()
        let protocols = robot.numbers("WM_PROTOCOLS", of: live.window.id)?.values ?? []
        #expect(robot.names(protocols) == ["WM_DELETE_WINDOW", "_NET_WM_PING"])
        live.content.next = .tick
        try live.run(
          .init("frames", when: { live.content.frames.count > 3 }) {
            live.content.next = .idle
            live.settle()
            let pixel = try robot.pixel(of: live.window.id, x: 60, y: 40)
            #expect(pixel.blue == 0xC0)
          },
          .init("rest", when: { live.isSettled }))
      }
    }

    @Test func corePointerEventsAreHandled() throws {
      try withPlainServer { robot, display in
        let live = try LiveWindow(robot, scale: 2, display: display)
        let content = live.content
        try live.run(
          .init("the window", when: { live.isSettled }) {
            robot.move(toX: 60, y: 20)
            robot.press()
            robot.move(toX: 80, y: 30)
          },
          .init("a drag", when: { content.pointers.last?.position == Point(40, 15) }) {
            #expect(content.pointers.last?.isPrimaryDown == true)
            robot.release()
            robot.click(button: 3)
            robot.click(button: 4)
          },
          .init("the wheel", when: { !content.scrolls.isEmpty }) { robot.move(toX: 900, y: 700) },
          .init("the end", when: { content.pointers.last?.phase == .exited }))
        let told = content.pointers.filter { $0.phase == .pressed || $0.phase == .released }
        #expect(told.map(\.phase) == [.pressed, .released, .pressed, .released])
        #expect(told.map(\.button) == [1, 1, 3, 3])
        #expect(told.map(\.position) == [Point(30, 10)] + Array(repeating: Point(40, 15), count: 3))
        #expect(content.pointers.first?.phase == .moved)
        #expect(content.pointers.first?.position == Point(30, 10))
        #expect(content.scrolls.map(\.deltaY) == [-1])
      }
    }

    @Test func aRepeatedKeyIsNotReleasedBetweenRepeats() throws {
      try withPlainServer { robot, display in
        let live = try LiveWindow(robot, display: display)
        #expect(!live.window.connection.hasDetectableRepeat)
        try live.run(
          .init("the window", when: { live.isSettled }) {
            robot.focus(live.window.id)
            try robot.hold("x")
          },
          .init("the key", when: { live.content.keys.count == 1 }) {
            robot.repeatKey("x", in: live.window.id)
            live.gather(2)
          },
          .init("its repeat", when: { live.content.keys.count >= 2 }) { try robot.letGo("x") },
          .init("its end", when: { live.content.keys.last?.phase == .up }))
        let keys = live.content.keys
        #expect(keys.map(\.phase).first == .down && keys.filter { $0.phase == .up }.count == 1)
        #expect(keys.dropFirst().dropLast().allSatisfy { $0.isRepeat && $0.phase == .down })
        #expect(keys.allSatisfy { $0.key == .character("x") })
      }
    }

    private func withPlainServer(_ body: (Robot, _ display: String) throws -> Void) throws {
      let robot = try TestDisplay.robot()
      let proxy = try CuttingProxy(
        to: robot.displayName, limit: nil, .fromServer,
        hiding: ["XInputExtension", "XKEYBOARD", "Present", "SYNC", "MIT-SHM"])
      try body(robot, proxy.display)
      proxy.finish()
    }
  }

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
        .init(
          "the other",
          when: { try live.reports.count == 2 && live.shows(other.color, x: 60, y: 40) }))
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
