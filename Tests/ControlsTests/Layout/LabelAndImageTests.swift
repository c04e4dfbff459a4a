import Canvas
import Testing

@testable import Controls

@Suite struct `Label text` {
  private func drawn(_ label: Label) -> (text: Text, origin: Point, color: Color)? {
    Drawing(label.commands).texts.first
  }

  @Test func `is centered vertically, and at most as wide as the frame`() throws {
    let label = Label("0123456789", font: Font(size: 10))
    let stage = Stack(
      .horizontal, padding: Insets(top: 0, left: 0, bottom: 0, right: 280), alignment: .fill
    ) { label }
    let layout = PlainLayout(stage)
    #expect(label.frame == Rect(0, 0, 40, 120))
    let line = try #require(drawn(label))
    #expect(line.origin == Point(0, 55) && line.text.maximumWidth == 40)
    #expect(line.color == layout.theme.label)
  }

  @Test func `dims with its ancestors`() {
    let plain = Label("A", font: Font(size: 10))
    let second = Label("B", font: Font(size: 10), role: .secondary)
    let inner = Stack(.vertical, of: plain, second)
    let layout = PlainLayout(Stack(.vertical) { inner })
    #expect(drawn(second)?.color == layout.theme.annotation)
    inner.isEnabled = false
    layout.update()
    let theme = layout.theme
    #expect(drawn(plain)?.color == theme.label.opacity(theme[SegmentedColors.self].disabledOpacity))
    #expect(
      drawn(second)?.color == theme.annotation.opacity(theme[SegmentedColors.self].disabledOpacity))
    #expect(layout.scene.semantics(of: plain)?.isEnabled == false)
  }

  @Test func `requests layout when text or font change, unless the width is fixed`() {
    let free = Label("A", font: Font(size: 10))
    let fixed = Label("B", font: Font(size: 10), width: 50)
    let layout = PlainLayout(Stack(.vertical, of: free, fixed))
    #expect(free.frame.size == Size(6, 10) && fixed.frame.size == Size(50, 10))
    free.string = "ABC"
    layout.update()
    #expect(free.frame.size == Size(18, 10))
    fixed.string = "BCD"
    #expect(!layout.scene.needsLayout && layout.scene.needsUpdate)
    layout.update()
    #expect(drawn(fixed)?.text.string == "BCD")
    fixed.string = "BCD"
    #expect(!layout.scene.needsUpdate)
    free.font = Font(size: 30)
    layout.update()
    #expect(free.frame.height == 30 && Label("A").font == .body)
    #expect(Label("A").semantics?.label == "A" && Label("").semantics == nil)
    free.color = .white
    #expect(layout.scene.needsUpdate)
  }

  @Test func `grows with the text size as far as a line fits`() throws {
    for (textScale, width, size) in [(1.0, 30.0, 10.0), (2, 400, 20), (2, 30, 10)] {
      let label = Label("0123456789", font: Font(size: 10)).with(\.shrinksToFit, true)
      // 0.6 of the font size per character.
      let measuring = PlainText { text in
        let width = 0.6 * text.font.size * Double(text.string.count)
        return Size(min(width, text.maximumWidth ?? width), text.font.size)
      }
      let layout = PlainLayout(Stack(.horizontal) { label }, size: Size(width, 40), text: measuring)
      layout.scene.environment.textScale = textScale
      layout.update(at: 1)
      #expect(try #require(drawn(label)).text.font.size == size)
    }
  }

  @Test(arguments: [(1, 1), (2, 2), (3, 3), (4, 3), (nil, 3), (0, 1)] as [(Int?, Int)])
  func `continues on as many lines as it may`(maximum: Int?, count: Int) throws {
    let label = Label("ab cd ef", font: Font(size: 10), maximumLines: maximum)
    let words = ["ab", "cd", "ef"]
    _ = PlainLayout(
      Stack(.vertical) { label }, size: Size(20, 100), text: PlainText(breaksWords: true))
    let texts = Drawing(label.commands).texts
    #expect(texts.count == count && label.frame.height == Double(count) * 10)
    #expect(texts.dropLast().map(\.text.string) == Array(words.prefix(count - 1)))
    #expect(try #require(texts.last).text.string == words[(count - 1)...].joined(separator: " "))
    #expect(texts.map(\.origin.y) == (0..<count).map { Double($0) * 10 })
    #expect(texts.allSatisfy { $0.text.maximumWidth == label.frame.width })
  }

  @Test func `has one line if the width is enough, however many it may have`() {
    let label = Label("ab cd ef", font: Font(size: 10), maximumLines: nil)
    _ = PlainLayout(
      Stack(.vertical) { label }, size: Size(48, 40), text: PlainText(breaksWords: true))
    #expect(label.frame.size == Size(48, 10))
  }

  /// The last number is the fraction of the free space to the left of the text.
  @Test(arguments: [
    (Label.Alignment.leading, LayoutDirection.leftToRight, 0.0), (.leading, .rightToLeft, 1),
    (.center, .leftToRight, 0.5), (.center, .rightToLeft, 0.5), (.trailing, .leftToRight, 1),
    (.trailing, .rightToLeft, 0),
  ]) func `is aligned along the layout direction`(
    alignment: Label.Alignment, direction: LayoutDirection, part: Double
  ) {
    let label = Label("Wi-Fi", font: Font(size: 15), alignment: alignment, width: 100)
    _ = PlainLayout(Stack(.vertical) { label }, direction, size: Size(100, 40))
    #expect(drawn(label)?.origin.x == part * (100 - 30))
  }
}

