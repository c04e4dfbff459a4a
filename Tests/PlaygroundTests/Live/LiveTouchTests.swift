import Robot
import Testing

@testable import Canvas

extension PlaygroundTests {
  @Suite(.enabled(if: HardwareServer.isAvailable, "Xorg with inputtest, started by root"))
  @MainActor struct LiveTouchTests {
    private let live: LiveWindow
    private let hand: Fingers

    init() throws {
      live = try LiveWindow(try HardwareDisplay.shared().robot, size: Size(400, 300))
      live.settle()
      hand = try Fingers(over: live.window.id)
    }

    private var content: ProbeContent { live.content }
    private var fingers: [PointerEvent] { content.pointers.filter { $0.device == .touch } }

    @Test func aTouchPressesDragsAndLeaves() throws {
      try live.run(
        .init("the window", when: { live.isSettled }) { hand.begin(1, Point(100.3, 50)) },
        .init("the press", when: { fingers.count == 1 }) { hand.move(1, Point(150.7, 60)) },
        .init("the drag", when: { fingers.count == 2 }) { hand.end(1, Point(150.7, 60)) },
        .init("the end", when: { fingers.last?.phase == .exited }))
      #expect(fingers.map(\.phase) == [.pressed, .moved, .released, .exited])
      #expect(fingers.map(\.button) == [1, 0, 1, 0])
      #expect(fingers.map(\.isPrimaryDown) == [true, true, false, false])
      #expect(fingers.map(\.clickCount) == [1, 0, 1, 0] && Set(fingers.map(\.pointer)).count == 1)
      #expect(fingers[0].pointer != .primary)
      #expect(abs(fingers[0].position.x - 100.3) < 0.03, "\(fingers[0].position)")
      #expect(abs(fingers[1].position.x - 150.7) < 0.03, "\(fingers[1].position)")
    }

    /// The server moves its pointer to the first touch and reports a pressed button.
    @Test func theEmulatedPointerOfATouchPressesNothing() throws {
      try live.run(
        .init("the window", when: { live.isSettled }) { live.robot.move(toX: 20, y: 20) },
        .init("the mouse", when: { content.pointers.last?.phase == .moved }) {
          hand.begin(1, Point(100, 50))
          hand.move(1, Point(120, 50))
          hand.end(1, Point(120, 50))
        },
        .init("the finger's end", when: { fingers.last?.phase == .exited }) {
          live.robot.move(toX: 30, y: 20)
        },
        .init("the mouse again", when: { content.pointers.last?.pointer == .primary }))
      let mouse = content.pointers.filter { $0.device == .mouse }
      // The mouse leaves during the touch and returns with its own first motion.
      #expect(mouse.map(\.phase) == [.moved, .exited, .moved])
      #expect(mouse.last?.position == Point(30, 20))
      #expect(fingers.map(\.phase) == [.pressed, .moved, .released, .exited])
    }

    @Test func twoTouchesAreTwoPointers() throws {
      try live.run(
        .init("the window", when: { live.isSettled }) {
          hand.begin(1, Point(100, 50))
          hand.begin(2, Point(200, 100))
        },
        .init("both", when: { fingers.count == 2 }) {
          hand.move(2, Point(210, 100))
          hand.move(1, Point(110, 50))
          hand.end(1, Point(110, 50))
        },
        .init("the first one's end", when: { fingers.contains { $0.phase == .exited } }) {
          hand.move(2, Point(220, 100))
          hand.end(2, Point(220, 100))
        },
        .init("the other's", when: { fingers.count { $0.phase == .exited } == 2 }))
      let names = fingers.reduce(into: [PointerID]()) { names, event in
        if !names.contains(event.pointer) { names.append(event.pointer) }
      }
      #expect(names.count == 2)
      for (index, name) in names.enumerated() {
        let own = fingers.filter { $0.pointer == name }
        #expect(own.first?.phase == .pressed)
        #expect(Array(own.map(\.phase).suffix(3)) == [.moved, .released, .exited])
        let x = own.last { $0.phase == .released }?.position.x ?? 0
        #expect(abs(x - [110, 220][index]) < 0.03)
      }
    }

