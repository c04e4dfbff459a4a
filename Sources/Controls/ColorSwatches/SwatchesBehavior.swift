import Canvas

/// The logic of color swatches: a swatch is selected when it is released; the last one, for other
/// colors, is a button. spec: docs/spec/window.md#parts/swatches
public struct SwatchesBehavior: InputHandling, Sendable {
  /// The metrics.
  public var metrics = SwatchesMetrics.regular
  /// The number of swatches, including the last one.
  public let count: Int
  /// The selected swatch; `nil` for none.
  public internal(set) var selection: Int?

  private(set) var focused: Int

  private var heldIndex: Int?
  private var isInside = false

  init(count: Int, selection: Int?) {
    self.count = max(0, count) + 1
    self.selection = selection
    focused = selection ?? 0
  }

  public var isPressed: Bool { heldIndex != nil }
  var isPending: Bool { false }

  var wheel: Int { count - 1 }

  mutating func select(_ index: Int?) {
    selection = index
    if let index { focused = index }
  }

  /// The frame of a swatch, in points from the leading edge.
  func frame(of index: Int) -> Rect {
    Rect(
      x: Double(index) * (metrics.diameter + metrics.gap), y: 0, width: metrics.diameter,
      height: metrics.diameter)
  }

  /// The swatch at a point, with half of the gaps; `nil` beyond the ends.
  func index(at point: Point) -> Int? {
    let place = (point.x + metrics.gap / 2) / (metrics.diameter + metrics.gap)
    guard place >= 0, place < Double(count) else { return nil }
    return Int(place)
  }

  private func isReached(_ index: Int, from point: Point) -> Bool {
    let slop = (metrics.hitHeight - metrics.diameter) / 2
    return self.index(at: point) == index && point.y >= -slop && point.y < metrics.diameter + slop
  }

  public func shouldBeginPress(at point: Point, time: Instant) -> Bool { index(at: point) != nil }

  public mutating func perform(
    _ action: SemanticsAction, at time: Instant, actions: inout [ControlAction]
  ) -> Bool {
    guard case .select(let index) = action, (0..<count).contains(index) else { return false }
    choose(index, &actions)
    return true
  }

  public func state(at time: Instant) -> Self { self }

  var pressed: Int? { isInside ? heldIndex : nil }

  mutating func press(_ event: PointerEvent, _ time: Instant, _ actions: inout [ControlAction]) {
    heldIndex = index(at: event.position)
    isInside = true
  }

  mutating func move(to point: Point, _ time: Instant, _ actions: inout [ControlAction]) {
    if let heldIndex { isInside = isReached(heldIndex, from: point) }
  }

  mutating func release(at point: Point, _ time: Instant, _ actions: inout [ControlAction]) {
    let index = heldIndex
    cancel(time, &actions)
    if let index, isReached(index, from: point) { choose(index, &actions) }
  }

  mutating func cancel(_ time: Instant, _ actions: inout [ControlAction]) {
    (heldIndex, isInside) = (nil, false)
  }

  mutating func keyDown(_ event: KeyEvent, _ time: Instant, _ actions: inout [ControlAction]) {
    switch event.key {
    case .right, .down: move(to: focused + 1, &actions)
    case .left, .up: move(to: focused - 1, &actions)
    case .home: move(to: 0, &actions)
    case .end: move(to: wheel, &actions)
    case .space, .enter: if !event.isRepeat { choose(focused, &actions) }
    default: break
    }
  }

  /// Arrow keys select, as in a radio group; the last swatch is only focused.
  private mutating func move(to index: Int, _ actions: inout [ControlAction]) {
    let index = min(max(index, 0), wheel)
    if index == wheel { focused = index } else { choose(index, &actions) }
  }

  private mutating func choose(_ index: Int, _ actions: inout [ControlAction]) {
    focused = index
    if index == wheel { return actions.append(.triggered(index)) }
    if index == selection { return }
    selection = index
    actions.append(.valueChanged(.index(index)))
  }
}
