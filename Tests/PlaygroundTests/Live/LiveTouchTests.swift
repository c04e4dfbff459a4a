import Canvas
import Robot
import Testing

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
}
