import Canvas
import Controls

/// A list whose rows are hovered, chosen and walked through with keys.
class RowList: Control {
  var rowCount: Int { 0 }

  func row(at point: Point) -> Int? { nil }

  /// The frame of a row after the last layout, in points of the list.
  func frame(ofRow row: Int) -> Rect { .zero }

  func choose(_ row: Int) {}

  func hoverChanged(from old: Int?) {}

  func currentRowChanged() {}

  func row(ofPart index: Int) -> Int? { (0..<rowCount).contains(index) ? index : nil }

  final var hoveredRow: Int? {
    didSet { if hoveredRow != oldValue { hoverChanged(from: oldValue) } }
  }

  var currentRow: Int? { didSet { if currentRow != oldValue { currentRowChanged() } } }

  private var pressedRow: Int?

  final func forgetMissingRows() {
    if let row = hoveredRow, row >= rowCount { hoveredRow = nil }
    if let row = pressedRow, row >= rowCount { pressedRow = nil }
  }

  override func cursor(at point: Point) -> Cursor? {
    cursor ?? (row(at: point) != nil ? .pointingHand : nil)
  }

  override func pointerHovered(_ event: PointerEvent) { hoveredRow = row(at: event.position) }
  override func pointerExited(_ event: PointerEvent) { hoveredRow = nil }

  override func pointerPressed(_ event: PointerEvent) -> Bool {
    pressedRow = row(at: event.position)
    return pressedRow != nil
  }

  override func pointerReleased(_ event: PointerEvent) {
    if let pressedRow, row(at: event.position) == pressedRow { choose(pressedRow) }
    pressedRow = nil
  }

  override func interactionCanceled(time: Instant) { pressedRow = nil }

  override func keyPressed(_ event: KeyEvent) -> Bool {
    let last = rowCount - 1
    guard last >= 0 else { return false }
    switch event.key {
    case .up: go(to: currentRow.map { max($0 - 1, 0) } ?? last)
    case .down: go(to: currentRow.map { min($0 + 1, last) } ?? 0)
    case .home: go(to: 0)
    case .end: go(to: last)
    case .pageUp: go(to: row(pagesDown: -1))
    case .pageDown: go(to: row(pagesDown: 1))
    case .space, .enter:
      guard let currentRow else { return false }
      if !event.isRepeat { choose(currentRow) }
    default: return false
    }
    return true
  }

  private var scrollView: ScrollView? { firstUpwards { $0 as? ScrollView } }

  /// The row that is about the visible height away from the current one.
  private func row(pagesDown pages: Double) -> Int {
    let height = scrollView?.frame.height ?? frame.height
    let y = frame(ofRow: currentRow ?? 0).midY + pages * height
    func distance(_ row: Int) -> Double { abs(frame(ofRow: row).midY - y) }
    return (0..<rowCount).min { distance($0) < distance($1) } ?? 0
  }

  /// Makes a row the current one, and scrolls to it.
  private func go(to row: Int) {
    currentRow = row
    // A row that the key before has added has a frame, too.
    scene?.layOutIfNeeded()
    scrollView?.reveal(frame(ofRow: row), of: self)
  }

  override func perform(_ action: SemanticsAction) -> Bool {
    guard case .select(let part) = action else { return super.perform(action) }
    guard let row = row(ofPart: part) else { return false }
    choose(row)
    return true
  }

  override func perform(_ action: SemanticsAction, onPart index: Int) -> Bool {
    guard super.perform(action, onPart: index) else { return false }
    if action == .focus, let row = row(ofPart: index) { go(to: row) }
    return true
  }
}

/// A list of rows of one height.
class EqualRowList: RowList {
  /// In points; `rowHeight` is grown for larger text.
  private let usualHeight: Double
  private var rowHeight: Double

  init(label: String, rowHeight: Double) {
    (usualHeight, self.rowHeight) = (rowHeight, rowHeight)
    super.init(label: label)
  }

  override final func frame(ofRow row: Int) -> Rect {
    Rect(x: 0, y: Double(row) * rowHeight, width: frame.width, height: rowHeight)
  }

  override final func row(at point: Point) -> Int? {
    let row = point.y / rowHeight
    let isInside = (0..<Double(rowCount)).contains(row) && (0..<frame.width).contains(point.x)
    return isInside ? Int(row) : nil
  }

  override final func measure(_ available: Size, in context: LayoutContext) -> Size {
    Size(available.width, Double(rowCount) * usualHeight * context.growth)
  }

  override final func stretches(along axis: Axis) -> Bool { axis == .horizontal }

  override final func layout(in context: LayoutContext) { rowHeight = usualHeight * context.growth }
}
