internal import CX11

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

/// Notices that an input method does not answer, without waiting for it.
///
/// An input method may use a key without an answer, so that one lost key proves nothing.
struct AnswerWatch {
  /// The number of presses without an answer after which the input method counts as hung. chosen
  static let most = 3
  /// The time since the first of them, in seconds. spec: docs/spec/text-input.md#input-methods
  static let limit = 0.5

  private var count = 0
  private var start = Instant.zero

  /// Whether the input method counts as hung.
  private(set) var isHung = false
  /// Whether each press has been answered.
  var isAnswered: Bool { count == 0 }

  /// Notes a press for the input method; returns whether it counts as hung from now on.
  ///
  /// One whose answers may take as long as a word never counts as hung.
  mutating func press(at now: Instant, isAnsweredSoon: Bool) -> Bool {
    if isHung { return false }
    if count == 0 { start = now }
    count += 1
    isHung = isAnsweredSoon && count >= Self.most && now.seconds(since: start) >= Self.limit
    return isHung
  }

  mutating func answer() {
    count = 0
    isHung = false
  }
}

extension String {
  /// The text of an input method, whose encoding is UTF-8 or UTF-32; `nil` without characters.
  init?(composed text: XIMText) {
    if text.string.multi_byte == nil { return nil }
    let count = Int(text.length)
    if text.encoding_is_wchar != 0 {
      let characters = UnsafeBufferPointer(start: text.string.wide_char, count: count)
      let scalars = characters.map { Unicode.Scalar(UInt32(bitPattern: $0)) ?? "\u{FFFD}" }
      self.init(String.UnicodeScalarView(scalars))
    } else {
      self.init(cString: text.string.multi_byte)
    }
  }
}

extension Composition.Mark {
  static func all(of text: XIMText) -> [Self] {
    let all = UnsafeBufferPointer(start: text.feedback, count: Int(text.length))
    return text.feedback == nil ? [] : all.map { Self(feedback: Int(bitPattern: $0)) }
  }

  /// The attributes of a code point as Xlib gives them; without any, it is underlined.
  init(feedback: Int) {
    isHighlighted = feedback & (XIMReverse | XIMHighlight) != 0
    isUnderlined = !isHighlighted || feedback & XIMUnderline != 0
  }
}
