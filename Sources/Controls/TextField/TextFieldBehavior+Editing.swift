import Canvas

extension TextFieldBehavior {
  /// The text that a field accepts: spaces for line breaks and tabs, no control characters.
  /// spec: docs/spec/text-input.md#behavior/pasted-line-breaks-control
  static func accepted(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var wasReturn = false
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0A where wasReturn: break
      case 0x09...0x0D, 0x85, 0x2028, 0x2029: result.append(" ")
      case 0..<0x20, 0x7F...0x9F: break
      default: result.append(scalar)
      }
      wasReturn = scalar.value == 0x0D
    }
    return String(result)
  }

  /// The longest beginning of a text of whole grapheme clusters, and whether that is not all.
  static func cut(_ text: String, to byteCount: Int) -> (text: String, isCut: Bool) {
    if text.utf8.count <= byteCount { return (text, false) }
    var end = text.startIndex
    var count = 0
    for character in text {
      count += character.utf8.count
      if count > byteCount { break }
      end = text.index(after: end)
    }
    return (String(text[..<end]), true)
  }

  /// Puts text in place of a range, and the caret after it.
  mutating func replace(
    _ range: Range<Int>, with inserted: String, _ kind: TextHistory.Kind, _ time: Instant,
    _ actions: inout [ControlAction]
  ) {
    let range = edited.clamped(range)
    let room = Self.longestText - (text.utf8.count - range.count)
    let (accepted, isCut) = Self.cut(Self.accepted(inserted), to: max(0, room))
    wasCut = isCut
    let removed = text.slice(range)
    lastChange = time
    let selection = selection
    edited.replace(range, with: accepted)
    if removed.isIdentical(to: accepted) { return }
    history.add(
      TextHistory.Change(
        kind: kind, offset: range.lowerBound, removed: removed, inserted: accepted,
        selection: selection))
    reportText(&actions)
  }

  private mutating func reportText(_ actions: inout [ControlAction]) {
    if !hasBegun {
      hasBegun = true
      actions.append(.editingBegan)
    }
    if reportsText { actions.append(.valueChanged(.text(text))) }
  }

  mutating func endEditing(_ actions: inout [ControlAction]) {
    if !hasBegun { return }
    hasBegun = false
    actions.append(.editingEnded)
  }

  // MARK: Commands

  /// Whether a command would do something, so that its key is used.
  func canRun(_ command: TextCommand) -> Bool {
    switch command {
    case .copy, .cut: !selection.isEmpty
    case .undo: history.canUndo || preedit != nil
    case .redo: history.canRedo
    default: true
    }
  }

  mutating func run(_ command: TextCommand, _ time: Instant, _ actions: inout [ControlAction]) {
    if command == .cancel { return cancelEditing(time, &actions) }
    commitPreedit(time, &actions)
    lastChange = time
    wasCut = false
    switch command {
    case .insert(let text): replace(selection.range, with: text, .typing, time, &actions)
    case .move(let motion, let extends): move(motion, extends: extends)
    case .deleteBackward(let word):
      let start =
        word ? line.wordStart(before: selection.caret) : line.deletionStart(before: selection.caret)
      delete(to: start, .deletingBackward, time, &actions)
    case .deleteForward(let word):
      let end = word ? line.wordEnd(after: selection.caret) : line.place(after: selection.caret)
      delete(to: end, .deletingForward, time, &actions)
    case .cut: replace(selection.range, with: "", .other, time, &actions)
    case .selectAll: select(anchor: 0, caret: text.utf8.count)
    case .undo:
      guard let change = history.undo() else { return }
      edited.replace(change.insertedRange, with: change.removed)
      edited.select(change.selection)
      reportText(&actions)
    case .redo:
      guard let change = history.redo() else { return }
      edited.replace(change.removedRange, with: change.inserted)
      reportText(&actions)
    case .submit:
      originalText = text
      endEditing(&actions)
      actions.append(.triggered(nil))
    case .copy, .paste, .cancel: break
    }
  }

  private mutating func delete(
    to end: Int, _ kind: TextHistory.Kind, _ time: Instant, _ actions: inout [ControlAction]
  ) {
    if selection.isEmpty {
      let range = TextSelection(anchor: selection.caret, caret: end).range
      replace(range, with: "", kind, time, &actions)
    } else {
      replace(selection.range, with: "", .other, time, &actions)
    }
  }

  private mutating func move(_ motion: TextCommand.Motion, extends: Bool) {
    var caret = selection.caret
    let isLeft = motion == .left || motion == .wordLeft
    if !extends, !selection.isEmpty, motion == .left || motion == .right {
      // To the end of the selection that is seen there.
      let ends = [selection.anchor, selection.caret].sorted { line.x(of: $0) < line.x(of: $1) }
      caret = isLeft ? ends[0] : ends[1]
    } else {
      caret =
        switch motion {
        case .left: line.place(leftOf: caret)
        case .right: line.place(rightOf: caret)
        case .start: 0
        case .end: line.length
        case .wordLeft, .wordRight:
          isLeft == line.isRightToLeft ? line.wordEnd(after: caret) : line.wordStart(before: caret)
        }
    }
    select(anchor: extends ? selection.anchor : caret, caret: caret)
  }

  /// Whether Escape would change the text.
  var isEdited: Bool { preedit != nil || !text.isIdentical(to: originalText) }

  /// Gives back the text of before the editing.
  private mutating func cancelEditing(_ time: Instant, _ actions: inout [ControlAction]) {
    if preedit != nil { edited.compose(nil) }
    lastChange = time
    history = TextHistory()
    if !text.isIdentical(to: originalText) {
      edited.replace(0..<text.utf8.count, with: originalText)
      reportText(&actions)
    }
    endEditing(&actions)
  }

  // MARK: Text and focus

  /// Inserts text that was pasted, or composed by an input method, in place of the selection.
  mutating func insert(_ inserted: String, _ time: Instant, _ actions: inout [ControlAction]) {
    replace(selection.range, with: inserted, .other, time, &actions)
  }

  /// Shows text that is being composed at the caret; an empty one ends that.
  mutating func setPreedit(_ new: Preedit, _ time: Instant, _ actions: inout [ControlAction]) {
    // An input method also says that it has ended what a press has committed.
    if new.text.isEmpty, preedit == nil { return }
    if !new.text.isEmpty, !selection.isEmpty {
      replace(selection.range, with: "", .other, time, &actions)
    }
    // A commit cuts nothing then, so that the shown text stays the same.
    let room = Self.longestText - self.text.utf8.count
    let (text, isCut) = Self.cut(Self.accepted(new.text), to: room)
    wasCut = isCut
    // The count of accepted bytes before a code point.
    func place(_ offset: Int) -> Int {
      let before = new.text.unicodeScalars.prefix(offset)
      let count = Self.accepted(String(String.UnicodeScalarView(before))).utf8.count
      return min(count, text.utf8.count)
    }
    func places(_ ranges: RangeSet<Int>) -> [Range<Int>] {
      ranges.ranges.map { place($0.lowerBound)..<place($0.upperBound) }
    }
    edited.compose(
      text.isEmpty
        ? nil
        : EditedText.ComposedText(
          text: text, caret: place(new.caret), underlined: places(new.underlined),
          highlighted: places(new.highlighted)))
    lastChange = time
  }

  /// Makes what is being composed part of the text.
  ///
  /// The shown text stays the same, so that the places of the caret stay valid.
  mutating func commitPreedit(_ time: Instant, _ actions: inout [ControlAction]) {
    guard let composed = preedit else { return }
    replace(selection.range, with: composed.text, .other, time, &actions)
  }

  mutating func gainFocus(selectsAll: Bool, _ time: Instant) {
    isFocused = true
    lastChange = time
    originalText = text
    if selectsAll { select(anchor: 0, caret: text.utf8.count) }
  }

  mutating func loseFocus(_ time: Instant, _ actions: inout [ControlAction]) {
    commitPreedit(time, &actions)
    isFocused = false
    drag = nil
    history = TextHistory()
    edited.select(TextSelection(caret: selection.caret))
    endEditing(&actions)
    showCaret()
  }
}
