import Canvas

/// A group of different pixels, each within 4 px of another one in both directions.
public struct DifferenceRegion: Hashable, Sendable {
  /// The smallest rectangle that contains the group, in pixels.
  public private(set) var frame = PixelRect.zero
  /// The number of different pixels.
  public private(set) var different = 0
  /// The mean difference of the different pixels, in levels of 255.
  public var mean: Double { Double(sum) / Double(max(different, 1)) }
  /// The largest difference, in levels of 255.
  public private(set) var maximum = 0

  private var sum = 0

  /// The largest distance of neighbors in a group, in pixels.
  /// spec: docs/spec/measuring.md#compare/metrics
  fileprivate static let reach = 4

  fileprivate mutating func add(x: Int, y: Int, level: Int) {
    frame = frame.union(PixelRect(x: x, y: y, width: 1, height: 1))
    different += 1
    maximum = max(maximum, level)
    sum += level
  }
}

extension BitmapDifference {
  /// The groups of different pixels, at most `count`, the largest first; of equally large ones, the
  /// higher one.
  public func regions(_ count: Int = 8) -> [DifferenceRegion] {
    var rest = levels.map { $0 > tolerance }
    let groups = rest.indices.compactMap { rest[$0] ? takeRegion(around: $0, from: &rest) : nil }
    return Array(
      groups.sorted {
        ($0.different, $1.frame.y, $1.frame.x) > ($1.different, $0.frame.y, $0.frame.x)
      }.prefix(max(0, count)))
  }

  /// Removes the group of a pixel from the different pixels that are in no group yet.
  private func takeRegion(around first: Int, from rest: inout [Bool]) -> DifferenceRegion {
    let reach = DifferenceRegion.reach
    var region = DifferenceRegion()
    // Half as large as indices.
    var pending = [Int32(first)]
    rest[first] = false
    while let index = pending.popLast().map(Int.init) {
      let (y, x) = index.quotientAndRemainder(dividingBy: width)
      region.add(x: x, y: y, level: Int(levels[index]))
      for row in max(0, y - reach)...min(height - 1, y + reach) {
        let start = row * width
        for near in (start + max(0, x - reach))...(start + min(width - 1, x + reach))
        where rest[near] {
          rest[near] = false
          pending.append(Int32(near))
        }
      }
    }
    return region
  }
}
