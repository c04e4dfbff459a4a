import Canvas

/// Marks a place again only after a while, to avoid flicker.
struct DamageMarks: Hashable {
  struct Mark: Hashable {
    var area: PixelRect
    var time: Instant
  }

  /// Seconds until a mark is gone. spec: docs/spec/window.md#tools/damage
  static let duration = 0.6
  /// Seconds until a place can be marked again. spec: docs/spec/window.md#tools/damage
  static let interval = 1.0 / 3
  /// The maximum number of marks; further damage is not marked. chosen
  static let limit = 400
  /// The marks do not overlap.
  private(set) var marks: [Mark] = []

  var isEmpty: Bool { marks.isEmpty }

  mutating func add(_ region: Region, at time: Instant) {
    for rect in region.rects where !rect.isEmpty {
      let recent = marks.filter { time.seconds(since: $0.time) < Self.interval }
      for area in rect.parts(outside: recent.map(\.area)) where marks.count < Self.limit {
        // An older mark below would shine through.
        if marks.contains(where: { $0.area.intersects(area) }) {
          marks = marks.flatMap { mark in
            mark.area.parts(outside: area).map { Mark(area: $0, time: mark.time) }
          }
        }
        marks.append(Mark(area: area, time: time))
      }
    }
  }

  mutating func prune(at time: Instant) { marks.removeAll { Self.strength(of: $0, at: time) <= 0 } }

  static func strength(of mark: Mark, at time: Instant) -> Double {
    (1 - time.seconds(since: mark.time) / duration).clamped(to: 1)
  }
}
