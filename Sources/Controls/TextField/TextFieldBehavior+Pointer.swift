import Canvas

extension TextFieldBehavior {
  /// A selection with the pointer.
  struct Drag: Hashable, Sendable {
    enum Unit: Hashable, Sendable { case cluster, word, all }

    var unit: Unit
    /// The range that the press selected; it stays selected.
    var start: Range<Int>
    /// In points from the left end of the field's text.
    var pointerX: Double
    /// The time of the last scrolling beyond an end.
    var lastScroll: Instant
  }

  /// The time between two steps of scrolling while the pointer is beyond an end, in seconds.
  /// chosen
  private static let scrollInterval = 0.05

  mutating func press(_ event: PointerEvent, _ time: Instant, _ actions: inout [ControlAction]) {
    commitPreedit(time, &actions)
    lastChange = time
    let unit: Drag.Unit = event.clickCount >= 3 ? .all : event.clickCount == 2 ? .word : .cluster
    let x = event.position.x
    var start = range(of: unit, at: x)
    if event.modifiers.contains(.shift), unit == .cluster {
      start = selection.anchor..<selection.anchor
    }
    drag = Drag(unit: unit, start: start, pointerX: x, lastScroll: time)
    extend(to: x)
  }

  /// Puts the caret at a place, in points from the left end of the field's text.
  mutating func placeCaret(at x: Double, _ time: Instant, _ actions: inout [ControlAction]) {
    commitPreedit(time, &actions)
    lastChange = time
    let place = line.place(nearestTo: x - lineX)
    select(anchor: place, caret: place)
  }

  mutating func move(to x: Double, _ time: Instant) {
    if drag == nil { return }
    if nextScroll == nil { drag?.lastScroll = time }
    drag?.pointerX = x
    lastChange = time
    extend(to: min(max(x, 0), max(width, 0)))
  }

  /// The time of the next scrolling while the pointer is beyond an end; `nil` for none.
  var nextScroll: Instant? {
    guard let drag, !(0...width).contains(drag.pointerX) else { return nil }
    let end = drag.pointerX < 0 ? line.place(nearestTo: -1) : line.place(nearestTo: line.width + 1)
    if selection.caret == end { return nil }
    return drag.lastScroll.advanced(by: Self.scrollInterval)
  }

  /// Extends the selection by the distance of the pointer from the end, at least by a cluster.
  mutating func scrollByDrag(to time: Instant) {
    while let moment = nextScroll, moment <= time, let pointerX = drag?.pointerX {
      drag?.lastScroll = moment
      let caret = selection.caret
      extend(to: pointerX)
      if selection.caret != caret || drag?.unit != .cluster { continue }
      let next = pointerX < 0 ? line.place(leftOf: caret) : line.place(rightOf: caret)
      select(anchor: selection.anchor, caret: next)
    }
  }

  private mutating func extend(to x: Double) {
    guard let drag else { return }
    let range = range(of: drag.unit, at: x)
    let start = drag.start
    if range.lowerBound < start.lowerBound {
      select(anchor: start.upperBound, caret: range.lowerBound)
    } else {
      select(anchor: start.lowerBound, caret: max(range.upperBound, start.upperBound))
    }
  }

  private func range(of unit: Drag.Unit, at x: Double) -> Range<Int> {
    switch unit {
    case .cluster:
      let place = line.place(nearestTo: x - lineX)
      return place..<place
    case .word: return line.word(at: line.clusterStart(at: x - lineX))
    case .all: return 0..<line.length
    }
  }
}
