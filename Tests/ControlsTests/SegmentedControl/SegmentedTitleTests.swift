import Canvas
import Controls
import ControlsTesting
import SpecTrait
import Testing

@Suite struct `Segmented control: titles` {
  private let titles = ["List", "Grid", "Map"]

  @Test(
    .spec(
      "segmented/segments/font", "segmented/segments/text-color-unselected",
      "segmented/segments/text-color-selected", "hig-p7"))
  func `titles are 13 pt Medium in the label color, selected or not`() {
    for (theme, color) in [(Theme.light, Color.black), (.dark, .white)] {
      let texts = Drawing(of: SceneRig(SegmentedControl(titles, selection: 1), theme: theme)).texts
      #expect(texts.map(\.text.string) == titles)
      #expect(texts.allSatisfy { $0.text.font == Font(size: 13, weight: .medium) })
      #expect(texts.allSatisfy { $0.color == color })
    }
  }

  @Test(.spec("segmented/segments/horizontal-padding", "segmented-p23"))
  func `titles are centered in their segments, at least 12 pt from the edges`() {
    let rig = SceneRig(SegmentedControl(titles, selection: 1))
    let texts = Drawing(of: rig).texts
    let measure = TextEngine()
    for (index, entry) in texts.enumerated() {
      let size = measure.size(of: entry.text)
      let center = entry.origin.x + size.width / 2 - rig.control.frameInScene.minX
      #expect(abs(center - (Double(index) + 0.5) * 100) < 1e-9 && entry.text.maximumWidth == 76.0)
    }
  }

  @Test(
    .spec(
      "segmented/segments/segment-width", "segmented-p20", "segmented-p21", "hig-p2", "hig-p6"))
  func `segments are in one line without gaps, of equal widths that fit the widest title`() throws {
    let widest = try #require(
      titles.map { title in
        TextEngine().size(of: Text(title, font: Font(size: 13, weight: .medium))).width
      }.max())
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
      rig.showFrame(after: 1.0 / 60)
      let drawing = Drawing(of: rig)
      #expect(drawing.texts.map(\.origin) == before)
      #expect(drawing.texts.allSatisfy { $0.color == .black })
    }
  }
}
