import Canvas
import Testing

@testable import Controls

@Suite struct `The text of a label` {
  private func drawn(_ label: Label) -> (text: Text, origin: Point, color: Color)? {
    guard case .text(let text, let origin, let color)? = label.commands.first else {
      return nil
    }
    return (text, origin, color)
  }

  @Test func `is in the middle of the height, and as wide as the frame at most`() throws {
    let label = Label("0123456789", font: Font(size: 10))
    let stage = Stack(
      .horizontal, padding: Insets(top: 0, left: 0, bottom: 0, right: 280), alignment: .fill
    ) {
      label
    }
    let layout = PlainLayout(stage)
    #expect(label.frame == Rect(x: 0, y: 0, width: 60, height: 120))
    let line = try #require(drawn(label))
    #expect(line.origin == Point(0, 55))
    #expect(line.text.maximumWidth == 60)
    #expect(line.color == layout.theme.label)
  }

  @Test func `dims with what it lies in`() {
    let (plain, second) = (
      Label("A", font: Font(size: 10)), Label("B", font: Font(size: 10), role: .secondary)
    )
    let inner = Stack(.vertical, of: plain, second)
    let layout = PlainLayout(Stack(.vertical) { inner })
    #expect(drawn(second)?.color == layout.theme.secondaryLabel)
    inner.isEnabled = false
    layout.update()
    let theme = layout.theme
    #expect(drawn(plain)?.color == theme.label.opacity(theme.segmentedDisabledOpacity))
    #expect(drawn(second)?.color == theme.secondaryLabel.opacity(theme.segmentedDisabledOpacity))
    #expect(layout.scene.semantics(of: plain)?.isEnabled == false)
  }

  @Test func `makes room for itself when it changes, unless its width is given`() {
    let (free, fixed) = (
      Label("A", font: Font(size: 10)), Label("B", font: Font(size: 10), width: 50)
    )
    let layout = PlainLayout(Stack(.vertical, of: free, fixed))
    #expect(free.frame.size == Size(6, 10))
    #expect(fixed.frame.size == Size(50, 10))
    free.string = "ABC"
    layout.update()
    #expect(free.frame.size == Size(18, 10))
    fixed.string = "BCD"
    #expect(!layout.scene.needsLayout)
    #expect(layout.scene.needsUpdate)
    layout.update()
    #expect(drawn(fixed)?.text.string == "BCD")
    fixed.string = "BCD"
    #expect(!layout.scene.needsUpdate)
  }
}
