import Canvas
import Controls

/// The gestures, animations and actions that a timeline shows.
struct TimeMarks: Hashable {
  struct Span: Hashable {
    var start: Instant
    /// `nil` while it continues.
    var end: Instant?
  }

  private(set) var gestures: [Span] = []
  private(set) var motions: [Span] = []
  private(set) var actions: [Instant] = []

  mutating func noteAction(at time: Instant) { actions.append(time) }

  mutating func noteGesture(_ isOn: Bool, at time: Instant) { note(isOn, in: \.gestures, at: time) }

  mutating func noteMotion(_ isOn: Bool, at time: Instant) { note(isOn, in: \.motions, at: time) }

  private mutating func note(
    _ isOn: Bool, in spans: WritableKeyPath<TimeMarks, [Span]>, at time: Instant
  ) {
    let isOpen = self[keyPath: spans].last.map { $0.end == nil } ?? false
    if isOn && !isOpen {
      self[keyPath: spans].append(Span(start: time, end: nil))
    } else if !isOn && isOpen {
      self[keyPath: spans][self[keyPath: spans].count - 1].end = time
    }
  }

  var spans: [Span] {
    var spans: [Span] = []
    for span in (gestures + motions).sorted(by: { $0.start < $1.start }) {
      guard let last = spans.last, last.end.map({ $0 >= span.start }) ?? true else {
        spans.append(span)
        continue
      }
      // A span that continues has no end.
      if let end = last.end { spans[spans.count - 1].end = span.end.map { max($0, end) } }
    }
    return spans
  }

  mutating func forget(before time: Instant) {
    gestures.removeAll { $0.end.map { $0 < time } ?? false }
    motions.removeAll { $0.end.map { $0 < time } ?? false }
    actions.removeAll { $0 < time }
  }
}
