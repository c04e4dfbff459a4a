import Canvas

/// Cross-fades between selections; a change during a fade is painted above it.
struct SelectionFade: Hashable, Sendable {
  struct Layer: Hashable, Sendable {
    var selection: Set<Int>
    var opacity: Double
  }

  private struct Change: Hashable, Sendable {
    var selection: Set<Int>
    var progress = Transition(1)
  }

  /// The first one is settled.
  private var changes: [Change]

  init(_ selection: Set<Int>) { changes = [Change(selection: selection)] }

  mutating func show(_ selection: Set<Int>, over duration: Double, at time: Instant) {
    changes.removeSubrange(..<bottom(at: time))
    if selection == changes.last?.selection { return }
    if duration > 0 {
      let progress = Transition(
        from: 0, to: 1, startTime: time, duration: duration, curve: .easeInOut)
      changes.append(Change(selection: selection, progress: progress))
    } else {
      self = SelectionFade(selection)
    }
  }

  /// The visible selections from bottom to top; the first is opaque.
  func layers(at time: Instant) -> [Layer] {
    changes[bottom(at: time)...].map {
      Layer(selection: $0.selection, opacity: $0.progress.value(at: time))
    }
  }

  /// The last change that covers all changes below.
  private func bottom(at time: Instant) -> Int {
    changes.lastIndex { $0.progress.isSettled(at: time) } ?? 0
  }

  func isSettled(at time: Instant) -> Bool { changes.last?.progress.isSettled(at: time) ?? true }
}
