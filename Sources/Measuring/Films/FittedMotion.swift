import Controls
import Glibc
import Support

/// A motion of a film, and whether it follows a spring. spec: docs/spec/recordings.md#motions
struct FittedMotion: Sendable {
  var fit: SpringFit
  /// The times between which positions were used, in seconds.
  var time: ClosedRange<Double>
  var samples: [MotionSample]
  /// The reason for which the motion follows no spring; `nil` if it does.
  var reason: String?
  var curve: CurveFit?
  /// The number of positions that repeat the one before, as the spring shows; they are no samples.
  var duplicates = 0
  /// The motions with the same spring that were fitted together, the first one included, each with
  /// the time from which on it is used; one by itself otherwise.
  fileprivate(set) var parts: [(begin: Double, fit: SpringFit)]

  init(_ fit: SpringFit, _ samples: [MotionSample]) {
    (self.fit, self.samples) = (fit, samples)
    let first = samples.first?.time ?? 0
    time = first...max(first, samples.last?.time ?? 0)
    parts = [(first, fit)]
  }

  /// Whether the motion is a spring, in words.
  var verdict: String {
    // Another curve may be a spring whose end is missing.
    if let curve, let name = curve.name {
      return "No spring: \(name), \(curve.duration.text(places: 2)) s"
    }
    if let reason { return reason.sentenceCased }
    let percent = 100 * max(fit.responseError, fit.dampingError)
    return "A spring, ± \(max(percent, 0.1).text(places: percent < 1 ? 1 : 0)) %"
  }

  /// The position at a time, in pixels.
  func position(at time: Double) -> Double {
    (parts.last { $0.begin <= time } ?? parts[0]).fit.position(at: time)
  }

  /// The root of the mean squared distance of the positions, and the largest one, in points.
  func residual(scale: Double) -> (rms: Double, max: Double) {
    let errors = samples.map { ($0.position - position(at: $0.time)) / scale }
    return (MotionNoise.mean(errors), errors.map(abs).max() ?? 0)
  }

  /// The measurements in the order of the spec; `length` is that of the probe, in pixels.
  func members(among tokens: [SpringToken], scale: Double, length: Double) -> [JSON.Member] {
    func end(_ position: Double) -> JSON { .measured(min(max(position, 0), length) / scale) }
    let residual = residual(scale: scale)
    let spring = fit.spring
    var members: [JSON.Member] = [
      .init("from", end(fit.from)), .init("to", end(fit.to)), .init("start", .measured(fit.start)),
      .init("response", .measured(spring.response)),
      .init("damping", .measured(spring.dampingRatio)),
      .init("responseError", .measured(fit.responseError * spring.response)),
      .init("dampingError", .measured(fit.dampingError * spring.dampingRatio)),
    ]
    if fit.velocity != 0 { members.append(.init("velocity", .measured(fit.velocity / scale))) }
    if parts.count > 1 { members.append(.init("motions", parts.count)) }
    members += [
      .init(
        "time",
        .object([
          .init("from", .measured(time.lowerBound)), .init("to", .measured(time.upperBound)),
        ])),
      .init(
        "residual",
        .object([.init("rms", .measured(residual.rms)), .init("max", .measured(residual.max))])),
      .init("fits", reason == nil),
    ]
    if let reason { members.append(.init("reason", reason)) }
    if let curve { members.append(.init("curve", curve.json(scale: scale))) }
    let like = reason == nil ? SpringToken.nearest(to: spring, among: tokens) : nil
    members.append(.init("like", like?.json ?? .null))
    return members
  }

  /// The motions of each direction with one spring, in the order of their first ones.
  static func joined(_ motions: [FittedMotion], _ split: MotionSplit) -> [FittedMotion] {
    let directions = [true, false].map { isForward in
      motions.filter { ($0.fit.to > $0.fit.from) == isForward }
    }
    let joined = directions.filter { !$0.isEmpty }.map { alike in
      alike.count == 1 ? alike[0] : split.joined(alike) ?? alike[0]
    }
    return joined.sorted { $0.fit.start < $1.fit.start }
  }
}

extension CurveFit {
  fileprivate func json(scale: Double) -> JSON {
    .object([
      .init("name", name.map { .string($0) } ?? .null),
      .init("controlPoints", .array(points.map { .measured($0) })),
      .init("duration", .measured(duration)), .init("start", .measured(start)),
      .init("from", .measured(from / scale)), .init("to", .measured(to / scale)),
      .init("rms", .measured(rms / scale)),
    ])
  }
}

extension MotionSplit {
  /// One spring for several motions, each with its own start and ends.
  func joined(_ motions: [FittedMotion]) -> FittedMotion? {
    let samples = motions.flatMap(\.samples)
    let owners = motions.enumerated().flatMap { index, motion in motion.samples.map { _ in index } }
    let logs = motions.map { (log($0.fit.spring.response), log($0.fit.spring.dampingRatio)) }
    let count = Double(motions.count)
    let shared = [logs.reduce(0) { $0 + $1.0 } / count, logs.reduce(0) { $0 + $1.1 } / count]
    let own = motions.flatMap { [$0.fit.start, $0.fit.from, $0.fit.to] }
    func fits(_ parameters: [Double]) -> [SpringFit]? {
      let spring = Spring(response: exp(parameters[0]), dampingRatio: exp(parameters[1]))
      guard (1e-4...1e5).contains(spring.response), (1e-3...1e3).contains(spring.dampingRatio)
      else { return nil }
      return motions.indices.map { index in
        let part = parameters[(2 + 3 * index)..<(5 + 3 * index)]
        return SpringFit(
          start: part[part.startIndex], spring: spring, from: part[part.startIndex + 1],
          to: part[part.startIndex + 2], velocity: motions[index].fit.velocity)
      }
    }
    let steps = [1e-4, 1e-4] + motions.flatMap { _ in [1e-5, 1e-4, 1e-4] }
    let fit = RobustFit(
      samples, from: shared + own, steps: steps, isInterpolated: isInterpolated
    ) { parameters in
      fits(parameters).map { fits in
        samples.indices.map { fits[owners[$0]].position(at: samples[$0].time) }
      }
    }
    guard let fit, var repeats = fits(fit.parameters) else { return nil }
    let deviations = fit.deviations() ?? [.infinity, .infinity]
    for index in repeats.indices {
      repeats[index].harmonics = fit.harmonics
      repeats[index].responseError = 1.96 * deviations[0]
      repeats[index].dampingError = 1.96 * deviations[1]
    }
    var joined = FittedMotion(repeats[0], samples)
    joined.duplicates = motions.reduce(0) { $0 + $1.duplicates }
    joined.parts = zip(motions, repeats).map { ($0.time.lowerBound, $1) }
    let moving = repeats.indices.flatMap { index in
      let start = owners.firstIndex(of: index) ?? 0
      return repeats[index].moving(motions[index].samples).map { $0 + start }
    }
    joined.reason = reason(repeats[0], samples, fit.residuals, moving)
    return joined
  }
}
