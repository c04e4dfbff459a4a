import Canvas

/// The logic of a list: a row is selected when it is released, and keys move the selection.
///
/// Command rows are not selected; keys move the focus and run them. Points are never mirrored.
/// spec: docs/spec/window.md#parts/sidebar-list
public struct SidebarListBehavior: InputHandling, Sendable {
  /// The selected row; `nil` for none.
  public internal(set) var selection: Int?

  enum Purpose: Hashable, Sendable {
    case selection
    case commands
  }

  var purpose = Purpose.selection

  private var reachedRow = 0

  var keyboardRow: Int? { purpose == .commands ? reachedRow : selection }
  /// The pressed row, if a release would choose it.
  public private(set) var pressedRow: Int?

  var rows: [Rect] = []

  var initials: [Character?] = []
  /// The pressed row, even if the pointer left it.
  private var heldRow: Int?

  /// A number of rows, with a selected row or none.
  public init(count: Int, selection: Int?) {
    rows = Array(repeating: .zero, count: max(0, count))
    self.selection = selection
    select(selection)
  }

  public var isPressed: Bool { heldRow != nil }
  var isPending: Bool { false }

  mutating func select(_ row: Int?) {
    selection = row.flatMap { rows.indices.contains($0) ? $0 : nil }
  }

  func row(at point: Point) -> Int? { rows.firstIndex { $0.contains(point) } }

  public func shouldBeginPress(at point: Point, time: Instant) -> Bool { row(at: point) != nil }

  public mutating func perform(
    _ action: SemanticsAction, at time: Instant, actions: inout [ControlAction]
  ) -> Bool {
    guard case .select(let row) = action, rows.indices.contains(row) else { return false }
    choose(row, &actions)
    return true
  }

  public func state(at time: Instant) -> Self { self }

  mutating func press(_ event: PointerEvent, _ time: Instant, _ actions: inout [ControlAction]) {
    heldRow = row(at: event.position)
    pressedRow = heldRow
  }

  mutating func move(to point: Point, _ time: Instant, _ actions: inout [ControlAction]) {
    pressedRow = row(at: point) == heldRow ? heldRow : nil
  }

  mutating func release(at point: Point, _ time: Instant, _ actions: inout [ControlAction]) {
    if let row = row(at: point), row == heldRow { choose(row, &actions) }
    cancel(time, &actions)
  }

  mutating func cancel(_ time: Instant, _ actions: inout [ControlAction]) {
    (heldRow, pressedRow) = (nil, nil)
  }

  mutating func keyDown(_ event: KeyEvent, _ time: Instant, _ actions: inout [ControlAction]) {
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
