/// Text that an input method composes, as it draws it.
///
/// Offsets count code points. Ranges and carets of the input method that are beyond the text are
/// clamped, because they come from another program.
struct Composition: Equatable {
  /// The attributes of a code point.
  struct Mark: Equatable {
    var isUnderlined = true
    var isHighlighted = false
  }

  private(set) var scalars: [Unicode.Scalar] = []
  /// One for each code point.
  private var marks: [Mark] = []
  private(set) var caret = 0
  var isEmpty: Bool { scalars.isEmpty }

  var preedit: Preedit {
    Preedit(
      String(String.UnicodeScalarView(scalars)), caret: caret,
      underlined: marks.indices { $0.isUnderlined }, highlighted: marks.indices { $0.isHighlighted }
    )
  }

  /// Replaces `length` code points from `first` on, or only marks them anew if `text` is `nil`.
  ///
  /// - Parameter newMarks: The marks of the first code points; further ones are underlined.
  mutating func draw(
    _ text: String?, _ newMarks: [Mark] = [], first: Int, length: Int, caret: Int
  ) {
    let start = min(max(first, 0), scalars.count)
    let end = start + min(max(length, 0), scalars.count - start)
    let drawn = text.map { Array($0.unicodeScalars) } ?? Array(scalars[start..<end])
    scalars.replaceSubrange(start..<end, with: drawn)
    let rest = max(0, drawn.count - newMarks.count)
    marks.replaceSubrange(
      start..<end, with: newMarks.prefix(drawn.count) + Array(repeating: Mark(), count: rest))
    moveCaret(to: caret)
  }

  mutating func moveCaret(to place: Int) { caret = min(max(place, 0), scalars.count) }
}