    @Test func aGrabbedTouchIsCanceled() throws {
      let grab = try TouchGrab(live.robot)
      try live.run(
        .init("the window", when: { live.isSettled }) {
          hand.begin(1, Point(100, 50))
          hand.move(1, Point(120, 50))
        },
        // Motion arrives before the grab accepts or rejects the touch.
        .init("the drag", when: { fingers.last?.phase == .moved }) { #expect(grab.keep()) },
        .init("the end", when: { fingers.last?.phase == .exited }) { hand.end(1, Point(120, 50)) })
      #expect(fingers.map(\.phase) == [.pressed, .moved, .exited])
      let lost = content.events.compactMap { event in
        if case .gestureLost(_, let pointer) = event { pointer } else { nil as PointerID? }
      }
      #expect(lost == [fingers[0].pointer])
    }

    @Test(arguments: [true, false]) func aTapWaitsForTheDecisionOfTheGrab(isKept: Bool) throws {
      let grab = try TouchGrab(live.robot)
      try live.run(
        .init("the window", when: { live.isSettled }) {
          hand.begin(1, Point(100, 50))
          hand.end(1, Point(100, 50))
        },
        .init("the press", when: { fingers.count == 1 }) {
          #expect(isKept ? grab.keep() : grab.pass())
        },
        .init("the end", when: { fingers.last?.phase == .exited }))
      #expect(fingers.map(\.phase) == [.pressed] + (isKept ? [] : [.released]) + [.exited])
    }

    @Test func touchesAreDroppedWhenTheWindowIsUnmapped() throws {
      let window = live.window.id
      try live.run(
        .init("the window", when: { live.isSettled }) { hand.begin(1, Point(100, 50)) },
        .init("the press", when: { fingers.count == 1 }) { live.robot.hide(window) },
        .init(
          "no window",
          when: { content.events.contains { if case .unmapped = $0 { true } else { false } } }
        ) {
          hand.end(1, Point(100, 50))
          live.robot.show(window)
        },
        .init("the window again", when: { live.isSettled }) {
          hand.begin(1, Point(100, 50))
          hand.end(1, Point(100, 50))
        },
        .init("a tap", when: { fingers.last?.phase == .exited && fingers.count >= 4 }))
      #expect(Array(fingers.map(\.phase).suffix(3)) == [.pressed, .released, .exited])
    }
  }

  /// Wheels that scroll by fractions of a notch, such as touchpads.
  @Suite(.enabled(if: HardwareServer.isAvailable, "Xorg with inputtest, started by root"))
  @MainActor struct LiveScrollTests {
    private let live: LiveWindow
    private let mouse: PlayedDevice
    private var content: ProbeContent { live.content }

    init() throws {
      live = try LiveWindow(try HardwareDisplay.shared().robot, size: Size(300, 200))
      mouse = try HardwareDisplay.shared().server.mouse
    }

    @Test func fractionsOfANotchArriveFromTheFirst() throws {
      // Scrolling before the window exists.
      mouse.scroll(y: 5)
      var sum: (x: Double, y: Double) {
        content.scrolls.reduce((0, 0)) { ($0.0 + $1.deltaX, $0.1 + $1.deltaY) }
      }
      try live.run(
        .init("the window", when: { live.isSettled }) { live.robot.move(toX: 50, y: 60) },
        .init("the pointer", when: { content.pointers.last?.phase == .moved }) {
          mouse.scroll(y: 0.25)
        },
        .init("a quarter", when: { !content.scrolls.isEmpty }) {
          #expect(sum == (0, 0.25) && content.scrolls.last?.position == Point(50, 60))
          mouse.scroll(x: 0.125, y: -0.5)
        },
        .init("another way", when: { sum.x != 0 }) {
          #expect(sum == (0.125, -0.25))
          for _ in 0..<10 { mouse.scroll(y: 0.05) }
        },
        .init("many small turns", when: { abs(sum.y - 0.25) < 1e-9 }) { mouse.scroll(y: 1) },
        .init("a notch", when: { abs(sum.y - 1.25) < 1e-9 }))
      // The server reports a whole notch a second time, as a button.
      #expect(abs(sum.y - 1.25) < 1e-9 && sum.x == 0.125)
    }

