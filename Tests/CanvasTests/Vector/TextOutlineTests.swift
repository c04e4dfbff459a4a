import Testing

@testable import Canvas

@Suite struct `Text outlines` {
  private let text = TextEngine()

  private func line(_ string: String, scale: Double = 1) -> TextLine {
    text.line(for: Text(string, font: Font(size: 17)), scale: scale)
  }

  /// The outlines have the area of the painted pixels.
  @Test(arguments: ["Hamburgefonstiv", "illi", "אבג", "8"])
  func `outlines cover the painted pixels`(string: String) throws {
    let line = line(string, scale: 4)
    let size = Size(Double(line.width) / 4 + 2, Double(line.height) / 4 + 2)
    let bitmap = try Bitmap(size, scale: 4, format: .transparent, text: text) { painter in
      painter.draw(Text(string, font: Font(size: 17)), at: Point(1, 1), color: .black)
    }
    var painted = 0.0
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width { painted += Double(bitmap[x, y]?.alpha ?? 0) / 255 }
    }
    let outlined = abs(line.outline().signedArea)
    #expect(painted > 50)
    #expect(abs(outlined - painted) < 0.03 * painted, "\(outlined) for \(painted)")
    let bounds = line.outline().controlBounds
    let most = line.paintBounds
    #expect(bounds.minX >= Double(most.minX) && bounds.maxX <= Double(most.maxX))
    #expect(bounds.minY >= Double(most.minY) && bounds.maxY <= Double(most.maxY))
  }

  @Test func `empty text and spaces have no outline`() {
    for text in ["", " "] { #expect(line(text).outline().elements.isEmpty) }
  }

  @Test func `outlines have their text as an accessibility label`() {
    let picture = VectorPicture(Size(80, 30)) { painter in
      painter.draw(Text("R&D", font: .body), at: Point(2, 3), color: .black)
    }
    let text = String(decoding: picture.svg(), as: UTF8.self)
    #expect(text.contains(#"<path transform="translate(2 3)" d="M"#))
    #expect(text.contains(##"Z" aria-label="R&amp;D" fill="#000000"/>"##))
  }
}
