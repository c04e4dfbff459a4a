import Canvas

@testable import Controls

/// A plain model of an edited text: characters with a caret, and copies of all of it for undoing.
///
/// It shares no code with the text field: positions are numbers of characters, and a word is what
/// has no spaces.
struct EditedText {
  struct Version {
    var characters: [Character] = []
    var anchor = 0
    var caret = 0
    var range: Range<Int> { min(anchor, caret)..<max(anchor, caret) }
  }

  enum Kind { case typing, backward, forward, other }

  private struct Step {
    var before: Version
    var after: Version
    var kind: Kind
  }

  private(set) var now = Version()
  private var done: [Step] = []
  private var undone: [Step] = []
  private var isOpen = false
  var text: String { String(now.characters) }

  /// A position in bytes of UTF-8.
  func offset(_ position: Int) -> Int {
    now.characters[..<position].reduce(0) { $0 + $1.utf8.count }
  }

  mutating func replace(_ range: Range<Int>, with text: String, _ kind: Kind) {
    let before = now
    let removed = now.characters[range]
    now.characters.replaceSubrange(range, with: text)
    now.caret = range.lowerBound + text.count
    now.anchor = now.caret
    if Array(removed) == Array(text) { return }
    undone = []
    if isOpen, let last = done.last, last.kind == kind, kind != .other,
      last.after.caret == before.caret, !(kind == .typing && !removed.isEmpty),
      !beginsWord(Array(text), Array(removed), last)
    {
      done[done.count - 1].after = now
    } else {
      done.append(Step(before: before, after: now, kind: kind))
      if done.count > 200 { done.removeFirst() }
    }
    isOpen = true
  }

  private func beginsWord(_ new: [Character], _ removed: [Character], _ last: Step) -> Bool {
    let (next, old): (Character?, Character?) =
      switch last.kind {
      case .typing: (new.first, last.after.characters[..<last.after.caret].last)
      case .backward: (removed.last, last.before.characters[last.after.caret...].first)
      case .forward:
        (
          removed.first,
          last.before.characters[
            ..<(last.before.characters.count - last.after.characters.count + last.after.caret)
          ].last
        )
      case .other: (nil, nil)
      }
    return next.map { $0 != " " } == true && old == " "
  }

  mutating func select(_ anchor: Int, _ caret: Int) {
    (now.anchor, now.caret) = (anchor, caret)
    isOpen = false
  }

  mutating func undo() {
    guard let step = done.popLast() else { return }
    undone.append(step)
    now = step.before
    isOpen = false
  }

  mutating func redo() {
    guard let step = undone.popLast() else { return }
    done.append(step)
    now = step.after
    isOpen = false
  }

  // MARK: Words

  func wordEnd(after position: Int) -> Int {
    var end = position
    while end < now.characters.count, now.characters[end] == " " { end += 1 }
    while end < now.characters.count, now.characters[end] != " " { end += 1 }
    return end
  }

  func wordStart(before position: Int) -> Int {
    var start = position
    while start > 0, now.characters[start - 1] == " " { start -= 1 }
    while start > 0, now.characters[start - 1] != " " { start -= 1 }
    return start
  }

  /// The characters around one that are spaces like it, or not like it.
  func run(at position: Int) -> Range<Int> {
    if now.characters.isEmpty { return 0..<0 }
    let index = min(position, now.characters.count - 1)
    let isSpace = now.characters[index] == " "
    var (start, end) = (index, index)
    while start > 0, (now.characters[start - 1] == " ") == isSpace { start -= 1 }
    while end < now.characters.count, (now.characters[end] == " ") == isSpace { end += 1 }
    return start..<end
  }
}
