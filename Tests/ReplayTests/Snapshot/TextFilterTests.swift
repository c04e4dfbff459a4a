import Canvas
import Testing

@testable import Workbench
@testable import WorkbenchCommands
@testable import playground

@Suite struct `Text filter` {
  private func paint(with painter: any Painter) {
    let shape = RoundedRectangle(Rect(x: 0, y: 0, width: 7, height: 5), radius: 2)
    let outline = RoundedRectangle(Rect(x: 0, y: 0, width: 3, height: 5), radius: 2)
    let red = Color(hex: 0xFF0000)
    let shadow = Shadow(offset: Point(0, 1), blur: 6, color: .black)
    painter.fill(shape, color: red, within: outline)
    painter.fill(
      shape, color: red,
      casting: ShadowPair(
        soft: Shadow(offset: Point(0, 3), blur: 8, color: .black),
        contact: Shadow(offset: Point(0, 1), blur: 2, color: .black)))
    painter.strokeInside(shape, width: 0.5, color: red)
    painter.drawShadow(shadow, of: shape, within: outline)
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: Point(1, 1))
    painter.fill(path, at: Point(4, 0), color: red)
    painter.group(opacity: 0.25) {
      painter.fillAligned(Rect(x: 0, y: 0, width: 9, height: 1), color: red)
      painter.draw(Text("Wi-Fi", font: Font(size: 13)), at: .zero, color: red)
    }
  }

  @Test func `the filter removes text and nothing else`() {
    let (bare, textless) = (PaintSpy(), PaintSpy())
    paint(with: bare)
    let filter = TextFilter(textless)
    #expect(!filter.hasText)
    paint(with: filter)
    #expect(filter.hasText)
    #expect(bare.strokes.count == 11)
    // The soft shadow is below the contact shadow, and the shape above both.
    #expect(
      bare.strokes[1...3] == ["shadow 8.0 7.0 0.0", "shadow 2.0 7.0 0.0", "fill 7.0 0.0 1.0"])
    #expect(textless.strokes == bare.strokes.filter { $0 != "text Wi-Fi" })
  }

  @Test(arguments: [
    (["switch"], false), (["segmented", "--segments", "3"], false),
    (["segmented", "--segments", "2", "--symbols", "sun.min,moon"], false),
    (["segmented", "--segments", "2", "--help-tags", "One,Two"], false),
    (["segmented", "--segments", "One,Two"], true), (["gallery"], true),
  ])
  func `the filter reports whether a picture shows text`(arguments: [String], hasText: Bool) throws
  {
    var filter: TextFilter?
    _ = try SemanticsCommand<Playground>.parse(arguments).bytes(as: .png) { painter in
      let last = TextFilter(painter)
      filter = last
      return last
    }
    #expect(try #require(filter).hasText == hasText)
  }
}
