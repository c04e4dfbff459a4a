import Canvas

/// The widths of segments, and their insertions and removals; animated as fractions of
/// the control's width, so that resizing does not disturb them.
struct SegmentRow: Hashable, Sendable {
  /// A segment, or a removed one that is still shown.
  struct Slot: Hashable, Sendable {
    /// Unique in the control's lifetime.
    var key: Int
    var segment: Segment
    /// The width as a fraction of the control's.
    var share: Animated
    var fade = Transition(1)
    /// The share of selection, if several segments can be selected.
    var selection = Transition(0)
    var isLeaving = false

    mutating func leave(_ change: Change) {
      isLeaving = true
      fade.animate(to: 0, duration: change.fade, curve: .linear, at: change.time)
    }
  }

  /// The motion of an insertion, a removal or a move.
  struct Change {
    /// The spring of the widths; `nil` without animation.
    var spring: Spring?
    /// The duration of the fade of the content, in seconds.
    var fade: Double
    var time: Instant

    var fadeIn: Transition {
      Transition(from: 0, to: 1, startTime: time, duration: fade, curve: .linear)
    }
  }

  private(set) var slots: [Slot] = []

  var width: Double
  /// The assigned widths, in points; `nil` for equal ones.
  private var widths: [Double]?
  /// The time of an insertion or removal whose widths are not assigned yet; `nil` for none.
  private var changeTime: Instant?

  private var nextKey = 0

  init(_ segments: [Segment], width: Double) {
    self.width = width
    let share = Animated(1 / Double(segments.count))
    for segment in segments { slots.append(Slot(key: makeKey(), segment: segment, share: share)) }
  }

  private mutating func makeKey() -> Int {
    defer { nextKey += 1 }
    return nextKey
  }

  // MARK: Segments

  var count: Int { slots.reduce(0) { $0 + ($1.isLeaving ? 0 : 1) } }

  var segments: [Segment] { slots.filter { !$0.isLeaving }.map(\.segment) }

  func position(of index: Int) -> Int? {
    if index < 0 { return nil }
    return slots.indices.lazy.filter { !slots[$0].isLeaving }.dropFirst(index).first
  }

  func segment(at index: Int) -> Segment? { position(of: index).map { slots[$0].segment } }

  func key(of index: Int) -> Int? { position(of: index).map { slots[$0].key } }

  mutating func update(_ index: Int, _ body: (inout Segment) -> Void) -> Bool {
    guard let position = position(of: index) else { return false }
    body(&slots[position].segment)
    return true
  }

  mutating func insert(_ segment: Segment, at index: Int, _ change: Change) {
    let slot = Slot(key: makeKey(), segment: segment, share: Animated(0), fade: change.fadeIn)
    slots.insert(slot, at: position(of: index) ?? slots.count)
    distributeWidths(change)
  }

  /// Removes a segment; ``prune(at:)`` drops it when the animation is over.
  mutating func remove(at index: Int, _ change: Change) {
    guard let position = position(of: index) else { return }
    if change.spring == nil { slots.remove(at: position) } else { slots[position].leave(change) }
    distributeWidths(change)
  }

  /// Moves a segment to another index; with a spring, a copy of it leaves its old place.
  mutating func move(from index: Int, to destination: Int, _ change: Change) {
    guard let position = position(of: index) else { return }
    var slot = slots[position]
    if change.spring == nil {
      slots.remove(at: position)
    } else {
      slots[position].leave(change)
      slots[position].key = makeKey()
      (slot.share, slot.selection) = (Animated(0), Transition(0))
    }
    slot.fade = change.fadeIn
    slots.insert(slot, at: self.position(of: destination) ?? slots.count)
    distributeWidths(change)
  }

  mutating func prune(at time: Instant) {
    guard slots.contains(where: \.isLeaving) else { return }
    slots.removeAll { $0.isLeaving && $0.share.isSettled(at: time) && $0.fade.isSettled(at: time) }
  }

  // MARK: Widths

  /// Assigns widths: immediately, or as the target of running insertions and removals.
  mutating func assignWidths(_ widths: [Double]?, _ spring: Spring?, at time: Instant) {
    let change = changeTime
    (self.widths, changeTime) = (widths, nil)
    if let change, widths != nil { return animate(spring, change) }
    for (position, share) in shares.enumerated() {
      let distance = share - slots[position].share.target
      if distance == 0 { continue }
      if slots[position].share.isSettled(at: time) {
        slots[position].share.set(share)
      } else {
        slots[position].share.shift(by: distance)
      }
    }
  }

  /// Equal widths are known at once; others are assigned soon.
  private mutating func distributeWidths(_ change: Change) {
    if widths != nil { (widths, changeTime) = (nil, change.time) }
    animate(change.spring, change.time)
  }

  private mutating func animate(_ spring: Spring?, _ time: Instant) {
    for (position, share) in shares.enumerated() {
      if let spring {
        slots[position].share.animate(to: share, with: spring, at: time, pointsPerUnit: width)
      } else {
        slots[position].share.set(share)
      }
    }
  }

  private var shares: [Double] {
    let count = Double(self.count)
    var index = -1
    return slots.map { slot in
      if slot.isLeaving { return 0 }
      index += 1
      return width > 0 ? assignedWidth(at: index).map { $0 / width } ?? 1 / count : 1 / count
    }
  }

  private func assignedWidth(at index: Int) -> Double? {
    widths.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }

  // MARK: Fades

  /// Fades to a selection by keys, over a duration in seconds.
  mutating func fade(to selection: Set<Int>, over duration: Double, at time: Instant) {
    for position in slots.indices {
      let target = selection.contains(slots[position].key) ? 1.0 : 0
      if duration <= 0 {
        slots[position].selection = Transition(target)
      } else if slots[position].selection.target != target {
        slots[position].selection.animate(to: target, duration: duration, curve: .linear, at: time)
      }
    }
  }

  // MARK: Looks

  func isSettled(at time: Instant) -> Bool {
    slots.allSatisfy { slot in
      !slot.isLeaving && slot.share.isSettled(at: time) && slot.fade.isSettled(at: time)
        && slot.selection.isSettled(at: time)
    }
  }

  func shown(at time: Instant) -> [ShownSegment] {
    let isMoving = slots.contains { $0.isLeaving || !$0.share.isSettled(at: time) }
    // Springs that settle at different times leave a little room, or take some: all segments share
    // it.
    let room = isMoving ? slots.reduce(0) { $0 + max(0, $1.share.value(at: time)) } : 1
    let count = Double(self.count)
    var result: [ShownSegment] = []
    result.reserveCapacity(slots.count)
    var (x, index) = (0.0, 0)
    for slot in slots {
      let rest =
        slot.isLeaving ? slot.share.target * width : assignedWidth(at: index) ?? width / count
      let shownWidth = isMoving ? max(0, slot.share.value(at: time)) / room * width : rest
      // Equal widths are multiplied, not added, so that edges are exact.
      if !isMoving && widths == nil { x = Double(index) * rest }
      result.append(
        ShownSegment(
          segment: slot.segment, key: slot.key, index: slot.isLeaving ? nil : index, x: x,
          width: shownWidth, restingWidth: rest, opacity: slot.fade.value(at: time),
          selection: slot.selection.value(at: time)))
      x += shownWidth
      if !slot.isLeaving { index += 1 }
    }
    return result
  }
}
