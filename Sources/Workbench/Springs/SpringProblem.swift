import Controls
import Glibc

/// The least-squares problem of a spring that follows positions.
///
/// A position that is interpolated linearly between pixels is up to 0.09 px off, by an amount that
/// depends on its place between them. Over short ways this changes the spring by several percent,
/// so the first harmonics of the error are further unknowns.
struct SpringProblem {
  struct Motion {
    var start: Double
    var spring: Spring
    var from, to: Double
    /// The amplitudes of the harmonics, in pixels.
    var harmonics: [Double]
  }

  private let samples: [SpringFit.Sample]
  private let harmonicCount: Int

  /// The harmonics' number, and the weight that keeps them small where positions do not determine
  /// them. chosen
  private static let (usualHarmonicCount, restraint) = (3, 0.2)

  /// Steps of the refinement. chosen
  private static let mostSteps = 100

  init(_ samples: [SpringFit.Sample], isInterpolated: Bool) {
    self.samples = samples
    harmonicCount = isInterpolated ? Self.usualHarmonicCount : 0
  }

  /// A motion without harmonics whose ends are solved for; `nil` if they are not determined.
  func motion(start: Double, spring: Spring) -> Motion? {
    LinearEnds(samples, start: start, spring: spring).map {
      Motion(
        start: start, spring: spring, from: $0.from, to: $0.to,
        harmonics: Array(repeating: 0, count: harmonicCount))
    }
  }

  func error(of motion: Motion) -> Double {
    motion.harmonics.reduce(0) { $0 + Self.restraint * $1 * $1 }
      + samples.reduce(0) { error, sample in
        let residual = sample.position - motion.measured(at: sample.time)
        return error + residual * residual
      }
  }

  /// The motion after steps of Levenberg and Marquardt over all unknowns, of which response and
  /// damping ratio are changed by factors.
  func refined(_ motion: Motion) -> (motion: Motion, error: Double) {
    var (motion, error, damping) = (motion, error(of: motion), 1e-3)
    for _ in 0..<Self.mostSteps {
      let equations = equations(at: motion)
      var isBetter = false
      let last = error
      while !isBetter, damping < 1e10 {
        if let next = equations.solution(damping: damping).flatMap(motion.moved) {
          let nextError = self.error(of: next)
          isBetter = nextError < error
          if isBetter { (motion, error) = (next, nextError) }
        }
        damping *= isBetter ? 0.2 : 5
      }
      if !isBetter || last - error < 1e-10 * last { break }
    }
    return (motion, error)
  }

  /// The equations of a step: start, logarithms of response and damping ratio, ends, harmonics.
  private func equations(at motion: Motion) -> NormalEquations {
    var equations = NormalEquations(size: 5 + harmonicCount)
    let change = 1e-4
    var (more, less) = (motion.spring, motion.spring)
    more.dampingRatio *= exp(change)
    less.dampingRatio *= exp(-change)
    let travel = motion.to - motion.from
    for sample in samples {
      let time = sample.time - motion.start
      let state = motion.spring.stepResponse(at: time)
      let slope =
        (more.stepResponse(at: time).value - less.stepResponse(at: time).value) / (2 * change)
      let position = motion.from + travel * state.value
      let speed = travel * state.velocity
      let gain = motion.gain(at: position)
      let derivatives = [
        -speed, -speed * max(0, time), travel * slope, 1 - state.value, state.value,
      ]
      equations.add(
        derivatives.map { $0 * gain } + motion.waves(at: position),
        sample.position - motion.measured(at: sample.time))
    }
    for (index, amplitude) in motion.harmonics.enumerated() {
      equations.restrain(5 + index, to: -amplitude, weight: Self.restraint)
    }
    return equations
  }
}

extension SpringProblem.Motion {
  /// The values of the harmonics at a position in pixels.
  func waves(at position: Double) -> [Double] {
    harmonics.indices.map { sin(2 * .pi * Double($0 + 1) * position) }
  }

  /// The change of a measured position with the true one.
  func gain(at position: Double) -> Double {
    harmonics.enumerated().reduce(1) { gain, harmonic in
      let frequency = 2 * .pi * Double(harmonic.offset + 1)
      return gain + harmonic.element * frequency * cos(frequency * position)
    }
  }

  /// The position that is measured at a time, with the error of the interpolation.
  func measured(at time: Double) -> Double {
    let position = from + (to - from) * spring.stepResponse(at: time - start).value
    return position + zip(harmonics, waves(at: position)).reduce(0) { $0 + $1.0 * $1.1 }
  }

  /// The motion after a step; `nil` if it leaves what can be computed.
  func moved(by step: [Double]) -> SpringProblem.Motion? {
    var motion = self
    motion.spring.response *= exp(min(max(step[1], -1), 1))
    motion.spring.dampingRatio *= exp(min(max(step[2], -1), 1))
    guard (1e-4...1e5).contains(motion.spring.response),
      (1e-3...1e3).contains(motion.spring.dampingRatio)
    else { return nil }
    motion.start += min(max(step[0], -spring.response), spring.response)
    motion.from += step[3]
    motion.to += step[4]
    for index in harmonics.indices { motion.harmonics[index] += step[5 + index] }
    return motion
  }
}
