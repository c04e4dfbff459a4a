import Canvas
import Controls
import Testing

private typealias Box = FixedSizeNode

@Suite struct `Stack layout` {
  /// The frames of a stack's children in a scene of 200 x 100 pt.
  private func frames(of stack: Stack, _ direction: LayoutDirection = .leftToRight) -> [Rect] {
    _ = PlainLayout(stack, direction, size: Size(200, 100))
    return stack.children.map(\.frame)
  }

  private let padding = Insets(top: 1, left: 10, bottom: 3, right: 40)

  @Test func `places a row from the leading edge, inside its padding`() {
    func row() -> Stack {
      Stack(.horizontal, spacing: 5, padding: padding, alignment: .leading) {
        [Box(20, 10), Box(30, 12)] as [Node]
      }
    }
    #expect(
      frames(of: row()) == [
        Rect(x: 10, y: 1, width: 20, height: 10), Rect(x: 35, y: 1, width: 30, height: 12),
      ])
    #expect(
      frames(of: row(), .rightToLeft) == [
        Rect(x: 140, y: 1, width: 20, height: 10), Rect(x: 105, y: 1, width: 30, height: 12),
      ])
  }

  @Test(arguments: [
    (Stack.Alignment.leading, 10.0, 140.0), (.trailing, 140, 10), (.center, 75, 75),
  ])
  func `aligns a column`(alignment: Stack.Alignment, leftToRight: Double, rightToLeft: Double) {
    func column() -> Stack {
      Stack(.vertical, spacing: 5, padding: padding, alignment: alignment) {
        [Box(20, 10), Box(20, 12)] as [Node]
      }
    }
    #expect(
      frames(of: column()) == [
        Rect(x: leftToRight, y: 1, width: 20, height: 10),
        Rect(x: leftToRight, y: 16, width: 20, height: 12),
      ])
    #expect(frames(of: column(), .rightToLeft).map(\.x) == [rightToLeft, rightToLeft])
  }

  @Test func `fills its width inside unequal padding`() {
    for direction in LayoutDirection.allCases {
      let column = Stack(.vertical, padding: padding, alignment: .fill) { Box(20, 10) }
      #expect(frames(of: column, direction) == [Rect(x: 10, y: 1, width: 150, height: 10)])
    }
  }

  @Test(arguments: LayoutDirection.allCases)
  func `reserves no space for a hidden child`(direction: LayoutDirection) {
    let row = Stack(
      .horizontal, spacing: 5, alignment: .leading, of: Box(20, 10), Box(30, 10), Box(40, 10))
    row.children[1].isHidden = true
    let frames = frames(of: row, direction)
    let isMirrored = direction == .rightToLeft
    #expect(frames[0] == Rect(x: isMirrored ? 180 : 0, y: 0, width: 20, height: 10))
    #expect(frames[2] == Rect(x: isMirrored ? 135 : 25, y: 0, width: 40, height: 10))
  }

  @Test func `closes the gap of a hidden child and reopens it when it is shown`() {
    let column = Stack(.vertical, spacing: 4, of: Box(20, 10), Box(20, 12), Box(20, 14))
    let scene = Scene(column)
    scene.resize(to: Size(200, 100), scale: 1)
    func places() -> [Double] {
      scene.frame()
      return column.children.map(\.frame.y)
    }
    #expect(places() == [0, 14, 30])
    column.children[1].isHidden = true
    #expect(places()[2] == 14)
    column.children[1].isHidden = false
    #expect(places() == [0, 14, 30])
  }

  @Test func `distributes the remaining space equally among stretching children`() {
    let slider = Slider(value: 0.5)
    let row = Stack(.horizontal, spacing: 5, padding: 10, of: Box(20, 10), Spacer(), slider)
    let least = slider.frame.width
    let rest = 180 - 10 - 20 - least
    let frames = frames(of: row)
    #expect(frames[1].width == rest / 2 && frames[2].width == least + rest / 2)
    #expect(frames[2].maxX == 190)
  }

  @Test func `measures its visible children, and offers them the space inside the padding`() {
    let row = Stack(.horizontal, spacing: 5, padding: padding) {
      [Box(20, 10), Box(30, 12), Box(99, 99)] as [Node]
    }
    row.children[2].isHidden = true
    let outer = Stack(.vertical) { row }
    #expect(frames(of: outer) == [Rect(x: 0, y: 0, width: 105, height: 16)])
    let empty = Stack(.vertical, spacing: 7, padding: 5) {}
    _ = frames(of: Stack(.vertical) { empty })
    #expect(empty.frame.size == Size(10, 10))
    let scene = Scene(Stack(.vertical, spacing: 10, padding: 20, of: Switch(), Switch()))
    #expect(scene.sizeThatFits() == Size(51 + 40, 31 + 10 + 31 + 40))
    let box = Box(20, 10)
    _ = frames(of: Stack(.vertical) { Stack(.vertical, padding: padding) { box } })
    #expect(box.offered.first == Size(150, 96))
  }

  private final class Rubber: Node {
    override func measure(_ available: Size, in context: LayoutContext) -> Size { Size(8, 8) }
    override func stretches(along axis: Axis) -> Bool { true }
  }

  @Test func `stretches every node that asks for it, along both axes`() {
    let row = Stack(.horizontal, alignment: .leading, of: Rubber(), Box(20, 10))
    #expect(frames(of: row).map(\.width) == [180, 20])
    let column = Stack(.vertical, of: Rubber(), Box(20, 10), Slider(value: 0.5))
    #expect(frames(of: column).map(\.height) == [46, 10, 44])
  }

  @Test func `centers a row by default, or aligns it, and aligns a column to the leading edge`() {
    #expect(
      frames(of: Stack(.horizontal) { Box(20, 10) })[0] == Rect(x: 0, y: 45, width: 20, height: 10))
    #expect(
      frames(of: Stack(.vertical) { Box(20, 10) })[0] == Rect(x: 0, y: 0, width: 20, height: 10))
    #expect(
      frames(of: Stack(.horizontal, alignment: .trailing) { Box(20, 10) })[0].y == 90)
    #expect(
      frames(of: Stack(.horizontal, alignment: .fill) { Box(20, 10) })[0].height == 100)
  }

  @Test func `clips larger children across its axis and lets them overflow along it`() {
    #expect(
      frames(of: Stack(.horizontal, spacing: 10, of: Box(300, 200), Spacer(), Box(100, 10))) == [
        Rect(x: 0, y: 0, width: 300, height: 100), Rect(x: 310, y: 50, width: 0, height: 0),
        Rect(x: 320, y: 45, width: 100, height: 10),
      ])
  }

  @Test func `a slider in a column fills the width, and does not grow in height`() {
    let frames = frames(of: Stack(.vertical, of: Slider(value: 0), Spacer(), Box(10, 20)))
    #expect(frames[0] == Rect(x: 0, y: 0, width: 200, height: 44) && frames[2].y == 80)
  }
}
