import Canvas
import Controls
import ControlsTesting
import Testing

/// Rows of 20 pt in a view of 200 x 200 pt: 10 are in sight, and 6 more are made on each side.
@Suite struct `Lazy column` {
  private final class Counter { var made = 0 }

  private let counter = Counter()
  private let column: LazyColumn<Int, Int>
  private let view: ScrollView
  private let rig: SceneDriver

  init() {
    column = LazyColumn(count: 2000, rowHeight: 20, label: "Rows") { [counter] index in
      counter.made += 1
      return Switch(label: "\(index)")
    }
    view = ScrollView(column)
    rig = SceneDriver(Scene(view), size: Size(200, 200))
  }

  private func scroll(to offset: Double) {
    view.scroll(to: offset)
    rig.showFrame()
  }

  private var focusedLabel: String? { (rig.scene.focusedNode as? Control)?.label }

  @Test func `is as high as all rows, and has nodes for those in sight and at the ends`() {
    #expect(column.frame.size == Size(200, 40_000) && view.maximumOffset == 39_800)
    #expect(column.children.count == 17 && counter.made == 17)
    #expect(column.node(ofRow: 15) != nil && column.node(ofRow: 16) == nil)
    #expect(column.node(ofRow: 1999) != nil && column.node(ofRow: 2000) == nil)
    #expect(column.node(ofRow: 9)?.frameInScene == Rect(x: 0, y: 180, width: 200, height: 20))
  }

  @Test func `makes rows as they come near, removes those that are far, and rests`() {
    scroll(to: 100)
    #expect(counter.made == 17)
    scroll(to: 140)
    #expect(counter.made == 24 && column.children.count == 24)
    scroll(to: 20_000)
    #expect(column.children.count == 24)
    #expect(column.node(ofRow: 994) != nil && column.node(ofRow: 1015) != nil)
    #expect(column.node(ofRow: 993) == nil && column.node(ofRow: 1016) == nil)
    #expect(column.node(ofRow: 5) == nil && column.node(ofRow: 1000)?.frameInScene.y == 0)
    #expect(!rig.settled().scene.needsUpdate)
  }

  @Test func `paints the rows that come into sight`() throws {
    try rig.paintFrames()
    for _ in 0..<12 { rig.scroll(at: Point(100, 100), deltaY: 1).showFrame() }
    #expect(try view.offset == 576 && rig.staleness() == nil)
  }

  @Test func `finds rows when something above grows, and below another node`() {
    let above = Stack(.vertical) {}
    let page = ScrollView(Stack(.vertical, of: above, column))
    let rig = SceneDriver(Scene(page), size: Size(200, 200))
    page.scroll(to: 1000)
    rig.showFrame()
    #expect(column.node(ofRow: 50)?.frameInScene.y == 0)
    above.addChild(FixedSizeNode(10, 600))
    rig.showFrame()
    // Row 20 is at 600 + 400 pt.
    #expect(column.node(ofRow: 20)?.frameInScene.y == 0 && column.node(ofRow: 50) == nil)
  }

  @Test func `keeps a focused row out of sight, and Tab goes on from it`() {
    let row = column.node(ofRow: 3)
    rig.scene.setFocus(row, isVisible: true)
    scroll(to: 20_000)
    #expect(rig.scene.focusedNode === row && column.node(ofRow: 3) === row)
    #expect(column.node(ofRow: 5) == nil)
    rig.key(.tab)
    #expect(focusedLabel == "4" && view.offset == 68)
    rig.key(.tab)
    #expect(focusedLabel == "5")
  }

  @Test func `lets Tab visit every row, also between frames`() {
    for index in 0...60 {
      rig.key(.tab)
      #expect(focusedLabel == "\(index)")
    }
    rig.scene.setFocus(nil, isVisible: false)
    rig.key(.tab, modifiers: .shift)
    #expect(focusedLabel == "1999" && view.offset == 39_800)
    rig.key(.tab, modifiers: .shift)
    #expect(focusedLabel == "1998")
  }

  @Test func `keeps a row that holds a pointer`() throws {
    let row = try #require(column.node(ofRow: 3))
    rig.press(at: row.frameInScene.center)
    rig.scene.setFocus(nil, isVisible: false)
    scroll(to: 20_000)
    #expect(column.node(ofRow: 3) === row)
    rig.release().showFrame()
    #expect(column.node(ofRow: 3) == nil)
  }

  @Test func `changes its number of rows`() {
    let row = column.node(ofRow: 0)
    column.count = 3
    rig.showFrame()
    #expect(column.children.count == 3 && column.node(ofRow: 0) === row && view.maximumOffset == 0)
    column.count = 0
    rig.showFrame()
    #expect(column.children.isEmpty && column.measured(rig.size).height == 0)
  }

  @Test func `keeps the nodes of items by their IDs`() {
    let names = LazyColumn(["a", "b", "c"], id: \.self, rowHeight: { _ in 20 }, label: "") {
      Label($0)
    }
    let rig = SceneDriver(Scene(ScrollView(names)), size: Size(100, 100))
    let (first, second) = (names.node(ofRow: 0), names.node(ofRow: 1))
    names.items = ["c", "a"]
    #expect(second?.scene == nil)
    rig.showFrame()
    #expect(names.node(ofRow: 1) === first && first?.frameInScene.y == 20)
    #expect(names.children.count == 2)
  }

  /// Every tenth row has 60 pt, so ten rows have 240 pt.
  @Test func `has rows of different heights`() {
    let column = LazyColumn(
      Array(0..<2000), id: \.self, rowHeight: { $0 % 10 == 0 ? 60 : 20 }, label: "Rows"
    ) { index in Switch(label: "\(index)") }
    let view = ScrollView(column)
    let rig = SceneDriver(Scene(view), size: Size(200, 200))
    #expect(column.frame.height == 48_000)
    view.scroll(to: 24_000)
    rig.showFrame()
    #expect(column.node(ofRow: 1000)?.frameInScene == Rect(x: 0, y: 0, width: 200, height: 60))
    #expect(column.node(ofRow: 1001)?.frameInScene == Rect(x: 0, y: 60, width: 200, height: 20))
    #expect(column.children.count < 30 && column.node(ofRow: 1007) != nil)
    view.scroll(to: 47_760)
    rig.showFrame()
    #expect(column.node(ofRow: 1990)?.frame.height == 60)
    column.items.removeFirst(10)
    rig.showFrame()
    #expect(column.frame.height == 47_760)
  }

  @Test func `has higher rows for larger text`() {
    rig.scene.environment.textScale = 2
    rig.showFrame()
    #expect(column.frame.height == 80_000 && column.node(ofRow: 1)?.frameInScene.y == 40)
  }

  @Test func `tells assistive technology all rows' number and places`() throws {
    let list = try #require(rig.scene.semantics(of: column))
    #expect(list.role == .list && list.label == "Rows" && list.value == .selection([], count: 2000))
    #expect(list.children.map(\.role) == Array(repeating: .listItem, count: 17))
    #expect(list.children[15].value == .choice(isSelected: false, index: 15, count: 2000))
    #expect(list.children[16].value == .choice(isSelected: false, index: 1999, count: 2000))
    #expect(list.children[16].label == "1999")
  }
}
