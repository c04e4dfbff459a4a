#if Desktop
import Controls

/// A text that is edited, with the offsets of assistive technologies, which count code points.
struct AccessibleText {
  /// A unit in which assistive technologies read.
  enum Unit {
    /// A grapheme cluster.
    case character
    /// A word with what separates it from the next one.
    case word
    case all
  }

  let facts: TextSemantics
  private let scalars: [Unicode.Scalar]
  /// The offsets of the code points in UTF-8 bytes, with that of the end.
  private let starts: [Int]

  init(_ facts: TextSemantics) {
    self.facts = facts
    scalars = Array(facts.text.unicodeScalars)
    var starts = [0]
    for scalar in scalars { starts.append(starts[starts.count - 1] + UTF8.width(scalar)) }
    self.starts = starts
  }

  var count: Int { scalars.count }

  subscript(offset: Int) -> Unicode.Scalar? {
    scalars.indices.contains(offset) ? scalars[offset] : nil
  }

  /// The text of a range, whose ends are clamped.
  func string(_ range: Range<Int>) -> String {
    String(String.UnicodeScalarView(scalars[range.clamped(to: 0..<count)]))
  }

  /// A range with ends that are clamped; an end of -1 is that of the text.
  func range(_ start: Int, _ end: Int) -> Range<Int> {
    let last = end == -1 ? count : min(max(end, 0), count)
    let first = min(max(start, 0), count)
    return min(first, last)..<max(first, last)
  }

  /// The empty range at an offset that is clamped; a negative one is the end.
  func caret(at offset: Int) -> Range<Int> {
    let place = offset < 0 ? count : min(offset, count)
    return place..<place
  }

  /// A range in UTF-8 bytes.
  func bytes(_ range: Range<Int>) -> Range<Int> {
    let range = range.clamped(to: 0..<count)
    return starts[range.lowerBound]..<starts[range.upperBound]
  }

  /// The code point at or before an offset in UTF-8 bytes.
  func character(at byte: Int) -> Int { (starts.firstIndex { $0 > byte } ?? starts.count) - 1 }

  var caret: Int { character(at: facts.selection.caret) }

  var selected: Range<Int> {
    let range = facts.selection.range
    return character(at: range.lowerBound)..<character(at: range.upperBound)
  }

  /// The unit around a character; empty at the end of the text.
  func range(at offset: Int, _ unit: Unit) -> Range<Int> {
    let line = facts.line
    let offset = min(max(offset, 0), count)
    if unit == .all { return 0..<count }
    if offset == count { return count..<count }
    let start = line.place(atOrBefore: starts[offset])
    if unit == .character { return character(at: start)..<character(at: line.place(after: start)) }
    var word = line.word(at: start)
    // Spaces belong to the word before them.
    if isWord(word), word.upperBound < line.length {
      let next = line.word(at: word.upperBound)
      if !isWord(next) { word = word.lowerBound..<next.upperBound }
    } else if !isWord(word) {
      word = line.wordStart(before: word.lowerBound)..<word.upperBound
    }
    return character(at: word.lowerBound)..<character(at: word.upperBound)
  }

  private func isWord(_ range: Range<Int>) -> Bool {
    facts.line.wordStart(before: range.upperBound) == range.lowerBound
  }

  /// Returns the characters that were removed from an earlier text and inserted at an offset.
  func change(from old: AccessibleText) -> (offset: Int, removed: String, inserted: String) {
    let least = min(count, old.count)
    let start = (0..<least).first { scalars[$0] != old.scalars[$0] } ?? least
    var end = 0
    while end < least - start,
      scalars[count - 1 - end] == old.scalars[old.count - 1 - end]
    { end += 1 }
    return (start, old.string(start..<(old.count - end)), string(start..<(count - end)))
  }
}
#endif
