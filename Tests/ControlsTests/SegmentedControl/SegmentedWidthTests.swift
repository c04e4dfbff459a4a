import Canvas
import Controls
import ControlsTesting
import SpecTrait
import Testing

/// Equal, proportional and fixed widths.
/// spec: docs/spec/ios-segmented-control.md#segments/segment-width
@Suite struct `Segmented control: widths` {
  private let measure = TextEngine()

  private func proportional(_ titles: String...) -> SegmentedControl {
    let control = SegmentedControl(titles, selection: 0)
    control.apportionsSegmentWidthsByContent = true
    return control
  }

  private func rig(
    _ control: SegmentedControl, width: Double? = 300
  ) -> SceneRig<SegmentedControl> {
    SceneRig(control, size: width.map { Size($0, 32) })
  }

  @Test func `proportional widths follow the content`() {
    let control = proportional("A", "A longer one")
    let rig = rig(control)
    let needs = ["A", "A longer one"].map { measure.titleWidth($0) + 24 }
    let sum = needs.reduce(0, +)
    #expect(isClose(rig.state.segments.map(\.width), needs.map { $0 * 300 / sum }, within: 1e-6))
    #expect(self.rig(control, width: nil).control.frame.width == sum.rounded(.up))
  }

  @Test func `fixed widths apply or are scaled to fill, and the other segments share the rest`() {
    let control = SegmentedControl([Segment("A", width: 60), Segment("B"), Segment("C")])
    #expect(rig(control).state.segments.map(\.width) == [60, 120, 120])
    control.setWidth(90, forSegmentAt: 1)
    control.setWidth(150, forSegmentAt: 2)
    #expect(rig(control).state.segments.map(\.width) == [60, 90, 150])
    let full = SegmentedControl([Segment("A", width: 100), Segment("B", width: 300)])
    #expect(rig(full).state.segments.map(\.width) == [75, 225])
    #expect(rig(full, width: 800).state.segments.map(\.width) == [200, 600])
  }

  @Test func `presses, pill and separators use the same frames`() {
    let control = SegmentedControl(
      [Segment("A", width: 60), Segment("B", width: 90), Segment("C")], selection: 0)
    let rig = rig(control)
    for (x, index) in [(59.0, 0), (61, 1), (149, 1), (151, 2), (299, 2)] {
      rig.press(at: Point(x, 16))
      #expect((rig.state.pressedIndex ?? rig.state.pressedPillIndex) == index)
      rig.cancel()
    }
    #expect(rig.tap(at: Point(100, 16)).settled().state.pillRect == Rect(62, 2, 86, 28))
    control.select(nil, animated: false)
    let lines = Drawing(of: rig.shown()).aligned.filter { $0.rect.width == 1 }
    #expect(lines.map { rig.inControl($0.rect).midX } == [60, 150])
  }

  @Test func `a pill between segments of different widths moves linearly`() throws {
    let control = SegmentedControl(
      [Segment("A", width: 50), Segment("B", width: 50), Segment("C", width: 200)], selection: 0)
    let rig = rig(control)
    control.select(2, animated: true)
    let pill = try #require(rig.after(0.06).state.pillRect)
    #expect(isClose(pill.minX, 2 + 100 * 0.410971610, within: 1e-6))
    #expect(isClose(pill.width, 46 + 150 * 0.410971610, within: 1e-6))
  }

  @Test func `a new title moves a pill in flight with its segment`() throws {
    let control = proportional("A", "B", "C")
    let rig = rig(control)
    control.select(2, animated: true)
    rig.showFrame(after: 0.05)
    let offset = try #require(rig.state.pillRect).minX - rig.state.segmentFrame(at: 2).minX
    control.setTitle("Something longer", forSegmentAt: 0)
    let after = try #require(rig.shown().state.pillRect).minX - rig.state.segmentFrame(at: 2).minX
    #expect(isClose(offset, after, within: 1e-6))
    let segment = rig.settled().state.segmentFrame(at: 2)
    #expect(rig.state.pillRect == segment.inset(by: 2))
  }

  // spec: docs/spec/rendering.md#8/too-narrow
  @Test func `narrow segments reduce the padding to 6 pt, then the font to 11 pt`() {
    func titles(_ segmentWidth: Double) -> [Text] {
      let control = SegmentedControl(["Day", "Month"])
      return Drawing(of: rig(control, width: 2 * segmentWidth)).texts.map(\.text)
    }
    for padding in [24.0, 13] {
      let padded = titles(measure.titleWidth("Month") + padding)
      #expect(padded.map(\.font.size) == [13, 13])
      #expect(padded[1].maximumWidth == measure.titleWidth("Month"))
    }
    let small = titles(measure.titleWidth("Month", size: 12) + 12)
    #expect(small[0].font == small[1].font && (12..<13).contains(small[0].font.size))
    #expect(measure.titleWidth("Month", size: small[1].font.size) <= small[1].maximumWidth ?? 0)
    let least = titles(30)
    #expect(least.map(\.font.size) == [11, 11] && least.map(\.maximumWidth) == [18, 18])
  }

