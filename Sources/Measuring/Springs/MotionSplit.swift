import Controls
import Support

/// Tells the motions of a film apart by rest, and by turns.
struct MotionSplit {
  let samples: [MotionSample]
  let bounds: ClosedRange<Double>
  let isInterpolated: Bool

  /// Positions of a rest, and pixels in which they lie. chosen
  private static let (restCount, restRange) = (4, 0.4)

  /// The shortest way of a motion, in pixels. chosen
  static let leastTravel = 1.0

  /// The noise of the positions, in pixels.
  private let noise: Double
  /// The way up to which positions are at rest, in pixels.
  private let range: Double
  /// Whether each position belongs to a rest.
  private let isRest: [Bool]

  init(_ samples: [MotionSample], within bounds: ClosedRange<Double>, isInterpolated: Bool) {
    let noise = MotionNoise.deviation(of: samples.map(\.position))
    (self.bounds, self.isInterpolated, self.noise) = (bounds, isInterpolated, noise)
    // A position far from the two before and the two after it, which agree, is of another edge.
    let limit = max(2, 8 * noise)
    self.samples = samples.indices.filter { index in
      let near = samples[max(0, index - 2)...min(samples.count - 1, index + 2)]
        .filter { $0 != samples[index] }.map(\.position)
      guard let low = near.min(), let high = near.max(), high - low < limit else { return true }
      return (low - limit...high + limit).contains(samples[index].position)
    }.map { samples[$0] }
    range = max(Self.restRange, 6 * noise)
    isRest = Self.rests(of: self.samples.map(\.position), within: range)
  }

  /// The motions in their order; none if nothing moves.
  func motions() throws -> [FittedMotion] {
    let (parts, jumps) = (movingParts(), jumps())
    var motions: [FittedMotion] = []
    var begin = 0
    for (index, part) in parts.enumerated() {
      try Task.checkCancellation()
      let next = index + 1 < parts.count ? parts[index + 1].lowerBound : samples.count
      let jump = jumps.last { $0 > begin && $0 <= part.lowerBound }
      let limits =
        (jump ?? begin)..<min(next, jumps.first { $0 >= part.upperBound } ?? next)
      let last = jump == nil ? motions.last : nil
      let swing = last.map { self.swing(part, of: $0) } ?? .infinity
      let isNear = index > 0 && part.lowerBound - parts[index - 1].upperBound < Self.shortRest
      if swing < Self.largestSwing, let last,
        let whole = fitted(last.samples + rest(after: last, until: limits.upperBound)),
        whole.reason == nil || isNear && swing <= Self.smallestMotion
      {
        motions[motions.count - 1] = whole
        motions[motions.count - 1].duplicates += last.duplicates
      } else if swing > Self.smallestMotion {
        let (settled, left) =
          last.map { ends(of: $0, in: limits, before: part) } ?? (limits.lowerBound, .max)
        let continued =
          left - settled < Self.restCount
          ? last.flatMap { continuation(of: $0, in: left..<limits.upperBound) } : nil
        let places = padded(part, settled..<limits.upperBound)
        motions += continued.map { [$0] } ?? split(Array(samples[places]), limit: 4)
      }
      begin = min(part.upperBound, limits.upperBound)
    }
    return motions
  }

  /// The way of a swing around an end after a short rest, as a part of the motion's way, and the
  /// way below which a part is no motion of its own. chosen
  private static let (largestSwing, smallestMotion) = (0.95, 0.25)

  /// The way in a part, as a part of the way of the motion before it.
  private func swing(_ part: Range<Int>, of motion: FittedMotion) -> Double {
    let positions = samples[part].map(\.position)
    let way = (positions.max() ?? 0) - (positions.min() ?? 0)
    return way / abs(motion.fit.to - motion.fit.from)
  }

  /// Positions of a rest that may be the slow part of a turn. chosen
  private static let shortRest = 6

  /// The distance from its end within which a motion is settled, in pixels. chosen
  private static let settledDistance = 0.1

  /// The index from which on a spring is settled, and the one from which on positions leave it.
  ///
  /// The next motion begins from rest only if there are positions between the two: others belong to
  /// the overshoot of the spring.
  private func ends(
    of motion: FittedMotion, in limits: Range<Int>, before part: Range<Int>
  ) -> (settled: Int, left: Int) {
    if motion.reason != nil { return (limits.lowerBound, .max) }
    let fit = motion.fit
    let distance = Self.settledDistance / abs(fit.to - fit.from)
    let time = fit.start + fit.spring.settlingTime(within: distance)
    let far = fit.residuals(of: samples).map { abs($0) > range }
    // A single wrong position leaves no motion.
    let left = limits.dropLast().first { far[$0] && far[$0 + 1] } ?? part.lowerBound
    let last = max(limits.lowerBound, left - 1)
    let settled = limits.first { samples[$0].time >= time } ?? last
    return (min(settled, last), last)
  }

