import Canvas
import Testing

@testable import Controls

@Suite struct `Stack space` {
  private func frames(of stack: Stack) -> [Rect] {
    let layout = PlainLayout(stack)
    defer { withExtendedLifetime(layout) {} }
    return stack.children.map(\.frame)
  }

  private final class Box: Node {
    let size: Size
    var offered: [Size] = []

    init(_ width: Double, _ height: Double) { size = Size(width, height) }

    override func measure(_ available: Size, in context: LayoutContext) -> Size {
      offered.append(available)
      return size
    }
  }

  @Test func `centers a row by default, and aligns a column to the leading edge`() {
    #expect(
      frames(of: Stack(.horizontal) { Box(20, 10) })[0] == Rect(x: 0, y: 55, width: 20, height: 10))
    #expect(
      frames(of: Stack(.vertical) { Box(20, 10) })[0] == Rect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test func `offers its children the space inside the padding`() {
    let box = Box(20, 10)
    let padding = Insets(top: 1, left: 10, bottom: 3, right: 40)
    _ = frames(of: Stack(.vertical) { Stack(.vertical, padding: padding) { box } })
    #expect(box.offered.first == Size(270, 116))
  }

  @Test func `clips larger children across its axis and lets them overflow along it`() {
    #expect(
      frames(of: Stack(.horizontal, spacing: 10, of: Box(300, 200), Spacer(), Box(100, 10))) == [
        Rect(x: 0, y: 0, width: 300, height: 120), Rect(x: 310, y: 60, width: 0, height: 0),
        Rect(x: 320, y: 55, width: 100, height: 10),
      ])
  }

  @Test func `aligns a row at the bottom or fills its height`() {
    #expect(
      frames(of: Stack(.horizontal, alignment: .trailing) { Box(20, 10) })[0].y == 110)
    #expect(
      frames(of: Stack(.horizontal, alignment: .fill) { Box(20, 10) })[0].height == 120)
  }

  @Test func `a slider in a column fills the width, and does not grow in height`() {
    let frames = frames(of: Stack(.vertical, of: Slider(value: 0), Spacer(), Box(10, 20)))
    #expect(frames[0] == Rect(x: 0, y: 0, width: 320, height: 44) && frames[2].y == 100)
  }

  @Test func `an empty stack is as large as its padding`() {
    let empty = Stack(.vertical, spacing: 7, padding: 5) {}
    _ = frames(of: Stack(.vertical) { empty })
    #expect(empty.frame.size == Size(10, 10))
  }
}