  @Test func `a truncated title has a help tag and is spoken in full`() throws {
    let control = SegmentedControl([Segment("Everything"), Segment("Something", helpTag: "A part")])
    let rig = rig(control, width: 80)
    #expect(control.helpTag(at: Point(20, 16))?.text == "Everything")
    #expect(control.helpTag(at: Point(60, 16))?.text == "Something: A part")
    let node = try #require(rig.scene.semantics(of: control))
    #expect(node.children.map(\.label) == ["Everything", "Something"])
    rig.controlFrame.size.width = 300
    rig.showFrame()
    #expect(control.helpTag(at: Point(20, 16)) == nil)
    #expect(control.helpTag(at: Point(280, 16))?.text == "A part")
  }

  @Test func `invalid segment widths and offsets are ignored`() {
    #expect(Segment("A", width: .infinity).width == 0 && Segment("A", width: -1).width == 0)
    var segment = Segment("A", width: 40)
    segment.width = .nan
    segment.contentOffset = Point(.infinity, 0)
    #expect(segment.width == 40 && segment.contentOffset == .zero)
    let control = SegmentedControl(["A", "B"])
    for width in [Double.nan, -1, .infinity] { #expect(!control.setWidth(width, forSegmentAt: 0)) }
    #expect(!control.setWidth(10, forSegmentAt: 2) && !control.setTitle("c", forSegmentAt: 2))
    #expect(!control.setTitle("c", forSegmentAt: -1) && control.titles == ["A", "B"])
    control.updateSegment(at: 0) { $0.width = .infinity }
    #expect(control.segments.map(\.width) == [0, 0])
  }

  private let titles = ["List", "Grid", "Map"]

  @Test(
    .spec(
      "segmented/segments/font", "segmented/segments/text-color-unselected",
      "segmented/segments/text-color-selected", "segmented/segments/horizontal-padding",
      "segmented-p23", "hig-p7"))
  func `titles are 13 pt Medium in the label color, centered, at least 12 pt from the edges`() {
    for (theme, color) in [(Theme.light, Color.black), (.dark, .white)] {
      let rig = SceneRig(SegmentedControl(titles, selection: 1), theme: theme)
      let texts = Drawing(of: rig).texts
      #expect(texts.map(\.text.string) == titles && texts.allSatisfy { $0.color == color })
      #expect(texts.allSatisfy { $0.text.font == Font(size: 13, weight: .medium) })
      for (index, entry) in texts.enumerated() {
        let middle = entry.origin.x + TextEngine().size(of: entry.text).width / 2
        let center = (Double(index) + 0.5) * 100 + rig.control.frameInScene.minX
        #expect(isClose(middle, center, within: 1e-9) && entry.text.maximumWidth == 76.0)
      }
    }
  }

  @Test(
    .spec("segmented/segments/segment-width", "segmented-p20", "segmented-p21", "hig-p2", "hig-p6"))
  func `segments are in one line without gaps, of equal widths that fit the widest title`() throws {
    let widest = try #require(titles.map { TextEngine().titleWidth($0) }.max())
    let control = SceneRig(SegmentedControl(titles, selection: 0), size: nil).control
    #expect(abs(control.frame.width - (widest + 24) * 3) <= 1 && control.frame.height == 32)
    let width = control.frame.width / 3
    for (index, frame) in (0..<3).map({ control.state.segmentFrame(at: $0) }).enumerated() {
      #expect(isClose([frame.minX, frame.width], [Double(index) * width, width]))
      #expect(frame.minY == 0 && frame.height == 32)
    }
  }

  @Test(.spec("segmented/animation/text-crossfade"))
  func `titles stay in place while the pill moves`() {
    let rig = SceneRig(SegmentedControl(titles, selection: 0))
    let before = Drawing(of: rig).texts.map(\.origin)
    rig.tap(at: Point(250, 16))
    for _ in 0..<20 {
      let drawing = Drawing(of: rig.after(1.0 / 60))
      #expect(drawing.texts.map(\.origin) == before)
      #expect(drawing.texts.allSatisfy { $0.color == .black })
    }
  }
}
