/// The changes of a text that can be undone and redone, word by word.
struct TextHistory: Hashable, Sendable {
  /// The kind of a change; changes of the same kind in a row are one change.
  enum Kind: Hashable, Sendable {
    case typing
    case deletingBackward
    case deletingForward
    /// Always a change of its own, such as pasting.
    case other
  }

  struct Change: Hashable, Sendable {
    var kind: Kind
    /// In UTF-8 bytes.
    var offset: Int
    var removed: String
    var inserted: String
    /// The selection before the change.
    var selection: TextSelection

    var removedRange: Range<Int> { offset..<offset + removed.utf8.count }
    var insertedRange: Range<Int> { offset..<offset + inserted.utf8.count }
    fileprivate var byteCount: Int { removed.utf8.count + inserted.utf8.count }

    /// Appends a change that continues this one; `false` if it begins another word.
    fileprivate mutating func append(_ next: Change) -> Bool {
      guard next.kind == kind else { return false }
      switch kind {
      case .typing:
        guard next.removed.isEmpty, next.offset == insertedRange.upperBound,
          !Change.beginsWord(next.inserted.first, after: inserted.last)
        else { return false }
        inserted += next.inserted
      case .deletingBackward:
        guard next.removedRange.upperBound == offset,
          !Change.beginsWord(next.removed.last, after: removed.first)
        else { return false }
        removed = next.removed + removed
        offset = next.offset
      case .deletingForward:
        guard next.offset == offset, !Change.beginsWord(next.removed.first, after: removed.last)
        else { return false }
        removed += next.removed
      case .other: return false
      }
      return true
    }

    private static func beginsWord(_ next: Character?, after last: Character?) -> Bool {
      last?.isWhitespace == true && next?.isWhitespace == false
    }
  }

  /// The most changes that are kept. chosen
  static let mostChanges = 200
  /// The most text that is kept, in bytes. chosen
  static let mostBytes = 1 << 20

  private var undone: [Change] = []
  private var done: [Change] = []
  /// Whether the next change may continue the last one.
  private var isOpen = false

  var canUndo: Bool { !done.isEmpty }
  var canRedo: Bool { !undone.isEmpty }

  mutating func add(_ change: Change) {
    undone = []
    if isOpen, !done.isEmpty, done[done.count - 1].append(change) { return }
    isOpen = true
    done.append(change)
    var bytes = done.reduce(0) { $0 + $1.byteCount }
    while done.count > Self.mostChanges || bytes > Self.mostBytes && done.count > 1 {
      bytes -= done.removeFirst().byteCount
    }
  }

  /// Makes the next change one of its own, because the caret has moved.
  mutating func close() { isOpen = false }

  mutating func undo() -> Change? {
    guard let change = done.popLast() else { return nil }
    undone.append(change)
    isOpen = false
    return change
  }

  mutating func redo() -> Change? {
    guard let change = undone.popLast() else { return nil }
    done.append(change)
    isOpen = false
    return change
  }
}
