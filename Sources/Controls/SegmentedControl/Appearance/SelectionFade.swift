import Canvas

/// Cross-fades between selections; a change during a fade is painted above it.
struct SelectionFade: Hashable, Sendable {
  struct Layer: Hashable, Sendable {
    var selection: Set<Int>
    var opacity: Double
  }

  private struct Change: Hashable, Sendable {
    var selection: Set<Int>
    var progress: Transition
  }

  private var first: Set<Int>
  private var changes: [Change] = []

  init(_ selection: Set<Int>) { first = selection }

  mutating func show(_ selection: Set<Int>, over duration: Double, at time: Instant) {
    settle(at: time)
    if selection == changes.last?.selection ?? first { return }
    if duration > 0 {
      let progress = Transition(
        from: 0, to: 1, startTime: time, duration: duration, curve: .easeInOut)
      changes.append(Change(selection: selection, progress: progress))
    } else {
      first = selection
      changes.removeAll()
    }
  }

  private mutating func settle(at time: Instant) {
    guard let last = changes.lastIndex(where: { $0.progress.isSettled(at: time) }) else { return }
    first = changes[last].selection
    changes.removeSubrange(...last)
  }

  /// The visible selections from bottom to top; the first is opaque.
  func layers(at time: Instant) -> [Layer] {
    var layers = [Layer(selection: first, opacity: 1)]
    for change in changes {
      let opacity = change.progress.value(at: time)
      if opacity >= 1 { layers.removeAll() }
      layers.append(Layer(selection: change.selection, opacity: opacity))
    }
    return layers
  }

  func isSettled(at time: Instant) -> Bool { changes.last?.progress.isSettled(at: time) ?? true }
}
