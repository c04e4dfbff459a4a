import Canvas

/// The lengths of nodes that share too little room: the longest ones shrink first, none below its
/// minimum.
struct ShrinkingLengths {
  /// The wanted lengths, in points.
  private let wanted: [Double]
  /// The minimum lengths, in points.
  private let least: [Double]

  init(_ wanted: [Double], least: [Double]) {
    self.wanted = wanted
    self.least = zip(wanted, least).map { min($0, $1) }
  }

  /// Returns lengths whose sum is the room if that is possible, else the nearest ones.
  func fitting(_ room: Double) -> [Double] {
    // The sum grows with the common cap, in a line between two lengths of nodes.
    var low = 0.0
    for high in (wanted + least).sorted() {
      let (below, above) = (sum(below: low), sum(below: high))
      if above > room, above > below {
        let share = max(0, room - below) / (above - below)
        return lengths(below: low + share * (high - low))
      }
      low = high
    }
    return wanted
  }

  private func lengths(below cap: Double) -> [Double] {
    zip(wanted, least).map { min($0, max($1, cap)) }
  }

  private func sum(below cap: Double) -> Double { lengths(below: cap).reduce(0, +) }
}
