import Canvas
import Controls
import ControlsTesting
import SpecTrait
import Testing

/// Symbols, labels beneath, sizes, tints and offsets.
/// spec: docs/spec/rendering.md#6/segmented-control-sizes;
/// docs/spec/rendering.md#6/symbol-and-title-in-one-segment;
/// docs/spec/rendering.md#6/label-beneath; docs/spec/rendering.md#6/tint-of-the-selection
@Suite struct `Segmented control: content` {
  private let measure = TextEngine()

  private func rig(
    _ control: SegmentedControl, _ direction: LayoutDirection = .leftToRight,
    height: Double = 32, theme: Theme = .light
  ) -> SceneRig<SegmentedControl> {
    SceneRig(control, size: Size(300, height), theme: theme, direction: direction)
  }

  @Test(
    .spec("hig/macos/regular", "hig/macos/small", "hig/macos/mini", "hig-p8", "hig-p32", "hig-p56"),
    arguments: [
      (ControlSize.regular, Size(17, 17)), (.small, Size(14, 13)), (.mini, Size(12, 11)),
    ], [Symbol.sunMin, .list, .grid, .bold])
  func `a single symbol is centered and fills the room`(room: (ControlSize, Size), symbol: Symbol) {
    let (controlSize, size) = room
    let control = SegmentedControl([Segment(symbol: symbol), Segment("B")])
    control.controlSize = controlSize
    let rig = rig(control, height: control.metrics.height)
    let path = Drawing(of: rig).paths[0]
    let shape = path.path.controlBounds
    #expect(isClose(path.origin.x + shape.midX, 16 + 75))
    #expect(isClose(path.origin.y + shape.midY, 16 + control.metrics.height / 2))
    #expect(isClose(max(shape.width / size.width, shape.height / size.height), 1))
  }