@Suite struct `Image view` {
  private let image: Image
  init() throws { image = try Image.plain(40, 20) }

  /// The frame of the image in a view of 320 x 120 pt, its color, and whether it is clipped.
  private func drawn(_ view: ImageView) -> (rect: Rect, color: Color?, isClipped: Bool)? {
    _ = PlainLayout(view)
    switch view.commands.first {
    case .image(_, let rect, let color): return (rect, color, false)
    case .clip(let area, let list):
      guard area == view.bounds, case .image(_, let rect, let color) = list.commands.first
      else { return nil }
      return (rect, color, true)
    default: return nil
    }
  }

  @Test(arguments: [
    (ImageView.ContentMode.fit, Rect(x: 40, y: 0, width: 240, height: 120)),
    (.fill, Rect(x: 0, y: -20, width: 320, height: 160)),
    (.center, Rect(x: 140, y: 50, width: 40, height: 20)),
  ]) func `fits, fills or centers the image`(mode: ImageView.ContentMode, rect: Rect) {
    let shown = drawn(ImageView(image, contentMode: mode))
    #expect(shown?.rect == rect && (mode == .center || shown?.isClipped == (mode == .fill)))
  }

  @Test func `is as large as the image, or as fits`() throws {
    let unlimited = Size(.infinity, .infinity)
    for mode in ImageView.ContentMode.allCases {
      let view = ImageView(image, contentMode: mode)
      #expect(view.measured(unlimited) == Size(40, 20))
      #expect(view.measured(Size(20, .infinity)) == Size(20, mode == .fit ? 10 : 20))
    }
    #expect(ImageView(nil).measured(unlimited) == .zero && drawn(ImageView(nil)) == nil)
  }

  @Test func `is an image with a label, or decorative, and paints templates in the tint color`() {
    var template = image
    template.isTemplate = true
    let view = ImageView(template)
    #expect(drawn(view)?.color == Theme.light.label)
    let tinted = ImageView(template)
    tinted.tintColor = .white
    #expect(drawn(tinted)?.color == .white && drawn(ImageView(image))?.color == nil)
    #expect(ImageView(image).semantics == nil)
    let semantics = ImageView(image, label: "A lake").semantics
    #expect(semantics?.role == .image && semantics?.label == "A lake")
  }

  @Test func `is laid out again for an image of another size only`() throws {
    let view = ImageView(image)
    let layout = PlainLayout(Stack(.vertical) { view })
    view.image = try Image.plain(40, 20, red: 9)
    #expect(!layout.scene.needsLayout && layout.scene.needsUpdate)
    view.image = try Image.plain(10, 10)
    layout.update()
    #expect(view.frame.size == Size(10, 10))
  }
}
