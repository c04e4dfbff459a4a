/// An edge between two levels on a probe, in one frame. spec: docs/spec/recordings.md#edge
struct ProbeEdge: Hashable, Sendable {
  /// The distance from the start of the probe, in pixels.
  var position: Float
  /// The difference of the levels behind and before the edge; negative from bright to dark.
  var contrast: Float

  var rises: Bool { contrast > 0 }

  /// Pixels of the window in which the levels on both sides are looked for, and pixels beside an
  /// edge that antialiasing and compression change.
  private static let (window, blur) = (5, 2)

  /// The slope beside the steepest place that belongs to an edge, as a part of it. chosen
  private static let slopeShare: Float = 0.2

  /// The steps between two peaks of one edge, as a part of the second peak. chosen
  private static let steepShare: Float = 0.6

  /// The slope of an edge as a part of the steepest one, and the least one in levels.
  private static let (leastShare, leastContrast): (Float, Float) = (0.25, 4)

  /// The edges in the samples of a probe, one for each pixel, in the order of the samples.
  ///
  /// An edge is where the levels, averaged over two pixels, change most. It lies where the samples
  /// cross the middle between the levels on its sides, interpolated linearly. `noise` is the
  /// standard deviation of a sample.
  static func edges(in line: [Float], noise: Float) -> [ProbeEdge] {
    guard line.count > 3 else { return shortEdges(in: line) }
    let steps = (0..<(line.count - 1)).map { step(at: $0, in: line) }
    let steepest = steps.reduce(0) { max($0, abs($1)) }
    let least = max(steepest * leastShare, leastContrast, 5 * noise)
    var peaks: [Int] = []
    for index in steps.indices where abs(steps[index]) >= least {
      // A peak is the largest step of its direction within the blur; the first of equal ones.
      let near = max(0, index - blur)...min(steps.count - 1, index + blur)
      let isPeak = near.allSatisfy { other in
        let rival = steps[other] * (steps[index] < 0 ? -1 : 1)
        return other < index ? rival < abs(steps[index]) : rival <= abs(steps[index])
      }
      if !isPeak { continue }
      // The slope of a blurred edge has several peaks.
      if let last = peaks.last,
        steps[last...index].allSatisfy({ $0 / steps[index] > steepShare })
      {
        continue
      }
      peaks.append(index)
    }
    return peaks.enumerated().compactMap { place, peak in
      edge(
        at: peak, after: place > 0 ? peaks[place - 1] : nil,
        before: place + 1 < peaks.count ? peaks[place + 1] : nil, in: line, noise: noise)
    }
  }

  /// The difference of the two samples behind and before the boundary after a sample.
  private static func step(at index: Int, in line: [Float]) -> Float {
    let (before, behind) = (max(0, index - 1), min(line.count - 1, index + 2))
    return (line[index + 1] + line[behind] - line[index] - line[before]) / 2
  }

  private static func edge(
    at peak: Int, after last: Int?, before next: Int?, in line: [Float], noise: Float
  ) -> ProbeEdge? {
    let rise = step(at: peak, in: line)
    // A moving edge is blurred over several pixels.
    let least = max(slopeShare * abs(rise), 3 * noise)
    func isSlope(_ index: Int) -> Bool {
      line.indices.contains(index) && line.indices.contains(index + 1)
        && (line[index + 1] - line[index]) * (rise < 0 ? -1 : 1) > least
    }
    var (first, end) = (peak, peak + 1)
    while isSlope(first - 1), first - 1 > last ?? -1 { first -= 1 }
    while isSlope(end), end < next ?? line.count { end += 1 }
    // Without a sample before the slope, the level may be that of another edge beside the probe.
    if first == 0 || end == line.count - 1 { return nil }
    let before = max(0, first - window, last.map { $0 + 1 } ?? 0)...first
    let behind = end...min(line.count - 1, end + window, next ?? line.count - 1)
    let low = level(of: before.dropLast(), or: first, in: line, beside: last)
    let high = level(of: behind.dropFirst(), or: end, in: line, beside: next)
    let half = (low + high) / 2
    // The crossing that is nearest to the middle of the slope.
    let middle = Float(first + end) / 2
    var found: (place: Float, distance: Float)?
    for index in max(0, first - 1)..<min(line.count - 1, end + 1) {
      let (one, other) = (line[index], line[index + 1])
      guard rise > 0 ? one < half && other >= half : one >= half && other < half else { continue }
      let place = Float(index) + (half - one) / (other - one)
      let distance = abs(place - middle)
      if distance < found?.distance ?? .infinity { found = (place, distance) }
    }
    return found.map { ProbeEdge(position: $0.place, contrast: high - low) }
  }

  /// The median of the samples beside an edge that another edge does not blur; if there are none,
  /// the sample at the end of the slope.
  private static func level(
    of samples: ClosedRange<Int>.SubSequence, or end: Int, in line: [Float], beside other: Int?
  ) -> Float {
    let clear = samples.filter { index in other.map { abs(index - $0) > blur } ?? true }
    let sorted = clear.map { line[$0] }.sorted()
    return sorted.isEmpty ? line[end] : sorted[sorted.count / 2]
  }

  /// The edge in two or three samples, which have no room for levels beside it.
  private static func shortEdges(in line: [Float]) -> [ProbeEdge] {
    guard let low = line.min(), let high = line.max(), high - low >= leastContrast else {
      return []
    }
    let half = (low + high) / 2
    return line.indices.dropLast().compactMap { index in
      let (one, other) = (line[index], line[index + 1])
      guard (one < half) != (other < half) else { return nil }
      let part = (half - one) / (other - one)
      return ProbeEdge(
        position: Float(index) + part, contrast: one < other ? high - low : low - high)
    }
  }
}
