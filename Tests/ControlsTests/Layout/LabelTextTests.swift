import Canvas
import Testing

@testable import Controls

@Suite struct `Label text` {
  private func drawn(_ label: Label) -> (text: Text, origin: Point, color: Color)? {
    guard case .text(let text, let origin, let color)? = label.commands.first else {
      return nil
    }
    return (text, origin, color)
  }

  @Test func `is centered vertically, and at most as wide as the frame`() throws {
    let label = Label("0123456789", font: Font(size: 10))
    let stage = Stack(
      .horizontal, padding: Insets(top: 0, left: 0, bottom: 0, right: 280), alignment: .fill
    ) { label }
    let layout = PlainLayout(stage)
    #expect(label.frame == Rect(x: 0, y: 0, width: 60, height: 120))
    let line = try #require(drawn(label))
    #expect(line.origin == Point(0, 55) && line.text.maximumWidth == 60)
    #expect(line.color == layout.theme.label)
  }

  @Test func `dims with its ancestors`() {
    let plain = Label("A", font: Font(size: 10))
    let second = Label("B", font: Font(size: 10), role: .secondary)
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

  @Test func `requests layout when the text changes, unless the width is fixed`() {
    let free = Label("A", font: Font(size: 10))
    let fixed = Label("B", font: Font(size: 10), width: 50)
    let layout = PlainLayout(Stack(.vertical, of: free, fixed))
    #expect(free.frame.size == Size(6, 10))
    #expect(fixed.frame.size == Size(50, 10))
    free.string = "ABC"
    layout.update()
    #expect(free.frame.size == Size(18, 10))
    fixed.string = "BCD"
    #expect(!layout.scene.needsLayout && layout.scene.needsUpdate)
    layout.update()
    #expect(drawn(fixed)?.text.string == "BCD")
    fixed.string = "BCD"
    #expect(!layout.scene.needsUpdate)
  }

  /// The x position and width of the text in a label of 100 pt, in points.
  private func place(
    _ alignment: Label.Alignment, _ direction: LayoutDirection
  ) throws -> (x: Double, width: Double) {
    let text = TextEngine()
    let label = Label("Wi-Fi", font: Font(size: 15), alignment: alignment, width: 100)
    let scene = Scene(
      Stack(.vertical) { label }, environment: SceneEnvironment(direction: direction), text: text)
    scene.resize(to: Size(100, 40), scale: 1)
    scene.frame()
    let recorder = RecordingPainter()
    scene.paint(PixelRect(x: 0, y: 0, width: 100, height: 40), with: recorder)
    let origins = recorder.list.commands.compactMap { command -> Double? in
      if case .text(_, let origin, _) = command { origin.x } else { nil }
    }
    let width = text.size(of: Text("Wi-Fi", font: Font(size: 15))).width
    return (try #require(origins.first), width)
  }

  /// The last number is the fraction of the free space to the left of the text.
  @Test(arguments: [
    (Label.Alignment.leading, LayoutDirection.leftToRight, 0.0), (.leading, .rightToLeft, 1),
    (.center, .leftToRight, 0.5), (.center, .rightToLeft, 0.5),
    (.trailing, .leftToRight, 1), (.trailing, .rightToLeft, 0),
  ])
  func `is aligned along the layout direction`(
    alignment: Label.Alignment, direction: LayoutDirection, part: Double
  ) throws {
    let place = try place(alignment, direction)
    #expect(place.x == part * (100 - place.width))
  }
}
