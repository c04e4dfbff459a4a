import Canvas
import Testing

@testable import Controls

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
    #expect(frames(of: row()) == [Rect(10, 1, 20, 10), Rect(35, 1, 30, 12)])
    #expect(frames(of: row(), .rightToLeft) == [Rect(140, 1, 20, 10), Rect(105, 1, 30, 12)])
  }

  @Test(arguments: [
    (Stack.Alignment.leading, 10.0, 140.0), (.trailing, 140, 10), (.center, 75, 75),
  ]) func `aligns a column`(alignment: Stack.Alignment, leftToRight: Double, rightToLeft: Double) {
    func column() -> Stack {
      Stack(.vertical, spacing: 5, padding: padding, alignment: alignment) {
        [Box(20, 10), Box(20, 12)] as [Node]
      }
    }
    #expect(frames(of: column()) == [Rect(leftToRight, 1, 20, 10), Rect(leftToRight, 16, 20, 12)])
    #expect(frames(of: column(), .rightToLeft).map(\.x) == [rightToLeft, rightToLeft])
  }

  @Test func `applies new spacing, padding and alignment`() {
    let stack = Stack(.vertical, of: Switch(), Switch())
    let layout = PlainLayout(stack, size: Size(300, 200))
    stack.spacing = 9
    stack.padding = Insets(5)
    layout.update()
    #expect(stack.children.map(\.frame.origin) == [Point(5, 5), Point(5, 45)])
    stack.alignment = .trailing
    layout.update()
    #expect(stack.children[0].frame.maxX == 295)
  }

  @Test func `fills its width inside unequal padding`() {
    for direction in LayoutDirection.allCases {
      let column = Stack(.vertical, padding: padding, alignment: .fill) { Box(20, 10) }
      #expect(frames(of: column, direction) == [Rect(10, 1, 150, 10)])
    }
  }

  @Test(arguments: LayoutDirection.allCases)
  func `reserves no space for a hidden child`(direction: LayoutDirection) {
    let row = Stack(
      .horizontal, spacing: 5, alignment: .leading, of: Box(20, 10), Box(30, 10), Box(40, 10))
    row.children[1].isHidden = true
    let frames = frames(of: row, direction)
    let isMirrored = direction == .rightToLeft
    #expect(frames[0] == Rect(isMirrored ? 180 : 0, 0, 20, 10))
    #expect(frames[2] == Rect(isMirrored ? 135 : 25, 0, 40, 10))
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

  @Test func `a scroll view has what a header and a footer leave, also in a nested column`() {
    func boxes() -> Stack { Stack(.vertical, spacing: 5, of: Box(50, 60), Box(50, 60)) }
    let view = ScrollView(boxes())
    #expect(
      frames(of: Stack(.vertical, spacing: 5, of: Box(9, 20), view, Box(9, 30))) == [
        Rect(0, 0, 9, 20), Rect(0, 25, 50, 40), Rect(0, 70, 9, 30),
      ])
    #expect(view.maximumOffset == 85)
    let inner = Stack(.vertical, of: ScrollView(boxes()), Box(9, 30))
    #expect(frames(of: Stack(.vertical, of: Box(9, 20), inner)).last == Rect(0, 20, 50, 80))
    #expect(inner.children.map(\.frame.height) == [50, 30])
    // A scroll view around the stack scrolls.
    let column = Stack(.vertical, of: Box(9, 80), ScrollView(boxes()))
    _ = frames(of: Stack(.vertical) { ScrollView(column) })
    #expect(column.frame.height == 180)
  }

  @Test func `labels shorten before a button leaves the row, the longest first`() {
    let (long, short) = (Label("A very long title that has no room in a row"), Label("Short"))
    let row = Stack(.horizontal, spacing: 10, of: short, long, Box(60, 20))
    #expect(frames(of: Stack(.vertical) { row }) == [Rect(0, 0, 200, 20)])
    // Characters are 6 pt wide.
    #expect(row.children.map(\.frame.width) == [30, 90, 60] && row.children[2].frame.maxX == 200)
    let lengths = ShrinkingLengths([10, 40, 30], least: [10, 5, 25])
    #expect(lengths.fitting(60) == [10, 25, 25] && lengths.fitting(50) == [10, 15, 25])
    #expect(lengths.fitting(0) == [10, 5, 25] && lengths.fitting(90) == [10, 40, 30])
  }

  @Test func `measures its visible children, and offers them the space inside the padding`() {
    let row = Stack(.horizontal, spacing: 5, padding: padding) {
      [Box(20, 10), Box(30, 12), Box(99, 99)] as [Node]
    }
    row.children[2].isHidden = true
    let outer = Stack(.vertical) { row }
    #expect(frames(of: outer) == [Rect(0, 0, 105, 16)])
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
    #expect(self.frames(of: row).map(\.width) == [180, 20])
    let column = Stack(.vertical, of: Rubber(), Box(20, 10), Slider(value: 0.5))
    let frames = self.frames(of: column)
    #expect(frames.map(\.height) == [46, 10, 44] && frames[2].width == 200)
  }

  @Test func `centers a row by default, or aligns it, and aligns a column to the leading edge`() {
    #expect(frames(of: Stack(.horizontal) { Box(20, 10) })[0] == Rect(0, 45, 20, 10))
    #expect(frames(of: Stack(.vertical) { Box(20, 10) })[0] == Rect(0, 0, 20, 10))
    #expect(frames(of: Stack(.horizontal, alignment: .trailing) { Box(20, 10) })[0].y == 90)
    #expect(frames(of: Stack(.horizontal, alignment: .fill) { Box(20, 10) })[0].height == 100)
    // Larger children are clipped across the axis, and overflow along it.
    #expect(
      frames(of: Stack(.horizontal, spacing: 10, of: Box(300, 200), Spacer(), Box(100, 10))) == [
        Rect(0, 0, 300, 100), Rect(310, 50, 0, 0), Rect(320, 45, 100, 10),
      ])
  }
}

