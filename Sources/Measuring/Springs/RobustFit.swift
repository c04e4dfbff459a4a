import Glibc

/// Positions at times, with what is known about their errors.
struct MotionSample: Hashable, Sendable {
  /// In seconds.
  var time: Double
  /// In pixels, relative to the scene.
  var position: Double
  /// The standard deviation of the position, in pixels.
  var deviation: Double
  /// The position on the probe, in pixels, on which the error of the interpolation depends.
  var place: Double
}

/// Nonlinear least squares with a robust loss. spec: docs/spec/recordings.md#estimator
///
/// Levenberg and Marquardt's method with Huber's loss: a position counts by its square up to a
/// distance, which follows from the residuals, and linearly above it. Further unknowns are the
/// harmonics of the error of linear interpolation between pixels, in the limits that it can have.
struct RobustFit {
  private(set) var parameters: [Double]
  /// Amplitudes of sines of the place between two pixels, in pixels.
  private(set) var harmonics: [Double]
  /// The distances of the positions from the model, in pixels, without the harmonics.
  private(set) var residuals: [Double] = []
  private(set) var cost = Double.infinity
  /// The scale of the residuals, in deviations.
  private(set) var scale = 1.0

  private let samples: [MotionSample]
  private let waves: [[Double]]
  private let model: ([Double]) -> [Double]?
  private let steps: [Double]

  /// The largest error of a linear interpolation, and its usual harmonics, in pixels.
  static let largestError = 0.09
  private static let usualHarmonics = [0.05, 0.02, 0.01]

  /// The distance from which on Huber's loss is linear, in deviations. source: Huber, Robust
  /// Statistics, 1981
  private static let bend = 1.345

  /// The least part of a residual that the fit leaves. chosen
  private static let leastLeft = 0.1

  /// Rounds of a new scale, and steps in each. chosen
  private static let (rounds, mostSteps) = (4, 40)

  /// Minimizes from starting values; `nil` if the model cannot be computed there.
  ///
  /// - Parameters:
  ///   - steps: Small changes of the parameters, for derivatives.
  ///   - isInterpolated: Whether positions have the error of linear interpolation.
  ///   - model: The positions for parameters; `nil` outside of what can be computed.
  init?(
    _ samples: [MotionSample], from parameters: [Double], steps: [Double], isInterpolated: Bool,
    rounds: Int = rounds, model: @escaping ([Double]) -> [Double]?
  ) {
    self.samples = samples
    (self.parameters, self.steps, self.model) = (parameters, steps, model)
    let count = isInterpolated ? Self.usualHarmonics.count : 0
    harmonics = Array(repeating: 0, count: count)
    waves = samples.map { sample in
      (0..<count).map { sin(2 * .pi * Double($0 + 1) * sample.place) }
    }
    guard let start = residuals(of: parameters, harmonics) else { return nil }
    residuals = start
    for _ in 0..<rounds {
      scale = spread()
      cost = loss(residuals, harmonics)
      minimize()
    }
    limitHarmonics()
  }

  private func residuals(of parameters: [Double], _ harmonics: [Double]) -> [Double]? {
    guard let positions = model(parameters) else { return nil }
    return samples.indices.map { index in
      var residual = samples[index].position - positions[index]
      for (amplitude, wave) in zip(harmonics, waves[index]) { residual -= amplitude * wave }
      return residual
    }
  }

  /// The typical residual, in deviations.
  private func spread() -> Double {
    max(0.3, MotionNoise.typicalDeviation(of: zip(residuals, samples).map { $0 / $1.deviation }))
  }

  private func loss(_ residuals: [Double], _ harmonics: [Double]) -> Double {
    var sum = 0.0
    for (residual, sample) in zip(residuals, samples) {
      let distance = abs(residual) / (sample.deviation * scale)
      sum +=
        distance <= Self.bend
        ? distance * distance : Self.bend * (2 * distance - Self.bend)
    }
    for (amplitude, usual) in zip(harmonics, Self.usualHarmonics) {
      sum += amplitude * amplitude / (usual * usual)
    }
    return sum
  }

  /// The equations of a step, with the weights of the residuals.
  private func equations() -> NormalEquations? {
    columns().map { equations($0) { weight, _, _ in weight } }
  }

