import Canvas
import Controls
import Testing

@Suite struct `Changes after the first layout` {
  /// Measures each character as half as wide as its font size.
  private func show(_ node: Node, size: Size = Size(300, 200)) -> PlainLayout {
    let text = PlainText { Size(Double($0.string.count) * $0.font.size / 2, $0.font.size) }
    return PlainLayout(node, size: size, text: text)
  }

  @Test func `a stack applies new spacing, padding and alignment`() {
    let first = Switch()
    let second = Switch()
    let stack = Stack(.vertical, of: first, second)
    let layout = show(stack)
    stack.spacing = 9
    stack.padding = Insets(5)
    layout.update()
    #expect(first.frame.origin == Point(5, 5) && second.frame.minY == first.frame.maxY + 9)
    stack.alignment = .trailing
    layout.update()
    #expect(first.frame.maxX == 295)
  }

  @Test func `a label applies a new font and color`() {
    let label = Label("abcd")
    #expect(label.font == .body)
    let stack = Stack(.vertical) { label }
    let layout = show(stack)
    #expect(label.frame.width == 4 * Font.body.size / 2)
    label.font = Font(size: 30)
    layout.update()
    #expect(label.frame.width == 60)
    label.color = .white
    #expect(layout.scene.needsUpdate)
  }

  @Test func `a segmented control applies a new title`() {
    let control = SegmentedControl(["a", "b"])
    let layout = show(control)
    #expect(control.setTitle("longer", forSegmentAt: 1) && control.titles == ["a", "longer"])
    #expect(layout.scene.needsUpdate && !control.setTitle("c", forSegmentAt: 2))
    #expect(!control.setTitle("c", forSegmentAt: -1) && control.titles.count == 2)
  }

  @Test func `a card's rows take their preferred heights`() {
    let low = FormRow(Switch(label: "Low"))
    let high = FormRow(Switch(label: "High"), subtitle: "with a second line under it")
    let tall = Stack(.vertical, padding: Insets(horizontal: 0, vertical: 50)) { Switch() }
    let card = Card {
      low
      high
      tall
    }
    let stack = Stack(.vertical, alignment: .fill) { card }
    _ = show(stack, size: Size(300, 600))
    #expect(low.frame == Rect(x: 16, y: 0, width: 268, height: 47))
    #expect(high.frame == Rect(x: 16, y: 47, width: 268, height: 47))
    #expect(tall.frame == Rect(x: 16, y: 94, width: 268, height: 131) && card.frame.height == 225)
  }
}
