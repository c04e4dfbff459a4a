import Canvas

/// What a segmented control does. spec: rendering, 5.4, Segmented
public struct SegmentedBehavior: DecidableBehavior, Sendable {
  public let segmentCount: Int

  /// The committed selection; nil for none.
  public private(set) var selectedIndex: Int?

  /// The segment that the pill is at or moves to; it differs from the selection while dragged.
  public private(set) var shownIndex: Int?

  public var motion = MotionPreference.full

  /// The figures it goes by.
  public var metrics: SegmentedMetrics

  /// The control's width, pt.
  public var width: Double

  /// Segments that cannot be selected by the user.
  public private(set) var disabledIndices: Set<Int> = []

  public var asksFirst = false

  /// The selection if the owner accepted.
  private var proposed: Proposal<Int>?

  private var phase = Phase.idle
  private var slide: Slide
  private var pillScale = Animated(1)
  private var separatorFades: [Transition]

  private enum Phase: Hashable, Sendable {
    case idle
    /// The pointer went down beside the pill; the index is nil while it is too far away.
    case pressed(index: Int?)
    /// The pointer took hold of the pill. A program's change waits until it lets go.
    case dragging(deferred: Deferred?)
  }

  private struct Deferred: Hashable, Sendable {
    var index: Int?
    var isAnimated: Bool
  }

  /// - Parameters:
  ///   - segmentCount: 0 or more.
  ///   - selectedIndex: nil, or one that does not exist, for none.
  ///   - width: pt.
  ///   - metrics: the figures it goes by.
  public init(
    segmentCount: Int, selectedIndex: Int?, width: Double, metrics: SegmentedMetrics = .regular
  ) {
    self.metrics = metrics
    let segmentCount = max(0, segmentCount)
    self.segmentCount = segmentCount
    self.width = width
    let selected = selectedIndex.flatMap { (0..<segmentCount).contains($0) ? $0 : nil }
    self.selectedIndex = selected
    shownIndex = selected
    slide = Slide(Double(selected ?? 0))
    separatorFades = (0..<max(0, segmentCount - 1)).map { index in
      Transition(Self.separatorTarget(after: index, shown: selected))
    }
  }

  public var isPressed: Bool { phase != .idle }

  public mutating func adopt(_ metrics: ControlMetrics) { self.metrics = metrics.segmented }

  public func accepts(pressAt point: Point, at time: Instant) -> Bool { index(at: point) != nil }

  public mutating func handle(
    _ event: ControlEvent, at time: Instant, actions: inout [ControlAction]
  ) {
    if proposal != nil { return }
    switch event {
    case .pointer(let event):
      switch event.phase {
      case .pressed: press(at: event.position, time)
      case .moved: move(to: event.position, time, &actions)
      case .released: release(at: event.position, time, &actions)
      case .left: break
      }
    case .key(let event): if event.phase == .down { keyDown(event.key, time, &actions) }
    case .scroll: break
    case .cancel: cancel(time)
    }
  }

  /// A program's change: it is not told to the owner; during a drag it waits for the end.
  ///
  /// - Returns: false, with nothing changed, if there is no such segment.
  @discardableResult
  public mutating func select(_ index: Int?, animated: Bool, at time: Instant) -> Bool {
    if let index, !(0..<segmentCount).contains(index) { return false }
    if case .dragging = phase {
      phase = .dragging(deferred: Deferred(index: index, isAnimated: animated))
    } else {
      selectedIndex = index
      proposed = nil
      show(index, animated: animated, time)
    }
    return true
  }

  /// Lets the user select a segment or not.
  ///
  /// - Returns: false, with nothing changed, if there is no such segment.
  @discardableResult
  public mutating func setEnabled(_ isEnabled: Bool, forSegmentAt index: Int) -> Bool {
    guard (0..<segmentCount).contains(index) else { return false }
    if isEnabled { disabledIndices.remove(index) } else { disabledIndices.insert(index) }
    return true
  }

  public mutating func perform(
    _ action: SemanticsAction, at time: Instant, actions: inout [ControlAction]
  ) -> Bool {
    guard case .select(let index) = action, (0..<segmentCount).contains(index),
      !disabledIndices.contains(index), proposal == nil
    else { return false }
    commit(index, time, &actions)
    return true
  }

  public var proposal: ControlValue? { proposed.map { .index($0.value) } }

  public mutating func resolve(
    isAccepted: Bool, at time: Instant, actions: inout [ControlAction]
  ) {
    guard let index = proposed?.value else { return }
    proposed = nil
    if isAccepted {
      selectedIndex = index
      actions.append(.valueChanged(.index(index)))
    } else {
      show(selectedIndex, animated: true, time)
      actions.append(.refused(.index(index)))
    }
  }

  public func state(at time: Instant) -> SegmentedState {
    var pressed: Int?
    if case .pressed(let index) = phase, index != selectedIndex { pressed = index }
    return SegmentedState(
      selectedIndex: selectedIndex, shownIndex: shownIndex, segmentCount: segmentCount,
      width: width, position: slide.sample(at: time), pillScale: pillScale.value(at: time),
      pressedIndex: pressed, isPillPressed: isDragging,
      separatorFades: separatorFades.map { $0.value(at: time) },
      pendingRing: proposed?.ring(at: time, motion),
      metrics: metrics)
  }

