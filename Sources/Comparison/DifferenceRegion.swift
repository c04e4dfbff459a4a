import Canvas

/// A group of different pixels, each within 4 px of another one in both directions.
package struct DifferenceRegion: Hashable, Sendable {
  /// The smallest rectangle that contains the group, in pixels.
  package var frame: PixelRect
  /// The number of different pixels.
  package var different: Int
  /// The mean difference of the different pixels, in levels of 255.
  package var mean: Double { Double(sum) / Double(max(different, 1)) }
  /// The largest difference, in levels of 255.
  package var maximum: Int

  fileprivate var sum: Int

  /// The largest distance of neighbors in a group, in pixels. spec: measuring, compare
  fileprivate static let reach = 4

  fileprivate mutating func add(_ other: DifferenceRegion) {
    frame = frame.union(other.frame)
    different += other.different
    maximum = max(maximum, other.maximum)
    sum += other.sum
  }
}

extension BitmapDifference {
  /// The groups of different pixels with the most pixels, at most `count`, the largest first.
  ///
  /// Of equally large groups, the higher one is first.
  package func regions(_ count: Int = 8) -> [DifferenceRegion] {
    var groups = DifferenceGroups()
    for y in 0..<height { groups.addRow(runs(inRow: y)) }
    return Array(
      groups.all.sorted {
        ($0.different, $1.frame.y, $1.frame.x) > ($1.different, $0.frame.y, $0.frame.x)
      }.prefix(count))
  }

  /// The different pixels of a row, in runs whose gaps are small enough to join them.
  private func runs(inRow y: Int) -> [DifferenceRegion] {
    var runs: [DifferenceRegion] = []
    var run = DifferenceRegion(frame: .zero, different: 0, maximum: 0, sum: 0)
    levels.withUnsafeBufferPointer { levels in
      for x in 0..<width {
        let level = Int(levels[y * width + x])
        if level <= tolerance { continue }
        if run.different > 0, x - run.frame.maxX >= DifferenceRegion.reach {
          runs.append(run)
          run.different = 0
        }
        if run.different == 0 {
          let frame = PixelRect(x: x, y: y, width: 0, height: 1)
          run = DifferenceRegion(frame: frame, different: 0, maximum: 0, sum: 0)
        }
        run.frame.width = x + 1 - run.frame.x
        run.different += 1
        run.maximum = max(run.maximum, level)
        run.sum += level
      }
    }
    return run.different > 0 ? runs + [run] : runs
  }
}

/// Joins runs of different pixels to groups, row by row (union-find).
///
/// A run has no gap that is as long as the reach, so it has a pixel in every stretch of that length
/// between its ends: two runs are neighbors exactly if their ends are.
private struct DifferenceGroups {
  private var regions: [DifferenceRegion] = []
  private var parents: [Int] = []
  /// The runs of the last rows, the newest first.
  private var rows: [Range<Int>] = []

  var all: [DifferenceRegion] { parents.indices.filter { parents[$0] == $0 }.map { regions[$0] } }

  mutating func addRow(_ runs: [DifferenceRegion]) {
    let start = regions.count
    // A group's frame grows, so the ends of the runs are kept beside it.
    regions += runs
    frames += runs.map(\.frame)
    parents += start..<regions.count
    for row in rows { join(start..<regions.count, row) }
    rows.insert(start..<regions.count, at: 0)
    rows = Array(rows.prefix(DifferenceRegion.reach))
  }

  private var frames: [PixelRect] = []

  /// Joins neighbors of two rows, whose runs are in ascending order.
  private mutating func join(_ row: Range<Int>, _ other: Range<Int>) {
    var first = other.lowerBound
    for index in row {
      let (left, right) = (frames[index].minX, frames[index].maxX)
      while first < other.upperBound, left - frames[first].maxX >= DifferenceRegion.reach {
        first += 1
      }
      var next = first
      while next < other.upperBound, frames[next].minX - right < DifferenceRegion.reach {
        unite(index, next)
        next += 1
      }
    }
  }

  private mutating func unite(_ one: Int, _ other: Int) {
    let (one, other) = (root(of: one), root(of: other))
    if one == other { return }
    // The older one stays, so that a tall group does not become a long chain.
    let (old, new) = (min(one, other), max(one, other))
    parents[new] = old
    regions[old].add(regions[new])
  }

  private mutating func root(of index: Int) -> Int {
    var index = index
    while parents[index] != index {
      parents[index] = parents[parents[index]]
      index = parents[index]
    }
    return index
  }
}
