import Canvas
import Testing

@testable import Controls

@Suite struct `Card layout` {
  private let card = Card(rowHeight: 30) { (0..<3).map { _ in FixedSizeNode(1, 1) as Node } }

  @Test func `fills the available width and is as high as its rows`() {
    let layout = PlainLayout(Stack(.vertical, padding: 10) { card })
    #expect(card.frame == Rect(10, 10, 300, 90))
    #expect(card.children.map(\.frame) == [0, 30, 60].map { Rect(16, $0, 268, 30) })
    #expect(layout.scene.size.width == 320)
  }

  @Test func `is elevated, with hairlines between its rows`() {
    let layout = PlainLayout(Stack(.vertical, padding: 10) { card })
    let theme = layout.theme
    let shape = RoundedRectangle(Rect(0, 0, 300, 90), radius: 14, curve: .continuous)
    #expect(
      card.commands == [
        .shadow(theme.cardShadow, shape, within: nil), .fill(shape, theme.card, within: nil),
        .aligned(Rect(16, 30, 268, 0.5), theme.hairline),
        .aligned(Rect(16, 60, 268, 0.5), theme.hairline),
      ])
    #expect(card.children.allSatisfy { $0.elevation == .elevated } && card.elevation == .base)
  }

  @Test func `elevates the content of a view without a background`() {
    let views = [Scene.Background.none, .page].map { SceneView(Scene(Node(), background: $0)) }
    let layout = PlainLayout(Card { for view in views { view } })
    #expect(views.map(\.content.root.elevation) == [.elevated, .base])
    #expect(layout.scene.root.elevation == .base)
  }

  @Test func `grows and shrinks with its rows, without space or hairlines for hidden ones`() {
    let layout = PlainLayout(Stack(.vertical) { card })
    card.children[0].isHidden = true
    layout.update()
    #expect(card.frame.height == 60 && card.children[1].frame.y == 0)
    #expect(card.commands.filter { if case .aligned = $0 { true } else { false } }.count == 1)
    card.children[0].isHidden = false
    layout.update()
    #expect(card.frame.height == 90)
    let late = FixedSizeNode(1, 1)
    card.addChild(late)
    layout.update()
    #expect(card.frame.height == 120 && late.frame.y == 90)
    card.children[0].removeFromParent()
    layout.update()
    #expect(card.frame.height == 90 && late.frame.y == 60)
  }

  @Test func `without a row height, has rows of their preferred heights`() {
    let low = FormRow(Switch(label: "Low"))
    let high = FormRow(Switch(label: "High"), subtitle: "with a second line under it")
    let tall = Stack(.vertical, padding: Insets(horizontal: 0, vertical: 50)) { Switch() }
    let card = Card { [low, high, tall] as [Node] }
    _ = PlainLayout(Stack(.vertical, alignment: .fill) { card }, size: Size(300, 600))
    let frames = [Rect(16, 0, 268, 47), Rect(16, 47, 268, 47), Rect(16, 94, 268, 131)]
    #expect(card.children.map(\.frame) == frames && card.frame.height == 225)
  }

  @Test func `gives segmented controls the elevated background`() {
    let view = SegmentedControl(["A", "B"], selection: 0)
    let layout = PlainLayout(Card(rowHeight: 40) { FormRow(view, style: .full) }, theme: .dark)
    let background = Drawing(view.commands).fills.first?.color
    #expect(background == layout.theme[SegmentedColors.self].elevatedBackground)
  }
}

@Suite struct `Columns of a card` {
  private let short = Slider(value: 0.5, label: "Bass")
  private let long = Slider(value: 0.5, label: "Brightness")

  @Test func `begin after the widest title and end before the widest value`() {
    let last = FormRow(short, style: .stretching(), value: "1")
    let layout = PlainLayout(
      Card {
        FormRow(long, style: .stretching(), value: "12 345.67")
        last
      })
    #expect(short.frame == long.frame)
    #expect(short.frame.minX > 60 && short.frame.maxX < 320 - 2 * Card.rowInset - 52)
    let before = long.frame
    last.setValue("1 234 567.89")
    layout.update()
    #expect(long.frame.maxX < before.maxX && short.frame == long.frame)
  }

  @Test func `are those of the visible rows`() {
    let row = FormRow(long, style: .stretching())
    let layout = PlainLayout(
      Card {
        row
        FormRow(short, style: .stretching())
      })
    let before = short.frame.minX
    row.isHidden = true
    layout.update()
    #expect(short.frame.minX < before)
  }
}
