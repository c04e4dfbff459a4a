import Canvas
import Robot
import Testing

extension PlaygroundTests {
  @Suite(.enabled(if: HardwareServer.isAvailable, "Xorg with inputtest, started by root"))
  @MainActor struct LiveTouchTests {
    @MainActor private struct Bench {
      let live: LiveWindow
      let screen: PlayedDevice

      init() throws {
        let robot = try HardwareDisplay.robot()
        screen = try HardwareDisplay.server().touchScreen
        live = try LiveWindow(robot, size: Size(400, 300))
      }

      var content: ProbeContent { live.content }

      var fingers: [PointerEvent] { content.pointers.filter { $0.device == .touch } }

      /// A position in the window, in points, as fractions of the display.
      func part(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
        let size = live.robot.size
        return (x / Double(size.width), y / Double(size.height))
      }

      func begin(_ finger: UInt32, _ x: Double, _ y: Double) {
        screen.begin(finger, x: part(x, y).x, y: part(x, y).y)
      }

      func move(_ finger: UInt32, _ x: Double, _ y: Double) {
        screen.move(finger, x: part(x, y).x, y: part(x, y).y)
      }

      func end(_ finger: UInt32, _ x: Double, _ y: Double) {
        screen.end(finger, x: part(x, y).x, y: part(x, y).y)
      }
    }

    private let bench: Bench

    init() throws { bench = try Bench() }

    @Test func aTouchPressesDragsAndLeaves() throws {
      try bench.live.run(
        .init("the window", when: { bench.live.isSettled }) { bench.begin(1, 100.3, 50) },
        .init("the press", when: { bench.fingers.count == 1 }) { bench.move(1, 150.7, 60) },
        .init("the drag", when: { bench.fingers.count == 2 }) { bench.end(1, 150.7, 60) },
        .init("the end", when: { bench.fingers.last?.phase == .left }))
      let fingers = bench.fingers
      #expect(fingers.map(\.phase) == [.pressed, .moved, .released, .left])
      #expect(fingers.map(\.button) == [1, 0, 1, 0])
      #expect(fingers.map(\.isPrimaryDown) == [true, true, false, false])
      #expect(fingers.map(\.clickCount) == [1, 0, 1, 0])
      #expect(Set(fingers.map(\.pointer)).count == 1)
      #expect(fingers[0].pointer != .primary)
      #expect(abs(fingers[0].position.x - 100.3) < 0.03, "\(fingers[0].position)")
      #expect(abs(fingers[1].position.x - 150.7) < 0.03, "\(fingers[1].position)")
    }

    /// The server moves its pointer to the first touch and reports a pressed button.
    @Test func theEmulatedPointerOfATouchPressesNothing() throws {
      try bench.live.run(
        .init("the window", when: { bench.live.isSettled }) {
          bench.live.robot.move(toX: 20, y: 20)
        },
        .init("the mouse", when: { bench.content.pointers.last?.phase == .moved }) {
          bench.begin(1, 100, 50)
          bench.move(1, 120, 50)
          bench.end(1, 120, 50)
        },
        .init("the finger's end", when: { bench.fingers.last?.phase == .left }) {
          bench.live.robot.move(toX: 30, y: 20)
        },
        .init("the mouse again", when: { bench.content.pointers.last?.pointer == .primary }))
      let mouse = bench.content.pointers.filter { $0.device == .mouse }
      // The mouse leaves during the touch and returns with its own first motion.
      #expect(mouse.map(\.phase) == [.moved, .left, .moved])
      #expect(mouse.last?.position == Point(30, 20))
      #expect(bench.fingers.map(\.phase) == [.pressed, .moved, .released, .left])
    }

    @Test func twoTouchesAreTwoPointers() throws {
      try bench.live.run(
        .init("the window", when: { bench.live.isSettled }) {
          bench.begin(1, 100, 50)
          bench.begin(2, 200, 100)
        },
        .init("both", when: { bench.fingers.count == 2 }) {
          bench.move(2, 210, 100)
          bench.move(1, 110, 50)
          bench.end(1, 110, 50)
        },
        .init("the first one's end", when: { bench.fingers.contains { $0.phase == .left } }) {
          bench.move(2, 220, 100)
          bench.end(2, 220, 100)
        },
        .init("the other's", when: { bench.fingers.count { $0.phase == .left } == 2 }))
      let names = bench.fingers.reduce(into: [PointerID]()) { names, event in
        if !names.contains(event.pointer) { names.append(event.pointer) }
      }
      #expect(names.count == 2)
      for (index, name) in names.enumerated() {
        let own = bench.fingers.filter { $0.pointer == name }
        #expect(own.first?.phase == .pressed)
        #expect(Array(own.map(\.phase).suffix(3)) == [.moved, .released, .left])
        let x = own.last { $0.phase == .released }?.position.x ?? 0
        #expect(abs(x - [110, 220][index]) < 0.03)
      }
    }