  /// The motion that continues another one with its velocity, if it is a spring.
  private func continuation(of motion: FittedMotion, in places: Range<Int>) -> FittedMotion? {
    let turned = fitted(Array(samples[places]), after: motion.fit)
    return turned?.reason == nil ? turned : nil
  }

  private func rest(after motion: FittedMotion, until end: Int) -> [MotionSample] {
    samples[..<end].filter { $0.time > motion.time.upperBound }
  }

  private static func rests(of positions: [Double], within range: Double) -> [Bool] {
    var isRest = [Bool](repeating: false, count: positions.count)
    for index in stride(from: 0, through: positions.count - restCount, by: 1) {
      let part = positions[index..<(index + restCount)]
      guard let low = part.min(), let high = part.max(), high - low <= range else { continue }
      for place in index..<(index + restCount) { isRest[place] = true }
    }
    return isRest
  }

  /// The indices at which a rest follows another one at a distance.
  private func jumps() -> [Int] {
    samples.indices.dropFirst().filter { index in
      isRest[index - 1] && isRest[index]
        && abs(samples[index].position - samples[index - 1].position) > leastWay
    }
  }

  /// The shortest way of a motion beside the noise, in pixels.
  private var leastWay: Double { max(Self.leastTravel, 2 * range) }

  /// The indices between rests with movement.
  func movingParts() -> [Range<Int>] {
    let count = samples.count
    var parts: [Range<Int>] = []
    var index = 0
    while index < count {
      if isRest[index] {
        index += 1
        continue
      }
      let end = isRest[index...].firstIndex(of: true) ?? count
      // The positions beside a part belong to rests, from which it moves.
      let part = max(0, index - 1)..<min(count, end + 1)
      let positions = samples[part].map(\.position)
      if (positions.max() ?? 0) - (positions.min() ?? 0) > leastWay {
        parts.append(part)
      }
      index = end
    }
    return parts
  }

  /// The part with rests before and after it, which are not longer than they have to be.
  private func padded(_ part: Range<Int>, _ limits: Range<Int>) -> Range<Int> {
    let rest = max(30, 2 * part.count)
    return max(
      limits.lowerBound, part.lowerBound - rest)..<min(limits.upperBound, part.upperBound + rest)
  }

  /// One motion, or several with turns if they follow springs and one does not.
  private func split(_ samples: [MotionSample], limit: Int) -> [FittedMotion] {
    guard let whole = fitted(samples) else { return [] }
    if whole.reason == nil || limit == 1 || samples.count < 16 { return [whole] }
    guard let parts = turned(samples, limit: limit) else { return [whole] }
    return parts
  }

  /// The motions before and after the turn at which both follow springs best.
  private func turned(_ samples: [MotionSample], limit: Int) -> [FittedMotion]? {
    var best: (parts: [FittedMotion], error: Double)?
    for place in turns(in: samples) {
      let (before, after) = (Array(samples[..<place]), Array(samples[place...]))
      guard before.count >= 8, after.count >= 8, let first = fitted(before, isTurned: true),
        first.reason == nil,
        let second = fitted(after, after: first.fit)
      else { continue }
      let errors = first.fit.residuals(of: before) + second.fit.residuals(of: after)
      let error = errors.reduce(0) { $0 + min(abs($1), 3) }
      if error < best?.error ?? .infinity { best = ([first, second], error) }
    }
    guard let best, best.parts[1].reason == nil else { return nil }
    return best.parts
  }

  /// Indices at which the motion may have got another end: within the way to a reversal.
  private func turns(in samples: [MotionSample]) -> [Int] {
    let range = 2 * max(Self.leastTravel, 6 * noise)
    var reversals: [Int] = []
    var (extreme, direction) = (0, 0.0)
    for index in samples.indices {
      let step = samples[index].position - samples[extreme].position
      if direction == 0 {
        if abs(step) > range { (direction, extreme) = (step, index) }
      } else if step * direction >= 0 {
        extreme = index
      } else if abs(step) > range {
        reversals.append(extreme)
        (direction, extreme) = (step, index)
      }
    }
    return Set(reversals.flatMap { ($0 - 12)...($0 + 1) }).sorted().filter {
      $0 >= 4 && $0 < samples.count - 4
    }
  }
}
