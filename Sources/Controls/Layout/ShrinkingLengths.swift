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
    let caps = [0] + (wanted + least).sorted()
    let index = caps.firstSortedIndex { sum(below: $0) > room }
    if index == caps.count { return wanted }
    if index == 0 { return lengths(below: 0) }
    let (low, high) = (caps[index - 1], caps[index])
    let below = sum(below: low)
    let share = (room - below) / (sum(below: high) - below)
    return lengths(below: low + share * (high - low))
  }

  private func lengths(below cap: Double) -> [Double] {
    zip(wanted, least).map { min($0, max($1, cap)) }
  }

  private func sum(below cap: Double) -> Double { lengths(below: cap).reduce(0, +) }
}
