import Testing

@testable import Canvas

@Suite struct `Recording painter` {
  let shape = RoundedRectangle(Rect(1, 2, 9, 8), radius: 3)
  let outline = RoundedRectangle(Rect(0, 0, 5, 5), radius: 1)
  let shadow = Shadow(offset: Point(0, 3), blur: 8, color: .black)
  let text = Text("Text", font: Font(size: 13))

  func drawEverything(with painter: any Painter) {
    painter.fill(shape, color: .black)
    painter.fill(shape, color: .white, within: outline)
    painter.strokeInside(shape, width: 0.5, color: .black)
    painter.drawShadow(shadow, of: shape)
    painter.drawShadow(shadow, of: shape, within: outline)
    painter.fill(outline.path, at: Point(4, 5), color: .white)
    painter.fillAligned(shape.rect, color: .black)
    painter.draw(text, at: Point(6, 7), color: .white)
    painter.fill(shape.rect, color: .white)
    painter.group(opacity: 0.3) {
      painter.fill(outline, color: .black)
      painter.group(opacity: 0.6) { painter.fill(shape, color: .white) }
    }
  }

  func everything(movedBy delta: Point = .zero) -> [DisplayList.Command] {
    let (shape, outline) = (shape.offset(by: delta), outline.offset(by: delta))
    let innermost = DisplayList([.fill(shape, .white, within: nil)])
    let group = DisplayList([.fill(outline, .black, within: nil), .group(opacity: 0.6, innermost)])
    return [
      .fill(shape, .black, within: nil), .fill(shape, .white, within: outline),
      .strokeInside(shape, width: 0.5, .black), .shadow(shadow, shape, within: nil),
      .shadow(shadow, shape, within: outline),
      .path(self.outline.path, at: Point(4, 5) + delta, .white), .aligned(shape.rect, .black),
      .text(text, at: Point(6, 7) + delta, .white),
      .fill(RoundedRectangle(shape.rect, radius: 0), .white, within: nil),
      .group(opacity: 0.3, group),
    ]
  }

  @Test func `commands are recorded in order, and an opaque group records only its content`() {
    let painter = RecordingPainter()
    #expect(painter.list.isEmpty)
    painter.group(opacity: 1) { drawEverything(with: painter) }
    drawEverything(with: painter)
    #expect(painter.list.commands == everything() + everything() && !painter.list.isEmpty)
  }

  @Test(arguments: [.zero, Point(3, -2)])
  func `a replay sends the same commands to another painter, moved by an offset`(delta: Point) {
    let (first, second) = (RecordingPainter(), RecordingPainter())
    drawEverything(with: first)
    first.list.replay(on: second, at: delta, text: TextEngine())
    #expect(second.list.commands == everything(movedBy: delta))
  }
}
