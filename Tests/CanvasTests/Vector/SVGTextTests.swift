import Testing

@testable import Canvas

@Suite struct `SVG text` {
  @Test(
    arguments: [
      (0, 4, "0"), (-0.0, 4, "0"), (1, 4, "1"), (-3, 4, "-3"), (0.5, 4, "0.5"),
      (-0.25, 4, "-0.25"), (1.0 / 3, 4, "0.3333"), (2.0 / 3, 4, "0.6667"),
      (12.0001, 4, "12.0001"), (12.00001, 4, "12"), (-1e-9, 4, "0"), (0.99999, 4, "1"),
      (100.05, 4, "100.05"), (.nan, 4, "0"), (1e300, 4, "16777216"),
      (-Double.infinity, 4, "-16777216"), (1.23456, 3, "1.235"), (0.0005, 3, "0.001"),
      (0.0004, 3, "0"),
    ] as [(Double, Int, String)])
  func `numbers are written with up to four decimals`(value: Double, decimals: Int, text: String) {
    #expect(SVGText.number(value, decimals: decimals) == text)
    if decimals == 4 { #expect(SVGText.number(value) == text) }
  }

  @Test func `colors, paths and text are written for XML`() {
    #expect(Color(hex: 0x0A1BFC).hexText == "#0A1BFC")
    #expect(Color(red: 2, green: -1, blue: .nan).hexText == "#FF0000")
    #expect(SVGText.fill(Color(hex: 0x34C759)) == " fill=\"#34C759\"")
    #expect(SVGText.fill(Color(hex: 0, alpha: 0.15)) == " fill=\"#000000\" fill-opacity=\"0.15\"")
    #expect(SVGText.escaped("R&D <\"a\">") == "R&amp;D &lt;&quot;a&quot;&gt;")
    #expect(SVGText.escaped("a\nb\u{1}\u{FFFE}é😀") == "a b\u{FFFD}\u{FFFD}é😀")
    var path = Path()
    path.move(to: Point(1, -2))
    path.addLine(to: Point(-1.5, 0))
    path.addCubic(to: Point(5, 6), control1: Point(1, 2), control2: Point(-3, 4))
    path.close()
    #expect(SVGText.data(of: path) == "M1-2L-1.5 0C1 2-3 4 5 6Z")
  }
}

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

  @Test func `outlines have their text as a label, and spaces have none`() {
    let picture = VectorPicture(Size(80, 30)) { painter in
      painter.draw(Text("R&D", font: .body), at: Point(2, 3), color: .black)
    }
    let text = String(decoding: picture.svg(), as: UTF8.self)
    #expect(text.contains(#"<path transform="translate(2 3)" d="M"#))
    #expect(text.contains(##"Z" aria-label="R&amp;D" fill="#000000"/>"##))
    for blank in ["", " "] { #expect(line(blank).outline().elements.isEmpty) }
  }
}
