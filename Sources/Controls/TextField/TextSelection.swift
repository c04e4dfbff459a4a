/// The caret of a text and the selection up to it, as offsets in the UTF-8 bytes of the text.
public struct TextSelection: Hashable, Sendable {
  /// The end of the selection that stays where it is.
  public var anchor: Int
  /// The end of the selection that moves, where the caret is.
  public var caret: Int

  /// A caret without a selection.
  public init(caret: Int) { (anchor, self.caret) = (caret, caret) }

  /// A selection from an anchor to the caret.
  public init(anchor: Int, caret: Int) {
    (self.anchor, self.caret) = (anchor, caret)
  }

  /// The selected range; empty at the caret.
  public var range: Range<Int> { min(anchor, caret)..<max(anchor, caret) }

  /// Whether nothing is selected.
  public var isEmpty: Bool { anchor == caret }
}

extension String {
  /// The text in a range of UTF-8 bytes.
  func slice(_ range: Range<Int>) -> String {
    let start = utf8.index(startIndex, offsetBy: range.lowerBound)
    return String(decoding: utf8[start...].prefix(range.count), as: UTF8.self)
  }

  /// The text with other text in place of a range of UTF-8 bytes.
  func replacing(_ range: Range<Int>, with text: String) -> String {
    var bytes = Array(utf8)
    bytes.replaceSubrange(range, with: text.utf8)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether a range of UTF-8 bytes is in the text and divides no code point.
  func hasBoundaries(at range: Range<Int>) -> Bool {
    guard range.lowerBound >= 0, range.upperBound <= utf8.count else { return false }
    return [range.lowerBound, range.upperBound].allSatisfy { offset in
      offset == utf8.count || utf8[utf8.index(startIndex, offsetBy: offset)] & 0xC0 != 0x80
    }
  }

  /// Whether the texts have the same characters: canonically equivalent texts count as different.
  func isIdentical(to other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
