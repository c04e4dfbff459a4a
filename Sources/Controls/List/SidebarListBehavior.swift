import Canvas

/// What a list of rows does: the row that is let go under the pointer is selected, and keys move the
/// selection. design: playground, New parts
///
/// Of rows that are commands none is selected: keys go through them, and Return or Space does what one
/// is for.
///
/// Places are counted from the list's top, whatever the direction of reading.
public struct SidebarListBehavior: ControlBehavior, Sendable {
  /// Nothing of a list moves.
  public var motion = MotionPreference.full

  /// The row that is selected; nil for none.
  public internal(set) var selection: Int?

  /// What choosing a row does.
  enum Purpose: Hashable, Sendable {
    case selection
    /// Something that the row is for, each time.
    case commands
  }

  var purpose = Purpose.selection

  /// The row of a command that the keyboard has come to.
  private var reachedRow = 0

  /// The row that the keyboard is at; nil for none.
  var keyboardRow: Int? { purpose == .commands ? reachedRow : selection }

  /// The row that is held, and would be selected if it were let go.
  public private(set) var pressedRow: Int?

  /// Where each row is, pt.
  var rows: [Rect] = []

  /// What each row begins with, for those who type it.
  var initials: [Character?] = []

  /// The row that was pressed, whether or not the pointer is still over it.
  private var heldRow: Int?

  /// So many rows, one of them or none selected.
  public init(count: Int, selection: Int?) {
    rows = Array(repeating: .zero, count: max(0, count))
    self.selection = selection
    select(selection)
  }

  public var isPressed: Bool { heldRow != nil }

  /// Selects a row that there is, or none.
  mutating func select(_ row: Int?) {
    selection = row.flatMap { rows.indices.contains($0) ? $0 : nil }
  }

  /// The row at a place; nil for none.
  func row(at point: Point) -> Int? {
    rows.firstIndex { $0.contains(point) }
  }

  public func accepts(pressAt point: Point, at time: Instant) -> Bool { row(at: point) != nil }

  public mutating func handle(
    _ event: ControlEvent, at time: Instant, actions: inout [ControlAction]
  ) {
    switch event {
    case .pointer(let event): handle(event, &actions)
    case .key(let event) where event.phase == .down: handle(event, &actions)
    case .key, .scroll: break
    case .cancel: (heldRow, pressedRow) = (nil, nil)
    }
  }

  public mutating func perform(
    _ action: SemanticsAction, at time: Instant, actions: inout [ControlAction]
  ) -> Bool {
    guard case .select(let row) = action, rows.indices.contains(row) else { return false }
    choose(row, &actions)
    return true
  }

  public func state(at time: Instant) -> Self { self }

  public func nextFrame(after time: Instant) -> NextFrame { .rest }

  private mutating func handle(_ event: PointerEvent, _ actions: inout [ControlAction]) {
    switch event.phase {
    case .pressed:
      heldRow = row(at: event.position)
      pressedRow = heldRow
    case .moved:
      pressedRow = row(at: event.position) == heldRow ? heldRow : nil
    case .released:
      let row = row(at: event.position)
      if let row, row == heldRow { choose(row, &actions) }
      (heldRow, pressedRow) = (nil, nil)
    case .left: break
    }
  }

  private mutating func handle(_ event: KeyEvent, _ actions: inout [ControlAction]) {
    switch event.key {
    case .enter, .space:
      if purpose == .commands, !event.isRepeat, rows.indices.contains(reachedRow) {
        choose(reachedRow, &actions)
      }
    default:
      guard let target = target(of: event.key) else { return }
      switch purpose {
      case .selection: choose(target, &actions)
      case .commands: reachedRow = target
      }
    }
  }

  /// The row that a key goes to; nil if it goes nowhere.
  func target(of key: Key) -> Int? {
    if rows.isEmpty { return nil }
    let last = rows.count - 1
    switch key {
    case .up: return keyboardRow.map { max($0 - 1, 0) } ?? last
    case .down: return keyboardRow.map { min($0 + 1, last) } ?? 0
    case .home: return 0
    case .end: return last
    case .character(let character): return next(beginningWith: character)
    default: return nil
    }
  }

  /// The next row after the keyboard's that begins with a letter, round and round.
  private func next(beginningWith character: Character) -> Int? {
    let start = keyboardRow.map { $0 + 1 } ?? 0
    return (0..<rows.count).map { (start + $0) % rows.count }.first {
      initials.indices.contains($0) && initials[$0] == character
    }
  }

  private mutating func choose(_ row: Int, _ actions: inout [ControlAction]) {
    if purpose == .commands {
      reachedRow = row
    } else if row == selection {
      return
    } else {
      selection = row
    }
    actions.append(.valueChanged(.index(row)))
  }
}
