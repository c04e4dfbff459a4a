import Canvas
import Testing

@testable import Controls

@Suite struct `Card layout` {
  private let card = Card(rowHeight: 30) { (0..<3).map { _ in FixedSizeNode(1, 1) as Node } }

  @Test func `fills the available width and is as high as its rows`() {
    let layout = PlainLayout(Stack(.vertical, padding: 10) { card })
    #expect(card.frame == Rect(x: 10, y: 10, width: 300, height: 90))
    #expect(
      card.children.map(\.frame) == [0, 30, 60].map { Rect(x: 16, y: $0, width: 268, height: 30) })
    #expect(layout.scene.size.width == 320)
  }

  @Test func `is elevated, with hairlines between its rows`() {
    let layout = PlainLayout(Stack(.vertical, padding: 10) { card })
    let theme = layout.theme
    let shape = RoundedRectangle(
      Rect(x: 0, y: 0, width: 300, height: 90), radius: 14, curve: .continuous)
    #expect(
      card.commands == [
        .shadow(theme.cardShadow, shape, within: nil), .fill(shape, theme.card, within: nil),
        .aligned(Rect(x: 16, y: 30, width: 268, height: 0.5), theme.hairline),
        .aligned(Rect(x: 16, y: 60, width: 268, height: 0.5), theme.hairline),
      ])
    #expect(card.children.allSatisfy { $0.elevation == .elevated })
    #expect(card.elevation == .base)
  }

  @Test func `has neither space nor hairlines for hidden rows`() {
    let layout = PlainLayout(Stack(.vertical) { card })
    card.children[0].isHidden = true
    layout.update()
    #expect(card.frame.height == 60 && card.children[1].frame.y == 0)
    let lines = card.commands.filter { if case .aligned = $0 { true } else { false } }
    #expect(lines.count == 1)
    card.children[0].isHidden = false
    layout.update()
    #expect(card.frame.height == 90)
  }

  @Test func `grows and shrinks with its rows`() {
    let layout = PlainLayout(Stack(.vertical) { card })
    let late = FixedSizeNode(1, 1)
    card.addChild(late)
    layout.update()
    #expect(card.frame.height == 120 && late.frame.y == 90)
    card.children[0].removeFromParent()
    layout.update()
    #expect(card.frame.height == 90 && late.frame.y == 60)
  }

  @Test func `gives segmented controls the elevated background`() {
    let view = SegmentedControl(["A", "B"], selection: 0)
    let layout = PlainLayout(Card(rowHeight: 40) { FormRow(view, style: .full) }, theme: .dark)
    guard case .fill(_, let color, _)? = view.commands.first else {
      Issue.record("the background comes first")
      return
    }
    #expect(color == layout.theme.segmentedElevatedBackground)
  }
}