  /// The derivatives of all positions by each parameter.
  private func columns() -> [[Double]]? {
    var columns: [[Double]] = []
    for index in parameters.indices {
      var (more, less) = (parameters, parameters)
      more[index] += steps[index]
      less[index] -= steps[index]
      let (above, below) = (model(more), model(less))
      guard let upper = above ?? model(parameters), let lower = below ?? model(parameters) else {
        return nil
      }
      let width = (above == nil ? 0 : steps[index]) + (below == nil ? 0 : steps[index])
      if width == 0 { return nil }
      columns.append(zip(upper, lower).map { ($0 - $1) / width })
    }
    return columns
  }

  /// The sums over all samples; `change` makes another weight of that of a squared residual.
  private func equations(
    _ columns: [[Double]],
    _ change: (_ weight: Double, _ residual: Double, _ derivatives: [Double]) -> Double
  ) -> NormalEquations {
    let count = parameters.count + harmonics.count
    var rows = [[Double]](repeating: [Double](repeating: 0, count: count), count: count)
    var right = [Double](repeating: 0, count: count)
    for (index, sample) in samples.enumerated() {
      let unit = sample.deviation * scale
      let distance = abs(residuals[index]) / unit
      let usual = (distance <= Self.bend ? 1 : Self.bend / distance) / (unit * unit)
      let derivatives = columns.map { $0[index] } + waves[index]
      let weight = change(usual, residuals[index], derivatives)
      for row in 0..<count where derivatives[row] != 0 {
        let weighted = weight * derivatives[row]
        for column in 0..<count { rows[row][column] += weighted * derivatives[column] }
        right[row] += weighted * residuals[index]
      }
    }
    for (index, amplitude) in harmonics.enumerated() {
      let (place, usual) = (parameters.count + index, Self.usualHarmonics[index])
      rows[place][place] += 1 / (usual * usual)
      right[place] -= amplitude / (usual * usual)
    }
    return NormalEquations(rows: rows, right: right)
  }

  private mutating func minimize() {
    var damping = 1e-3
    for _ in 0..<Self.mostSteps {
      guard let equations = equations() else { return }
      let last = cost
      var isBetter = false
      while !isBetter, damping < 1e9 {
        if let step = equations.solution(damping: damping) {
          let next = zip(parameters, step).map { $0 + $1 }
          let waves = zip(harmonics, step.dropFirst(next.count)).map { $0 + $1 }
          if let residuals = residuals(of: next, waves) {
            let cost = loss(residuals, waves)
            if cost < self.cost {
              isBetter = true
              (parameters, harmonics, self.residuals, self.cost) = (next, waves, residuals, cost)
            }
          }
        }
        damping = isBetter ? max(damping * 0.2, 1e-9) : damping * 5
      }
      if !isBetter || last - cost < 1e-9 * last { break }
    }
  }

  /// Makes the harmonics' sum as small as the error that they describe.
  private mutating func limitHarmonics() {
    let sum = harmonics.reduce(0) { $0 + abs($1) }
    if sum <= Self.largestError { return }
    harmonics = harmonics.map { $0 * Self.largestError / sum }
    residuals = residuals(of: parameters, harmonics) ?? residuals
  }

  /// The standard deviations of the parameters, from the curvature and from the residuals, which
  /// may be larger in motion than at rest; `nil` if the parameters are not determined.
  ///
  /// A residual counts more the more the fit follows its sample.
  ///
  /// source: Huber, Robust Statistics, 1981: the covariance of an estimate by a robust loss;
  /// MacKinnon and White, Journal of Econometrics 29, 1985: HC2
  func deviations() -> [Double]? {
    guard let columns = columns() else { return nil }
    let curvature = equations(columns) { weight, _, _ in weight }
    func solution(_ right: [Double]) -> [Double]? {
      NormalEquations(rows: curvature.rows, right: right).solution(damping: 0)
    }
    // Residuals below the usual ones are no better than those.
    let spread = equations(columns) { weight, residual, derivatives in
      let pull = solution(derivatives).map { zip($0, derivatives).reduce(0) { $0 + $1.0 * $1.1 } }
      let left = max(1 - weight * (pull ?? 0), Self.leastLeft)
      return max(weight, weight * weight * residual * residual / left)
    }
    var deviations: [Double] = []
    for index in parameters.indices {
      let unit = curvature.right.indices.map { $0 == index ? 1.0 : 0 }
      guard let column = solution(unit) else { return nil }
      let variance = column.indices.reduce(0.0) { sum, row in
        sum + column[row] * zip(spread.rows[row], column).reduce(0) { $0 + $1.0 * $1.1 }
      }
      deviations.append(variance.squareRoot())
    }
    return deviations
  }
}