  @Test(.spec("hig-p32"), arguments: LayoutDirection.allCases)
  func `a symbol precedes its title by 5 pt, and both are centered`(direction: LayoutDirection) {
    let control = SegmentedControl([Segment("Day", symbol: .sunMax), Segment("Night")])
    let drawing = Drawing(of: rig(control, direction))
    let title = drawing.texts[0]
    let width = measure.size(of: title.text).width
    let symbol = drawing.paths[0].origin.x + drawing.paths[0].path.controlBounds.minX
    let center = 16 + (direction == .leftToRight ? 75.0 : 225)
    #expect(
      isClose((min(symbol, title.origin.x) + max(symbol + 17, title.origin.x + width)) / 2, center))
    switch direction {
    case .leftToRight: #expect(isClose(title.origin.x - (symbol + 17), 5))
    case .rightToLeft: #expect(isClose(symbol - (title.origin.x + width), 5))
    }
    #expect(title.text.maximumWidth == 104.0)
  }

  @Test(
    .spec("hig-p56"),
    arguments: [
      (ControlSize.regular, 32.0, 9.0, 7.0, 13.0, 12.0, 20.0), (.small, 28, 8, 6, 12, 8, 17),
      (.mini, 24, 7, 5, 11, 7, 14),
    ])
  func `control sizes define all lengths and fonts`(
    size: ControlSize, height: Double, radius: Double, pill: Double, font: Double, padding: Double,
    separator: Double
  ) {
    let control = SegmentedControl(["Aa", "B"]).with(\.controlSize, size)
    let natural = SceneRig(control, size: nil)
    #expect(control.frame.height == height && natural.controlFrame.height == height)
    let metrics = control.metrics
    #expect(metrics.cornerRadius == radius && metrics.pillCornerRadius == pill)
    #expect(metrics.font == Font(size: font, weight: .medium))
    #expect(metrics.titlePadding == padding && metrics.separatorHeight == separator)
    let title = measure.size(of: Text("Aa", font: metrics.font)).width
    #expect(control.frame.width == (2 * (title + 2 * padding)).rounded(.up))
    let fills = Drawing(of: natural).fills
    #expect(fills[0].shape.radius == radius && fills[0].shape.curve == .continuous)
  }

  @Test func `a small control keeps its size in a scene with custom metrics`() {
    let control = SegmentedControl(["A", "B"]).with(\.controlSize, .small)
    let rig = rig(control, height: 28)
    var metrics = ControlMetrics.regular
    metrics[SegmentedMetrics.self].pillInset = 3
    rig.scene.environment.metrics = metrics
    #expect(control.metrics.height == 28 && control.metrics.pillInset == 3)
    control.controlSize = .regular
    #expect(control.metrics == metrics[SegmentedMetrics.self])
  }

  @Test(.spec("hig-p9"))
  func `labels beneath increase the height and are centered under their segments`() {
    let control = SegmentedControl(
      [Segment(symbol: .sunMin, beneath: "Dim"), Segment(symbol: .sunMax, beneath: "Bright")])
    let rig = SceneRig(control, size: Size(300, 60))
    let font = Font(size: 11)
    let height = measure.size(of: Text("Dim", font: font)).height
    #expect(control.measured().height == 32 + 4 + height)
    let texts = Drawing(of: rig).texts
    #expect(texts.map(\.text.font) == [font, font])
    #expect(texts.map(\.color) == [Theme.light.annotation, Theme.light.annotation])
    for (index, entry) in texts.enumerated() {
      #expect(entry.origin.y == 16 + 32 + 4)
      let width = measure.size(of: entry.text).width
      #expect(isClose(entry.origin.x + width / 2, 16 + 75 + 150 * Double(index)))
      #expect(entry.text.maximumWidth == 150.0)
    }
    let plain = SegmentedControl([Segment("A", beneath: "a"), Segment("B", beneath: "b")])
    let pressed = self.rig(plain, height: 60)
    #expect(pressed.state.segmentFrame(at: 0).height == 32)
    pressed.tap(at: Point(220, 16))
    #expect(plain.selection == 1)
  }

  @Test(.spec("hig-p10"), arguments: LayoutDirection.allCases)
  func `a caption is 6 pt beneath the control, at the leading edge`(direction: LayoutDirection) {
    let control = SegmentedControl(["A", "B"]).with(\.caption, "How it is shown")
    let drawing = Drawing(of: rig(control, direction, height: 60))
    let caption = drawing.texts[2]
    #expect(caption.text.font == Font(size: 12) && caption.origin.y == 16 + 32 + 6)
    let width = measure.size(of: caption.text).width
    #expect(caption.origin.x == (direction == .leftToRight ? 16 : 316 - width))
  }

  @Test(arguments: [(0xFF9500 as UInt32, Color.black), (0x5856D6, .white), (0xFFFFFF, .black)])
  func `a tint colors the pill, and the title stays readable`(hex: UInt32, ink: Color) {
    let control = SegmentedControl(["A", "B"], selection: 0)
    control.selectedSegmentTintColor = Color(hex: hex)
    let drawing = Drawing(of: rig(control, theme: .dark))
    #expect(drawing.fills.last?.color == Color(hex: hex))
    #expect(drawing.texts.map(\.color) == [ink, .white])
  }

  @Test func `the title changes its color as the pill moves over it`() {
    let control = SegmentedControl(["A", "B"], selection: 0)
    control.selectedSegmentTintColor = Color(hex: 0x5856D6)
    let rig = rig(control)
    control.select(1, animated: true)
    let colors = Drawing(of: rig.after(0.06)).texts.map(\.color)
    #expect(colors[0] != .black && colors[0] != .white)
    #expect(Drawing(of: rig.settled()).texts.map(\.color) == [.black, .white])
  }

  @Test func `title attributes depend on the state, and only disabled content is faint`() {
    let (red, blue) = (Color(hex: 0xFF0000), Color(hex: 0x0000FF))
    let control = SegmentedControl(
      [Segment("A"), Segment("B"), Segment("C", isEnabled: false)], selection: 0)
    control.setTitleAttributes(TitleAttributes(color: red), for: .normal)
    control.setTitleAttributes(
      TitleAttributes(color: blue, font: Font(size: 13, weight: .bold)), for: .selected)
    control.setTitleAttributes(TitleAttributes(color: .black), for: .highlighted)
    control.setTitleAttributes(TitleAttributes(color: Color(hex: 0x00FF00)), for: .disabled)
    let rig = rig(control)
    let texts = Drawing(of: rig.press(at: Point(150, 16)).shown()).texts
    #expect(texts.map(\.color) == [blue, .black, Color(hex: 0x00FF00).opacity(0.3)])
    #expect(texts.map(\.text.font.weight) == [.bold, .medium, .medium])
    #expect(control.titleAttributes(for: .selected)?.color == blue)
    control.setTitleAttributes(nil, for: .normal)
    #expect(Drawing(of: rig.cancel().shown()).texts[1].color == .black)
    let faint = SegmentedControl([
      Segment("A", symbol: .sunMin, beneath: "a", isEnabled: false), Segment("B"),
    ])
    let drawing = Drawing(of: self.rig(faint, height: 60))
    #expect(drawing.texts.map(\.color.alpha) == [0.3, 1, 0.3])
    #expect(drawing.paths.map(\.color.alpha) == [0.3])
  }

  @Test(arguments: LayoutDirection.allCases)
  func `a content offset moves one segment's content, mirrored`(direction: LayoutDirection) {
    let control = SegmentedControl(["A", "A"])
    let before = Drawing(of: rig(control, direction)).texts.map(\.origin)
    #expect(control.setContentOffset(Point(3, -2), forSegmentAt: 1))
    #expect(!control.setContentOffset(Point(.nan, 0), forSegmentAt: 1))
    let after = Drawing(of: rig(control, direction)).texts.map(\.origin)
    #expect(after[0] == before[0])
    let x = direction == .leftToRight ? 3.0 : -3
    #expect(isClose(after[1].x - before[1].x, x) && isClose(after[1].y - before[1].y, -2))
  }

  @Test(.spec("hig-p50")) func `help tags, labels and symbols name the segments`() throws {
    let control = SegmentedControl([
      Segment("Day", symbol: .sunMax, helpTag: "Shows one day"),
      Segment(symbol: .sunMin, beneath: "Dim"), Segment(symbol: .sunMin),
      Segment(symbol: .sunMax, helpTag: "Brighter"),
      Segment("Off", label: "Switched off", helpTag: "Off  O"),
    ])
    let node = try #require(rig(control).scene.semantics(of: control))
    #expect(node.children.map(\.label) == ["Day", "Dim", "sun.min", "Brighter", "Switched off"])
    // A help tag that is the segment's label is not repeated as help.
    #expect(node.children.map(\.help) == ["Shows one day", nil, nil, nil, "Off  O"])
  }

  @Test func `increased contrast outlines the control and its pill`() {
    func outlines(_ contrast: Contrast) -> [Color] {
      let control = SegmentedControl(["A", "B"], selection: 0)
      let drawing = Drawing(of: rig(control, theme: Theme(.dark, contrast: contrast)))
      return drawing.flattened.strokes.filter { $0.width == 1 }.map(\.color)
    }
    #expect(outlines(.normal) == [])
    #expect(outlines(.more) == [Color(hex: 0xAEAEB2), Color(hex: 0xAEAEB2)])
  }
}
