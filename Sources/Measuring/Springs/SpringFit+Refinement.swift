import Controls
import Glibc

extension SpringFit {
  /// The weight that keeps harmonics small where positions do not determine them. chosen
  private static let restraint = 0.2

  /// Steps of the refinement. chosen
  private static let mostSteps = 100

  /// The motion after steps of Levenberg and Marquardt over all unknowns, of which response and
  /// damping ratio are changed by factors, and its squared error.
  func refined(
    to samples: [Sample], _ harmonicCount: Int
  ) -> (fit: SpringFit, error: Double) {
    var fit = self
    fit.harmonics = Array(repeating: 0, count: harmonicCount)
    var (error, damping) = (fit.error(to: samples), 1e-3)
    for _ in 0..<Self.mostSteps {
      let equations = fit.equations(for: samples)
      var isBetter = false
      let last = error
      while !isBetter, damping < 1e10 {
        if let next = equations.solution(damping: damping).flatMap(fit.moved) {
          let nextError = next.error(to: samples)
          isBetter = nextError < error
          if isBetter { (fit, error) = (next, nextError) }
        }
        damping *= isBetter ? 0.2 : 5
      }
      if !isBetter || last - error < 1e-10 * last { break }
    }
    return (fit, error)
  }

  private func error(to samples: [Sample]) -> Double {
    harmonics.reduce(0) { $0 + Self.restraint * $1 * $1 }
      + samples.reduce(0) { error, sample in
        let residual = sample.position - measured(at: sample.time)
        return error + residual * residual
      }
  }

  /// The equations of a step: start, logarithms of response and damping ratio, ends, harmonics.
  private func equations(for samples: [Sample]) -> NormalEquations {
    let unknowns = 0..<(5 + harmonics.count)
    var right = unknowns.map { _ in 0.0 }
    var rows = unknowns.map { _ in right }
    let change = 1e-4
    var (more, less) = (spring, spring)
    more.dampingRatio *= exp(change)
    less.dampingRatio *= exp(-change)
    let travel = to - from
    for sample in samples {
      let time = sample.time - start
      let state = spring.stepResponse(at: time)
      let slope =
        (more.stepResponse(at: time).value - less.stepResponse(at: time).value) / (2 * change)
      let position = from + travel * state.value
      let speed = travel * state.velocity
      let gain = gain(at: position)
      let derivatives =
        [-speed, -speed * max(0, time), travel * slope, 1 - state.value, state.value]
        .map { $0 * gain } + waves(at: position)
      let residual = sample.position - measured(at: sample.time)
      for row in unknowns {
        for column in unknowns { rows[row][column] += derivatives[row] * derivatives[column] }
        right[row] += derivatives[row] * residual
      }
    }
    for (index, amplitude) in harmonics.enumerated() {
      rows[5 + index][5 + index] += Self.restraint
      right[5 + index] -= Self.restraint * amplitude
    }
    return NormalEquations(rows: rows, right: right)
  }

  /// The values of the harmonics at a position in pixels.
  private func waves(at position: Double) -> [Double] {
    harmonics.indices.map { sin(2 * .pi * Double($0 + 1) * position) }
  }

  /// The change of a measured position with the true one.
  private func gain(at position: Double) -> Double {
    harmonics.enumerated().reduce(1) { gain, harmonic in
      let frequency = 2 * .pi * Double(harmonic.offset + 1)
      return gain + harmonic.element * frequency * cos(frequency * position)
    }
  }

  /// The position that is measured at a time, with the error of the interpolation.
  private func measured(at time: Double) -> Double {
    let position = position(at: time)
    return position + zip(harmonics, waves(at: position)).reduce(0) { $0 + $1.0 * $1.1 }
  }

  /// The motion after a step; `nil` if it leaves what can be computed.
  private func moved(by step: [Double]) -> SpringFit? {
    var fit = self
    fit.spring.response *= exp(min(max(step[1], -1), 1))
    fit.spring.dampingRatio *= exp(min(max(step[2], -1), 1))
    guard (1e-4...1e5).contains(fit.spring.response), (1e-3...1e3).contains(fit.spring.dampingRatio)
    else { return nil }
    fit.start += min(max(step[0], -spring.response), spring.response)
    fit.from += step[3]
    fit.to += step[4]
    for index in harmonics.indices { fit.harmonics[index] += step[5 + index] }
    return fit
  }
}
