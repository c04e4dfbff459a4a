import Controls
import Glibc

/// A search for the motions that are nearest to measured positions, on a grid of springs and
/// starts.
struct SpringSearch {
  struct Candidate {
    var start: Double
    var spring: Spring
    var error: Double
  }

  /// A grid with steps of a quarter, and its candidates for the refinement. chosen
  private static let (responses, dampingRatios) = (
    (0..<34).map { 0.015 * pow(1.25, Double($0)) },
    [0.05, 0.1, 0.2, 0.3, 0.45, 0.6, 0.75, 0.9, 1.1, 1.4, 1.8, 2.4, 3.2, 4.5, 6.5, 10]
  )

  /// Samples and starts of the search. chosen
  private static let (mostSamples, mostStarts, mostCandidates) = (160, 48, 8)

  private let samples: [SpringFit.Sample]

  init(_ samples: [SpringFit.Sample]) { self.samples = Self.thinned(samples) }

  /// At most so many samples: half of them evenly in time, and half evenly in the movement.
  private static func thinned(_ samples: [SpringFit.Sample]) -> [SpringFit.Sample] {
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

  /// The best candidates, at most one for each damping ratio.
  var candidates: [Candidate] {
    guard let first = samples.first, let last = samples.last else { return [] }
    let length = last.time - first.time
    let stride = max(1, samples.count / Self.mostStarts)
    let starts = samples.indices.filter { $0.isMultiple(of: stride) }.map { samples[$0].time }
    var best: [Candidate] = []
    for ratio in Self.dampingRatios {
      var found: Candidate?
      for response in Self.responses where response < 4 * length {
        let spring = Spring(response: response, dampingRatio: ratio)
        for start in starts {
          guard let ends = LinearEnds(samples, start: start, spring: spring) else { continue }
          if ends.error < found?.error ?? .infinity {
            found = Candidate(start: start, spring: spring, error: ends.error)
          }
        }
      }
      if let found { best.append(found) }
    }
    return Array(best.sorted { $0.error < $1.error }.prefix(Self.mostCandidates))
  }
}

/// The ends of a motion with a given start and spring, by linear least squares.
struct LinearEnds {
  let from, to, error: Double

  /// `nil` if the samples are on one side of the motion.
  init?(_ samples: [SpringFit.Sample], start: Double, spring: Spring) {
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
    from = mean - travel * meanValue
    to = from + travel
    var error = 0.0
    for (sample, value) in zip(samples, values) {
      let residual = sample.position - mean - travel * (value - meanValue)
      error += residual * residual
    }
    self.error = error
  }
}