  public func nextFrame(after time: Instant) -> NextFrame {
    let isStill =
      slide.isSettled(at: time) && pillScale.isSettled(at: time)
      && separatorFades.allSatisfy { $0.isSettled(at: time) }
    return isStill ? proposed?.nextFrame(after: time) ?? .rest : .tick
  }

  // MARK: Pointer

  private mutating func press(at point: Point, _ time: Instant) {
    guard let index = index(at: point) else { return }
    if disabledIndices.contains(index) {
      phase = .pressed(index: nil)
    } else if index == selectedIndex {
      phase = .dragging(deferred: nil)
      scalePill(to: metrics.pressedPillScale, time)
    } else {
      phase = .pressed(index: index)
    }
  }

  private mutating func move(
    to point: Point, _ time: Instant, _ actions: inout [ControlAction]
  ) {
    switch phase {
    case .idle:
      break
    case .pressed:
      phase = .pressed(index: reachableIndex(at: point))
    case .dragging:
      guard let index = index(at: point), index != shownIndex, !disabledIndices.contains(index)
      else { return }
      show(index, animated: true, time)
      actions.append(.haptic(.light))
    }
  }

  private mutating func release(
    at point: Point, _ time: Instant, _ actions: inout [ControlAction]
  ) {
    move(to: point, time, &actions)
    switch phase {
    case .idle:
      break
    case .pressed(let index):
      phase = .idle
      if let index { commit(index, time, &actions) }
    case .dragging(let deferred):
      endDrag(time)
      let shown = shownIndex
      if let shown, shown != selectedIndex {
        commit(shown, time, &actions)
      } else if let deferred {
        select(deferred.index, animated: deferred.isAnimated, at: time)
      }
    }
  }

  private mutating func cancel(_ time: Instant) {
    guard case .dragging(let deferred) = phase else {
      phase = .idle
      return
    }
    endDrag(time)
    if let deferred { selectedIndex = deferred.index }
    show(selectedIndex, animated: true, time)
  }

  private mutating func endDrag(_ time: Instant) {
    phase = .idle
    scalePill(to: 1, time)
  }

  private mutating func scalePill(to scale: Double, _ time: Instant) {
    pillScale.animate(
      to: scale, with: metrics.pressSpring.adapted(to: motion), at: time,
      unit: segmentWidth - 2 * metrics.pillInset)
  }

  // MARK: Keys

  private mutating func keyDown(_ key: Key, _ time: Instant, _ actions: inout [ControlAction]) {
    if isPressed {
      if key == .escape { cancel(time) }
      return
    }
    let enabled = (0..<segmentCount).filter { !disabledIndices.contains($0) }
    let target: Int?
    switch key {
    case .left: target = enabled.last { $0 < selectedIndex ?? segmentCount }
    case .right: target = enabled.first { $0 > selectedIndex ?? -1 }
    case .home: target = enabled.first
    case .end: target = enabled.last
    default: return
    }
    if let target { commit(target, time, &actions) }
  }

  // MARK: Parts

  private var isDragging: Bool {
    if case .dragging = phase { return true }
    return false
  }

  /// pt.
  private var segmentWidth: Double { width / Double(max(segmentCount, 1)) }

  /// The segment that is nearest along the control; nil if it has none, or no width, or the place is
  /// none.
  private func index(at point: Point) -> Int? {
    let place = (point.x / segmentWidth).rounded(.down)
    guard segmentCount > 0, segmentWidth > 0, !place.isNaN else { return nil }
    return Int(min(max(place, 0), Double(segmentCount - 1)))
  }

  /// The segment that a release would select; nil beyond reach or if it is disabled.
  private func reachableIndex(at point: Point) -> Int? {
    let bounds = Rect(x: 0, y: 0, width: width, height: metrics.height)
    if bounds.distance(to: point) > metrics.releaseDistance { return nil }
    return index(at: point).flatMap { disabledIndices.contains($0) ? nil : $0 }
  }

  private mutating func commit(_ index: Int, _ time: Instant, _ actions: inout [ControlAction]) {
    if index == selectedIndex { return }
    show(index, animated: true, time)
    if asksFirst {
      proposed = Proposal(value: index, start: time)
      actions.append(.proposed(.index(index)))
    } else {
      selectedIndex = index
      actions.append(.valueChanged(.index(index)))
    }
  }

  private mutating func show(_ index: Int?, animated: Bool, _ time: Instant) {
    let previous = shownIndex
    shownIndex = index
    if let index {
      // A pill that appears has no way to go.
      if animated && previous != nil {
        if index != previous {
          slide.move(
            to: Double(index), with: metrics.slideSpring, motion: motion, at: time,
            unit: segmentWidth)
        }
      } else {
        slide.set(Double(index))
      }
    }
    for separator in separatorFades.indices {
      let target = Self.separatorTarget(after: separator, shown: index)
      if target == separatorFades[separator].target && animated { continue }
      if animated {
        separatorFades[separator].animate(
          to: target, duration: metrics.separatorFadeDuration, curve: .easeInOut, at: time)
      } else {
        separatorFades[separator] = Transition(target)
      }
    }
  }

  private static func separatorTarget(after index: Int, shown: Int?) -> Double {
    shown == index || shown == index + 1 ? 0 : 1
  }
}
