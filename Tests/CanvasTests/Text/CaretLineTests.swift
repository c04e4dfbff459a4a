import Testing

@testable import Canvas

@Suite struct `Caret lines` {
  let engine = TextEngine()

  private func line(_ string: String) -> CaretLine {
    engine.scale = 2
    return engine.caretLine(of: Text(string, font: Font(size: 15)))
  }

  /// The places from the left end to the right one, as the arrow keys reach them.
  private func walk(_ line: CaretLine) -> [Int] {
    var places = [line.place(nearestTo: -1)]
    while let last = places.last, line.place(rightOf: last) != last, places.count < 100 {
      places.append(line.place(rightOf: last))
    }
    return places
  }

  static let walks: [(string: String, places: [Int])] = [
    ("", [0]), ("ab", [0, 1, 2]), ("שלום", [8, 6, 4, 2, 0]),
    ("abc שלום def", [0, 1, 2, 3, 4, 10, 8, 6, 12, 13, 14, 15, 16]),
    ("שלום abc", [12, 10, 11, 9, 8, 6, 4, 2, 0]),
    ("abc אב12גד", [0, 1, 2, 3, 4, 12, 8, 9, 10, 6, 14]),
  ]

  @Test(arguments: walks)
  func `the caret moves in the order of the glyphs`(string: String, places: [Int]) {
    let line = line(string)
    let walked = walk(line)
    #expect(walked == places)
    for (left, right) in zip(walked, walked.dropFirst()) {
      #expect(line.place(leftOf: right) == left && line.x(of: left) <= line.x(of: right))
    }
    #expect(line.place(leftOf: walked[0]) == walked[0])
    #expect(line.isRightToLeft == string.hasPrefix("ש"))
  }

  @Test(arguments: ["", "Appearance", "fi ffi", "abc שלום def", "שלום", "🇩🇪👨‍👩‍👧é"])
  func `a line is as wide as it is drawn, and places are found where they are`(string: String) {
    let line = line(string)
    let size = engine.size(of: Text(string, font: Font(size: 15)))
    #expect(line.width <= size.width && line.width > size.width - 1)
    #expect(line.length == string.utf8.count)
    let spans = line.spans(of: 0..<line.length)
    #expect(spans.count == (string.isEmpty ? 0 : 1))
    #expect(spans.allSatisfy { $0.lowerBound == 0 && abs($0.upperBound - line.width) < 1e-6 })
    // Between both directions, two places are at the same distance.
    if string.contains(" ש") { return }
    for place in walk(line) { #expect(line.place(nearestTo: line.x(of: place)) == place) }
  }

  @Test func `a range over both directions has parts, and words end at a letter`() {
    let line = line("abc שלום def")
    // From the b into the second letter of the word at the right of it.
    let spans = line.spans(of: 1..<6)
    #expect(spans.count == 2)
    #expect(spans.first?.lowerBound == line.x(of: 1) && spans.first?.upperBound == line.x(of: 4))
    #expect(spans.last.map { $0.lowerBound > line.x(of: 10) } == true)
    let words = self.line("two  words, ok")
    #expect(words.wordEnd(after: 0) == 3 && words.wordEnd(after: 3) == 10)
    #expect(words.wordEnd(after: 14) == 14 && words.wordStart(before: 0) == 0)
    #expect(words.wordStart(before: 14) == 12 && words.wordStart(before: 7) == 5)
    #expect(
      words.word(at: 1) == 0..<3 && words.word(at: 3) == 3..<5 && words.word(at: 13) == 12..<14)
  }

  /// A mark of Arabic and Thai is deleted alone, an accent with its letter.
  @Test(arguments: [("e\u{301}", 0), ("بِ", 2), ("ที่", 6), ("👨‍👩‍👧", 0), ("한", 0)])
  func `Backspace deletes what the script calls a letter`(string: String, start: Int) {
    let line = line(string)
    #expect(line.deletionStart(before: line.length) == start)
    #expect(line.place(before: line.length) == 0 && line.place(after: 0) == line.length)
  }

  @Test func `offsets in a cluster count as places, and without an engine each character`() {
    let line = line("éa")
    #expect(line.place(atOrBefore: 1) == 0 && line.place(atOrBefore: 99) == 3)
    #expect(line.place(atOrBefore: -5) == 0 && line.place(nearestTo: 1e9) == 3)
    #expect(CaretLine().word(at: 4) == 0..<0 && CaretLine().place(nearestTo: 3) == 0)
    let plain = CaretLine("a é bc") { _ in 6 }
    #expect(plain.width == 36 && plain.length == 7 && plain.x(of: 5) == 24)
    #expect(plain.place(after: 2) == 4 && plain.place(nearestTo: 14) == 2)
    #expect(plain.wordEnd(after: 0) == 1 && plain.wordStart(before: 7) == 5)
    #expect(plain.wordEnd(after: 1) == 4 && plain.word(at: 1) == 1..<2)
  }
}