    @Test func aGrabbedTouchIsCanceled() throws {
      let grab = try TouchGrab(bench.live.robot)
      try bench.live.run(
        .init("the window", when: { bench.live.isSettled }) {
          bench.begin(1, 100, 50)
          bench.move(1, 120, 50)
        },
        // Motion arrives before the grab accepts or rejects the touch.
        .init("the drag", when: { bench.fingers.last?.phase == .moved }) { #expect(grab.keep()) },
        .init("the end", when: { bench.fingers.last?.phase == .left }) { bench.end(1, 120, 50) })
      #expect(bench.fingers.map(\.phase) == [.pressed, .moved, .left])
      let lost = bench.content.events.compactMap { event in
        if case .gestureLost(_, let pointer) = event { pointer } else { nil as PointerID? }
      }
      #expect(lost == [bench.fingers[0].pointer])
    }

    @Test func anAcceptedTouchContinues() throws {
      let grab = try TouchGrab(bench.live.robot)
      try bench.live.run(
        .init("the window", when: { bench.live.isSettled }) { bench.begin(1, 100, 50) },
        .init("the press", when: { bench.fingers.count == 1 }) { #expect(grab.pass()) },
        .init("what follows", when: { bench.live.sleepsForEver }) {
          bench.move(1, 120, 50)
          bench.end(1, 120, 50)
        },
        .init("the end", when: { bench.fingers.last?.phase == .left }))
      #expect(bench.fingers.map(\.phase) == [.pressed, .moved, .released, .left])
    }

    @Test(arguments: [true, false])
    func aTapWaitsForTheDecisionOfTheGrab(isKept: Bool) throws {
      let grab = try TouchGrab(bench.live.robot)
      try bench.live.run(
        .init("the window", when: { bench.live.isSettled }) {
          bench.begin(1, 100, 50)
          bench.end(1, 100, 50)
        },
        .init("the press", when: { bench.fingers.count == 1 }) {
          #expect(isKept ? grab.keep() : grab.pass())
        },
        .init("the end", when: { bench.fingers.last?.phase == .left }))
      #expect(bench.fingers.map(\.phase) == [.pressed] + (isKept ? [] : [.released]) + [.left])
    }

    @Test func twoTapsAreADoubleClick() throws {
      try bench.live.run(
        .init("the window", when: { bench.live.isSettled }) {
          for _ in 0..<2 {
            bench.begin(1, 100, 50)
            bench.end(1, 100, 50)
          }
        },
        .init("both", when: { bench.fingers.count { $0.phase == .left } == 2 }))
      #expect(bench.fingers.filter { $0.phase == .pressed }.map(\.clickCount) == [1, 2])
      #expect(Set(bench.fingers.map(\.pointer)).count == 2)
    }

    @Test func touchesAreDroppedWhenTheWindowIsUnmapped() throws {
      let window = bench.live.window.id
      try bench.live.run(
        .init("the window", when: { bench.live.isSettled }) { bench.begin(1, 100, 50) },
        .init("the press", when: { bench.fingers.count == 1 }) { bench.live.robot.hide(window) },
        .init(
          "no window",
          when: { bench.content.events.contains { if case .unmapped = $0 { true } else { false } } }
        ) {
          bench.end(1, 100, 50)
          bench.live.robot.show(window)
        },
        .init("the window again", when: { bench.live.isSettled }) {
          bench.begin(1, 100, 50)
          bench.end(1, 100, 50)
        },
        .init("a tap", when: { bench.fingers.last?.phase == .left && bench.fingers.count >= 4 }))
      #expect(Array(bench.fingers.map(\.phase).suffix(3)) == [.pressed, .released, .left])
    }
  }
}
