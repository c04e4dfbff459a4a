import Canvas
import Testing

@testable import Controls

@Suite struct `Ideal size` {
  private func ideal(_ node: Node) -> Size {
    let context = LayoutContext(text: PlainText(), direction: .leftToRight)
    return node.measure(Size(.infinity, .infinity), in: context)
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
      Card { FormRow(slider(), style: .stretching(from: 100)) },
      Card { FormRow(slider()) },
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

  @Test func `of a card is that of its widest row`() {
    let toggle = FormRow(Switch(label: "Wi-Fi"))
    // Title, gap and switch; switch and padding.
    #expect(ideal(toggle) == Size(30 + 8 + 51, 31 + 16))
    #expect(ideal(Card { [toggle, FormRow(Switch(label: "A"))] }) == Size(89 + 32, 2 * 47))
  }

  @Test func `of a row puts the control beside the title`() {
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
