import Testing

@testable import Canvas

@Suite struct `Text wrapping` {
  private let engine = TextEngine()
  private let font = Font(size: 13)
  private let sentence = "A press grows the thumb, and a release shrinks it again."

  @Test(arguments: [40.0, 90, 150, 400], [1.0, 1.5, 2])
  func `every word is kept in lines that fit`(width: Double, scale: Double) {
    engine.scale = scale
    let lines = engine.lines(of: sentence, font: font, width: width)
    #expect(lines.joined(separator: " ") == sentence)
    for line in lines where line.contains(" ") {
      #expect(engine.size(of: Text(line, font: font)).width <= width + 1 / scale)
    }
    let whole = engine.size(of: Text(sentence, font: font)).width
    #expect(lines.count >= Int((whole / width).rounded(.up)))
    #expect((lines.count == 1) == (whole <= width))
  }

  @Test func `words are never broken, line breaks are spaces, and empty text has no lines`() {
    for (text, width, lines) in [
      ("segmented control", 1.0, ["segmented", "control"]), ("on\noff", 100, ["on off"]),
      ("", 100, []),
    ] {
      #expect(engine.lines(of: text, font: font, width: width) == lines)
    }
    // Text in languages without spaces breaks between characters.
    let text = String(repeating: "文", count: 12)
    let lines = engine.lines(of: text, font: font, width: 40)
    #expect(lines.count > 1 && lines.joined() == text)
  }
}
