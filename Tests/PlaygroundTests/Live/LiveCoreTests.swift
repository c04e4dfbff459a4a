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
        #expect(
          told.map(\.position) == [Point(30, 10), Point(40, 15), Point(40, 15), Point(40, 15)])
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
}