@Suite struct `Ideal size` {
  private func ideal(_ node: Node) -> Size {
    node.measured(Size(.infinity, .infinity), by: PlainText())
  }

  @Test func `is finite for every control`() {
    for description in ControlCatalog.standard.descriptions + ControlCatalog.parts.descriptions {
      for node in [description.make(), description.makePlain()] {
        let size = ideal(node)
        #expect(size.width.isFinite && size.height.isFinite, "\(description.name)")
      }
    }
  }

  @Test func `is finite for every container, also with controls that stretch`() {
    func slider() -> Slider { Slider(value: 0.5, label: "Level") }
    let column = LazyColumn(count: 3, rowHeight: 20, label: "") { _ in slider() }
    let nodes: [Node] = [
      Card { FormRow(slider(), style: .full) },
      Card { FormRow(slider(), style: .stretching(from: 100)) }, Card { FormRow(slider()) },
      Stack(.horizontal, of: Spacer(), slider(), ScrollView(column)),
      Stack(.vertical, of: Spacer(), ScrollView(Stack(.vertical, of: Spacer(), slider()))),
      SceneView(Scene(Stack(.vertical, of: Card { FormRow(slider()) }, Spacer()))),
      Banner("Saved", kind: .success), CodeBlock([]), Label("A"), LinkButton("Copy"), Spacer(),
    ]
    for node in nodes {
      let size = ideal(node)
      #expect(size.width.isFinite && size.height.isFinite, "\(type(of: node))")
    }
  }

  @Test func `of a card is that of its widest row, with the control beside the title`() {
    let toggle = FormRow(Switch(label: "Wi-Fi"))
    // Title, gap and switch; switch and padding.
    #expect(ideal(toggle) == Size(30 + 8 + 51, 31 + 16))
    #expect(ideal(Card { [toggle, FormRow(Switch(label: "A"))] }) == Size(89 + 32, 2 * 47))
    let row = FormRow(Switch(label: "A long title of a row"), subtitle: "And its subtitle")
    _ = PlainLayout(row, size: ideal(row))
    #expect(row.children[0].frame.width == 21 * 6 && row.children[0].frame.minX == 0)
    #expect(row.control.frame.minX == 21 * 6 + 8)
  }

  @Test func `of a sidebar and a lazy column is that of one row, and a spacer has none`() {
    let column = LazyColumn([1, 2, 3], id: \.self, rowHeight: { _ in 20 }, label: "") {
      Label(String(repeating: "A", count: $0))
    }
    #expect(ideal(column) == Size(6, 60))
    #expect(
      ideal(Stack(.horizontal, spacing: 2, of: Label("AB"), Spacer(), Label("C"))).width == 22)
    #expect(ideal(ScrollView(Label("AB"))).width == 12)
    let item = SidebarList.Item("Gallery", symbol: .grid, key: "1")
    let list = SidebarList(
      [SidebarList.Section(title: "All", items: [item])], selection: 0, label: "")
    // Start, title, space, key, space.
    #expect(ideal(list).width == 38 + 42 + 10 + 6 + 10)
  }
}
