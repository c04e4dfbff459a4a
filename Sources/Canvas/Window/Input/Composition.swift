/// Text that an input method composes, as it draws it.
///
/// Offsets count code points. Ranges and carets of the input method that are beyond the text are
/// clamped, because they come from another program.
struct Composition: Equatable {
  private(set) var scalars: [Unicode.Scalar] = []
  private(set) var caret = 0

  var text: String { String(String.UnicodeScalarView(scalars)) }
  var isEmpty: Bool { scalars.isEmpty }

  /// Replaces `length` code points from `first` on.
  mutating func draw(_ text: String, first: Int, length: Int, caret: Int) {
    let start = min(max(first, 0), scalars.count)
    let end = start + min(max(length, 0), scalars.count - start)
    scalars.replaceSubrange(start..<end, with: text.unicodeScalars)
    moveCaret(to: caret)
  }

  mutating func moveCaret(to place: Int) { caret = min(max(place, 0), scalars.count) }
}
