import Canvas

/// The logic of a menu. spec: docs/spec/window.md#parts/menu
///
/// The pointer or keys highlight a row, and a release chooses it. A press from before the menu was
/// open chooses only a row that it was dragged to.
struct MenuBehavior: InputHandling, Sendable {
  let rows: [MenuRow]
  let metrics: MenuMetrics

  var growth = 1.0 { didSet { if growth != oldValue { offset = min(offset, maximumOffset) } } }

  private var grown: MenuMetrics { metrics.grown(by: growth) }

  private(set) var highlighted: Int?
  /// The scroll offset, in points.
  private(set) var offset = 0.0

  /// The visible height, in points; smaller than the content in a low window.
  var viewHeight = 0.0 { didSet { offset = min(offset, maximumOffset) } }

  var width = 0.0

  private struct Hold: Hashable, Sendable {
    var start: Point
    var startTime: Instant
    /// Whether a release chooses: the press began in the menu, or was dragged.
    var counts: Bool
  }

  private var hold: Hold?

  init(rows: [MenuRow], metrics: MenuMetrics) {
    (self.rows, self.metrics) = (rows, metrics)
  }

  var isPressed: Bool { hold != nil }
  var isPending: Bool { false }

  // MARK: Places

  private var maximumOffset: Double { max(grown.height(of: rows) - viewHeight, 0) }

  /// The frame of a row, in points of the menu.
  func frame(of index: Int) -> Rect {
    let grown = grown
    return Rect(
      x: metrics.padding, y: grown.height(of: rows[..<index]) - metrics.padding - offset,
      width: max(0, width - 2 * metrics.padding), height: grown.height(of: rows[index]))
  }

  private func row(at point: Point) -> Int? {
    guard point.y >= 0, point.y < viewHeight else { return nil }
    return rows.indices.first { rows[$0].isEnabled && frame(of: $0).contains(point) }
  }

  // MARK: Highlight

  /// Highlights the row at a point; `nil` when the pointer left.
  mutating func point(at place: Point?) { highlighted = place.flatMap { row(at: $0) } }

  mutating func highlightFirst() {
    highlight(
      rows.firstIndex { $0.isOn == true && $0.isEnabled } ?? rows.firstIndex(where: \.isEnabled))
  }

  private mutating func highlight(_ row: Int?) {
    guard let row else { return }
    highlighted = row
    let place = frame(of: row)
    let edge = metrics.padding + (maximumOffset > 0 ? metrics.arrowHeight : 0)
    if place.minY < edge {
      scroll(by: place.minY - edge)
    } else if place.maxY > viewHeight - edge {
      scroll(by: place.maxY - viewHeight + edge)
    }
  }

  private mutating func scroll(by distance: Double) {
    offset = min(max(offset + distance, 0), maximumOffset)
  }

  mutating func takeOver(pressAt point: Point, at time: Instant) {
    hold = Hold(start: point, startTime: time, counts: false)
  }

  // MARK: Input

  func shouldHandle(_ scroll: ScrollEvent, at time: Instant) -> Bool { true }

  mutating func perform(
    _ action: SemanticsAction, at time: Instant, actions: inout [ControlAction]
  ) -> Bool {
    guard case .select(let row) = action, rows.indices.contains(row), rows[row].isEnabled else {
      return false
    }
    actions.append(.triggered(row))
    return true
  }

  func state(at time: Instant) -> MenuState {
    MenuState(rows: rows, highlighted: highlighted, offset: offset, metrics: grown)
  }

  mutating func press(_ event: PointerEvent, _ time: Instant, _ actions: inout [ControlAction]) {
    hold = Hold(start: event.position, startTime: time, counts: true)
    point(at: event.position)
  }

  mutating func move(to place: Point, _ time: Instant, _ actions: inout [ControlAction]) {
    point(at: place)
    if let hold, hold.start.distance(to: place) > metrics.dragDistance { self.hold?.counts = true }
  }

  mutating func release(at place: Point, _ time: Instant, _ actions: inout [ControlAction]) {
    guard let hold else { return }
    self.hold = nil
    let isLong = time.seconds(since: hold.startTime) > metrics.holdDuration
    if hold.counts, let row = row(at: place) {
      actions.append(.triggered(row))
    } else if hold.counts || isLong,
      !Rect(x: 0, y: 0, width: width, height: viewHeight).contains(place)
    {
      // The pointer was dragged out of the menu, or held on its button.
      actions.append(.triggered(nil))
    }
  }

  mutating func cancel(_ time: Instant, _ actions: inout [ControlAction]) {
    // Escape closes the menu also while it is held open.
    if hold != nil { actions.append(.triggered(nil)) }
    hold = nil
  }

  mutating func turnWheel(_ event: ScrollEvent, _ time: Instant, _ actions: inout [ControlAction]) {
    let notches = event.deltaY.isFinite ? event.deltaY : 0
    scroll(by: notches * grown.notch)
    point(at: event.position)
  }

  mutating func keyDown(_ event: KeyEvent, _ time: Instant, _ actions: inout [ControlAction]) {
    let last = rows.count - 1
    switch event.key {
    case .down: highlight(next(after: highlighted ?? -1, by: 1) ?? next(after: -1, by: 1))
    case .up:
      highlight(next(after: highlighted ?? last + 1, by: -1) ?? next(after: last + 1, by: -1))
    case .home, .pageUp: highlight(next(after: -1, by: 1))
    case .end, .pageDown: highlight(next(after: last + 1, by: -1))
    case .enter, .space:
      if let highlighted, !event.isRepeat { actions.append(.triggered(highlighted)) }
    case .character(let character): highlight(next(beginningWith: character))
    default: break
    }
  }

  /// The next enabled row in a direction; `nil` beyond the end.
  private func next(after row: Int, by step: Int) -> Int? {
    var next = row + step
    while rows.indices.contains(next) {
      if rows[next].isEnabled { return next }
      next += step
    }
    return nil
  }

  private func next(beginningWith character: Character) -> Int? {
    let start = highlighted.map { $0 + 1 } ?? 0
    return (0..<rows.count).map { (start + $0) % rows.count }.first {
      rows[$0].isEnabled && rows[$0].title.lowercased().first == character
    }
  }
}

struct MenuRow: Hashable, Sendable {
  var title: String
  var key: String?
  var isOn: Bool?
  var isEnabled: Bool
  var isSeparator: Bool
  var isHeading: Bool

  init(_ item: MenuItem) {
    title = item.title
    key = item.key
    isOn = item.isOn
    isEnabled = item.isEnabled && !item.isSeparator && !item.isHeading
    isSeparator = item.isSeparator
    isHeading = item.isHeading
  }
}
