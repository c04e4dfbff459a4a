import Canvas

/// A text with all places in it: those of the caret, of the selection, of text that is composed,
/// and of a selection by the pointer.
///
/// Places are offsets in the UTF-8 bytes of the text, within it and between two code points. Only
/// this type can set them, together with the text, so none belongs to a text of before.
struct EditedText: Hashable, Sendable {
  /// Text that an input method composes, at the caret and not part of the text yet.
  struct ComposedText: Hashable, Sendable {
    var text: String
    var caret: Int
    var underlined: [Range<Int>]
    var highlighted: [Range<Int>]
  }

  /// There is no selection where text is composed.
  private enum Place: Hashable {
    case selection(TextSelection)
    case composing(ComposedText, at: Int)
  }

  private(set) var text = ""
  private var place = Place.selection(TextSelection(caret: 0))
  /// A selection with the pointer; a change of ``shown`` ends it.
  var drag: TextFieldBehavior.Drag?
  /// The places of the caret in ``shown``.
  private(set) var line = CaretLine()
  /// Whether ``shown`` has changed since the last ``setLine(_:)``.
  private(set) var needsLine = false

  /// The caret and the selection; the caret at which text is composed.
  var selection: TextSelection {
    switch place {
    case .selection(let selection): selection
    case .composing(_, let offset): TextSelection(caret: offset)
    }
  }

  var composed: ComposedText? {
    if case .composing(let composed, _) = place { composed } else { nil }
  }

  /// The text with what is being composed.
  var shown: String {
    switch place {
    case .selection: text
    case .composing(let composed, let offset):
      text.replacing(offset..<offset, with: composed.text)
    }
  }

  // MARK: Changes

  /// Puts text in place of a range, and the caret after it; what is being composed is dropped.
  mutating func replace(_ range: Range<Int>, with inserted: String) {
    let range = clamped(range)
    text = text.replacing(range, with: inserted)
    place = .selection(TextSelection(caret: range.lowerBound + inserted.utf8.count))
    shownChanged()
  }

  /// Shows text that is being composed at the caret; `nil` ends that.
  mutating func compose(_ composed: ComposedText?) {
    let caret = selection.caret
    place = composed.map { .composing($0, at: caret) } ?? .selection(TextSelection(caret: caret))
    shownChanged()
  }

  /// Selects; ends that are not between two grapheme clusters move to the one before.
  ///
  /// Text that is being composed is dropped.
  mutating func select(_ wanted: TextSelection) {
    if composed != nil { compose(nil) }
    place = .selection(
      TextSelection(anchor: boundary(wanted.anchor), caret: boundary(wanted.caret)))
  }

  /// Takes over the places of the caret in ``shown``.
  mutating func setLine(_ line: CaretLine) {
    self.line = line
    needsLine = false
    guard case .selection(let selection) = place else { return }
    // A typed character may have joined the next one to a cluster.
    func end(_ offset: Int) -> Int {
      let end = line.place(atOrBefore: offset)
      return clamped(end == offset ? end : line.place(after: offset))
    }
    place = .selection(
      TextSelection(anchor: end(selection.anchor), caret: end(selection.caret)))
  }

  private mutating func shownChanged() {
    drag = nil
    needsLine = true
  }

  // MARK: Places

  /// The part of a range that is in the text, without parts of code points.
  func clamped(_ range: Range<Int>) -> Range<Int> {
    clamped(range.lowerBound)..<clamped(range.upperBound)
  }

  private func clamped(_ offset: Int) -> Int {
    var offset = min(max(offset, 0), text.utf8.count)
    while !text.hasBoundaries(at: offset..<offset) { offset -= 1 }
    return offset
  }

  /// The new line moves ends that are within a cluster.
  private func boundary(_ offset: Int) -> Int {
    clamped(needsLine ? offset : line.place(atOrBefore: offset))
  }
}
