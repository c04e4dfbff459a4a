import Canvas

/// What a row of swatches does: the one that is let go under the pointer is selected; the last one, which
/// stands for all other colours, is pressed. design: playground, New parts
public struct SwatchesBehavior: ControlBehavior, Sendable {
  /// Nothing of swatches moves.
  public var motion = MotionPreference.full

  /// The figures they go by.
  public var metrics = SwatchesMetrics.regular

  /// With the last one.
  public let count: Int

  /// The swatch that is ringed; nil for none.
  public internal(set) var selection: Int?

  /// The one that the keyboard acts on.
  private(set) var focused: Int

  /// The one that is pressed, and whether letting go would select it.
  private var heldIndex: Int?
  private var isInside = false

  /// - Parameters:
  ///   - count: of the colours; there is one swatch more.
  ///   - selection: nil for none.
  init(count: Int, selection: Int?) {
    self.count = max(0, count) + 1
    self.selection = selection
    focused = selection ?? 0
  }

  public var isPressed: Bool { heldIndex != nil }

  /// The one that stands for all other colours.
  var wheel: Int { count - 1 }

  mutating func select(_ index: Int?) {
    selection = index
    if let index { focused = index }
  }

  // MARK: Places

  /// Where a disc is, pt from where reading begins.
  func frame(of index: Int) -> Rect {
    Rect(
      x: Double(index) * (metrics.diameter + metrics.gap), y: 0, width: metrics.diameter,
      height: metrics.diameter)
  }

  /// The swatch whose part of the row holds a place; nil beyond the ends.
  func index(at point: Point) -> Int? {
    let place = (point.x + metrics.gap / 2) / (metrics.diameter + metrics.gap)
    guard place >= 0, place < Double(count) else { return nil }
    return Int(place)
  }

  private func isReached(_ index: Int, from point: Point) -> Bool {
    let slop = (metrics.hitHeight - metrics.diameter) / 2
    return self.index(at: point) == index && point.y >= -slop
      && point.y < metrics.diameter + slop
  }

  // MARK: ControlBehavior

  public func accepts(pressAt point: Point, at time: Instant) -> Bool { index(at: point) != nil }

  public mutating func handle(
    _ event: ControlEvent, at time: Instant, actions: inout [ControlAction]
  ) {
    switch event {
    case .pointer(let event): handle(event, &actions)
    case .key(let event) where event.phase == .down: keyDown(event, &actions)
    case .key, .scroll: break
    case .cancel: (heldIndex, isInside) = (nil, false)
    }
  }

  public mutating func perform(
    _ action: SemanticsAction, at time: Instant, actions: inout [ControlAction]
  ) -> Bool {
    guard case .select(let index) = action, (0..<count).contains(index) else { return false }
    choose(index, &actions)
    return true
  }

  public func state(at time: Instant) -> Self { self }

  public func nextFrame(after time: Instant) -> NextFrame { .rest }

  /// The swatch that is pressed, and would be selected.
  var pressed: Int? { isInside ? heldIndex : nil }

  private mutating func handle(_ event: PointerEvent, _ actions: inout [ControlAction]) {
    switch event.phase {
    case .pressed:
      heldIndex = index(at: event.position)
      isInside = true
    case .moved:
      if let heldIndex { isInside = isReached(heldIndex, from: event.position) }
    case .released:
      let index = heldIndex
      (heldIndex, isInside) = (nil, false)
      if let index, isReached(index, from: event.position) { choose(index, &actions) }
    case .left: break
    }
  }

  private mutating func keyDown(_ event: KeyEvent, _ actions: inout [ControlAction]) {
    switch event.key {
    case .right, .down: move(to: focused + 1, &actions)
    case .left, .up: move(to: focused - 1, &actions)
    case .home: move(to: 0, &actions)
    case .end: move(to: wheel, &actions)
    case .space, .enter: if !event.isRepeat { choose(focused, &actions) }
    default: break
    }
  }

  /// Arrows select, as in every group of which one is on; the last one only gets the keyboard.
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
