import Canvas
import Robot
import Testing

extension PlaygroundTests {
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
}
