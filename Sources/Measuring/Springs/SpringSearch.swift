import Controls
import Glibc

/// A search for the motions that are nearest to measured positions, on a grid of springs and
/// starts.
enum SpringSearch {
  /// A grid with steps of a quarter, and its candidates for the refinement. chosen
  private static let (responses, dampingRatios) = (
    (0..<34).map { 0.015 * pow(1.25, Double($0)) },
    [0.05, 0.1, 0.2, 0.3, 0.45, 0.6, 0.75, 0.9, 1.1, 1.4, 1.8, 2.4, 3.2, 4.5, 6.5, 10]
  )

  /// Samples and starts of the search. chosen
  private static let (mostSamples, mostStarts, mostCandidates) = (120, 24, 5)

  /// At most so many samples: half of them evenly in time, and half evenly in the movement.
  private static func thinned(_ samples: [MotionSample]) -> [MotionSample] {
    if samples.count <= mostSamples { return samples }
    var progress = [0.0]
    for (last, next) in zip(samples, samples.dropFirst()) {
      // Squares, so that noise counts little.
      progress.append((progress.last ?? 0) + pow(next.position - last.position, 2))
    }
    let way = progress.last ?? 0
    var indices: Set<Int> = []
    var index = 0
    for step in 0..<(mostSamples / 2) {
      let part = Double(step) / Double(mostSamples / 2 - 1)
      indices.insert(Int(part * Double(samples.count - 1)))
      while index < samples.count - 1, progress[index] < part * way { index += 1 }
      indices.insert(index)
    }
    return indices.sorted().map { samples[$0] }
  }

  /// The best motions, at most one for each damping ratio; after a motion, those that continue it.
  static func motions(
    nearestTo samples: [MotionSample], after origin: SpringFit? = nil
  ) -> [SpringFit] {
    let samples = thinned(samples)
    guard let first = samples.first, let last = samples.last else { return [] }
    let length = last.time - first.time
    let starts = starts(of: samples, after: origin)
    var best: [(motion: SpringFit, error: Double)] = []
    for ratio in dampingRatios {
      var found: (motion: SpringFit, error: Double)?
      for response in responses where response < 4 * length {
        let spring = Spring(response: response, dampingRatio: ratio)
        for start in starts {
          let solved =
            origin.map { continuation(through: samples, start: start, spring, of: $0) }
            ?? motion(through: samples, start: start, spring)
          guard let solved else { continue }
          if solved.error < found?.error ?? .infinity { found = solved }
        }
      }
      if let found { best.append(found) }
    }
    return best.sorted { $0.error < $1.error }.prefix(mostCandidates).map(\.motion)
  }

  /// Times at which the motion may begin: before most of the movement; after another motion, near
  /// the first sample.
  private static func starts(of samples: [MotionSample], after origin: SpringFit?) -> [Double] {
    let positions = samples.map(\.position)
    guard let low = positions.min(), let high = positions.max(), let first = samples.first else {
      return []
    }
    if origin != nil { return [first.time] }
    let begin = samples[0].position
    let moved = samples.firstIndex { abs($0.position - begin) > 0.6 * (high - low) }
    let range = samples[...(moved ?? samples.count - 1)]
    let stride = max(1, range.count / mostStarts)
    return range.indices.reversed().enumerated().filter { $0.offset.isMultiple(of: stride) }
      .map { samples[$0.element].time }
  }

  /// The motion with a given start and spring whose ends are nearest by linear least squares, and
  /// its squared error; `nil` if the samples are on one side of the motion.
  private static func motion(
    through samples: [MotionSample], start: Double, _ spring: Spring
  ) -> (motion: SpringFit, error: Double)? {
    let values = samples.map { spring.stepResponse(at: $0.time - start).value }
    let count = Double(samples.count)
    let meanValue = values.reduce(0, +) / count
    let mean = samples.reduce(0) { $0 + $1.position } / count
    var (variance, covariance) = (0.0, 0.0)
    for (sample, value) in zip(samples, values) {
      variance += (value - meanValue) * (value - meanValue)
      covariance += (value - meanValue) * (sample.position - mean)
    }
    guard variance > 1e-9 else { return nil }
    let travel = covariance / variance
    let from = mean - travel * meanValue
    let error = zip(samples, values).reduce(0) { error, pair in
      let residual = pair.0.position - mean - travel * (pair.1 - meanValue)
      return error + residual * residual
    }
    return (SpringFit(start: start, spring: spring, from: from, to: from + travel), error)
  }

  /// The motion that continues another one at a time, with the end that is nearest.
  private static func continuation(
    through samples: [MotionSample], start: Double, _ spring: Spring, of origin: SpringFit
  ) -> (motion: SpringFit, error: Double)? {
    let begin = origin.state(at: start)
    // The position is linear in the end.
    let (rest, unit) = (
      samples.map { spring.state(at: $0.time - start, from: begin, to: 0).value },
      samples.map { spring.stepResponse(at: $0.time - start).value }
    )
    let square = unit.reduce(0) { $0 + $1 * $1 }
    guard square > 1e-9 else { return nil }
    let to =
      samples.indices.reduce(0) { $0 + unit[$1] * (samples[$1].position - rest[$1]) } / square
    let error = samples.indices.reduce(0) { sum, index in
      let residual = samples[index].position - rest[index] - to * unit[index]
      return sum + residual * residual
    }
    let fit = SpringFit(
      start: start, spring: spring, from: begin.value, to: to, velocity: begin.velocity)
    return (fit, error)
  }
}