    /// The pointer returns after the wheel was turned outside the window.
    @Test func scrollingOutsideTheWindowIsIgnored() throws {
      try live.run(
        .init("the window", when: { live.isSettled }) { live.robot.move(toX: 50, y: 60) },
        .init("the pointer", when: { content.pointers.last?.phase == .moved }) {
          mouse.scroll(y: 0.5)
        },
        .init("a half", when: { content.scrolls.count == 1 }) { live.robot.move(toX: 600, y: 500) },
        .init("no pointer", when: { content.pointers.last?.phase == .exited }) {
          mouse.scroll(y: 7)
          live.robot.move(toX: 60, y: 60)
        },
        .init("the pointer again", when: { content.pointers.last?.phase == .moved }) {
          mouse.scroll(y: 0.5)
        },
        .init("a half again", when: { content.scrolls.count == 2 }))
      #expect(content.scrolls.map(\.deltaY) == [0.5, 0.5])
    }

    @Test func aRelativeMouseMovesThePrimaryPointer() throws {
      try live.run(
        .init("the window", when: { live.isSettled }) { live.robot.move(toX: 50, y: 60) },
        .init("the pointer", when: { content.pointers.last?.phase == .moved }) {
          mouse.move(byX: 10, y: 0)
        },
        .init("a move", when: { (content.pointers.last?.position.x ?? 0) > 55 }))
      #expect(content.pointers.allSatisfy { $0.device == .mouse && $0.pointer == .primary })
    }
  }

  @Suite(
    .enabled(
      if: HardwareServer.isAvailable && DesktopSession.has("xrandr"),
      "Xorg started by root, and xrandr")) @MainActor struct LiveScreenTests
  {
    /// The timer uses the refresh rate of the screen, also when it replaces ticks that the server
    /// makes up at 60 Hz.
    @Test(arguments: [ClockPreference.timer, .automatic])
    func changesOfTheRefreshRateAreFollowed(clock: ClockPreference) throws {
      let server = try HardwareServer()
      defer { server.stop() }
      let robot = try Robot(display: server.display)
      let live = try LiveWindow(robot, clock: clock)
      let window = live.window
      func change(_ mode: String, _ rate: String) throws {
        let xrandr = try TestDisplay.shell(
          "xrandr --output DUMMY0 --mode \"$1\" --rate \"$2\"", [mode, rate],
          display: robot.displayName)
        #expect(try xrandr.waitForExit() == 0, "\(xrandr.errorText)")
      }
      /// Animates for a few ticks, so that the rate is needed.
      func move() {
        live.content.next = .tick
        live.content.needsUpdate = true
        window.wakeLoop()
      }
      func rest() { live.content.next = .idle }
      func ticks(at rate: Double) -> Bool { abs(1 / window.framePeriod - rate) < 0.3 }
      try live.run(
        .init("the window", when: { live.isSettled }) {
          // The rate is not read until it is needed.
          if clock == .timer { #expect(window.connection.screenEvents == nil) }
          move()
        },
        .init("85 Hz", when: { ticks(at: 85) }) {
          rest()
          try change("1280x1024", "60")
        },
        .init("rest", when: { live.isSettled }) { move() },
        .init("60 Hz", when: { ticks(at: 60) }) { try change("1280x1024", "75") },
        .init("75 Hz", when: { ticks(at: 75) }) {
          rest()
          try change("1024x768", "85")
        },
        .init("rest again", when: { live.isSettled }) { move() },
        .init("another size, at 85 Hz", when: { ticks(at: 85) }) { rest() })
    }
  }
}
