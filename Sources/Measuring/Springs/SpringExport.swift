import Controls
import Support

/// A language for springs. spec: docs/spec/measuring.md#springs
public enum SpringDialect: String, CaseIterable, Sendable {
  /// An object with all numbers of the spring.
  case json
  /// Two lines for SwiftUI, and one for UIKit.
  case swiftui, uikit
  /// A duration and a `linear()` timing function.
  case css
  /// One line for Jetpack Compose, Flutter, and Motion for JavaScript.
  case compose, flutter, motion
  /// A line of time, value and velocity for each moment.
  case keyframes

  /// The name of the toolkit or language.
  public var title: String {
    switch self {
    case .json: "JSON"
    case .swiftui: "SwiftUI"
    case .uikit: "UIKit"
    case .css: "CSS"
    case .compose: "Compose"
    case .flutter: "Flutter"
    case .motion: "Motion"
    case .keyframes: "Keyframes"
    }
  }
}

/// A spring that is written for a toolkit.
///
///     print(try SpringExport(fit.spring).text(in: .swiftui))
public struct SpringExport {
  /// The response in seconds, and the damping ratio.
  public var spring: Spring
  /// The mass, in any unit; stiffness and damping coefficient are for it.
  public var mass = 1.0
  /// The distance from the end at which the spring has settled, as a fraction of the way.
  public var tolerance = 0.001
  /// Lines of keyframes a second.
  public var rate = 60.0

  /// The most lines of keyframes. chosen
  private static let maximumLines = 1_000_000.0

  /// Writes a spring.
  public init(_ spring: Spring) { self.spring = spring }

  package init(stiffness: Double, dampingCoefficient: Double, mass: Double) {
    let frequency = (stiffness / mass).squareRoot()
    spring = Spring(
      response: 2 * .pi / frequency, dampingRatio: dampingCoefficient / (2 * mass * frequency))
    self.mass = mass
  }

  /// A spring from a duration and a bounce, -1...1 exclusive, as SwiftUI defines them.
  package init(duration: Double, bounce: Double) {
    spring = Spring(
      response: duration, dampingRatio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
  }

  package var bounce: Double {
    let ratio = spring.dampingRatio
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  package var stiffness: Double { mass * spring.stiffness }
  package var dampingCoefficient: Double { mass * spring.damping }
  package var settling: Double { spring.settlingTime(within: tolerance) }

  /// Whether all metrics can be computed.
  package var isUsable: Bool {
    [spring.response, spring.dampingRatio, stiffness, dampingCoefficient, settling].allSatisfy {
      $0.isFinite && $0 > 0
    }
  }

  package var json: [JSON.Member] {
    [
      .init("response", .measured(spring.response)),
      .init("damping", .measured(spring.dampingRatio)),
      .init("duration", .measured(spring.response)), .init("bounce", .measured(bounce)),
      .init("mass", .measured(mass)), .init("stiffness", .measured(stiffness)),
      .init("dampingCoefficient", .measured(dampingCoefficient)),
      .init("settling", .measured(settling)),
    ]
  }

  /// The text of a dialect, with line breaks between its lines.
  ///
  /// Throws an error whose description says so if the spring would need too many stops or lines, or
  /// never settles.
  public func text(in dialect: SpringDialect) throws -> String { try text(in: dialect) { $0 } }

  /// The text of a dialect; `name` gives the name of a property in errors.
  package func text(in dialect: SpringDialect, naming name: (String) -> String) throws -> String {
    guard isUsable, rate > 0, rate.isFinite else {
      throw Failure(
        .badInput,
        "response, damping ratio, mass, tolerance and rate of a spring must be finite numbers "
          + "above 0")
    }
    let (response, ratio) = (text(spring.response), text(spring.dampingRatio))
    let (mass, damping) = (text(mass), text(dampingCoefficient))
    let stiffness = text(stiffness)
    switch dialect {
    case .json: return JSON.object(json).text
    case .swiftui:
      return """
        .spring(response: \(response), dampingFraction: \(ratio))
        .spring(duration: \(response), bounce: \(text(bounce)))
        """
    case .uikit:
      return "UISpringTimingParameters(mass: \(mass), stiffness: \(stiffness), "
        + "damping: \(damping), initialVelocity: .zero)"
    case .css: return try css(name)
    // Compose has no mass.
    case .compose:
      return "spring(dampingRatio = \(ratio)f, stiffness = \(text(spring.stiffness))f)"
    case .flutter:
      return "SpringDescription(mass: \(mass), stiffness: \(stiffness), damping: \(damping))"
    case .motion:
      return "{ type: \"spring\", stiffness: \(stiffness), damping: \(damping), mass: \(mass) }"
    case .keyframes: return try keyframes(name)
    }
  }

  private func text(_ number: Double) -> String { number.significantText() }

  private func css(_ name: (String) -> String) throws -> String {
    guard let easing = LinearEasing(spring, tolerance: tolerance) else {
      throw Failure(
        .badUsage,
        "a damping ratio of \(text(spring.dampingRatio)) swings too often for linear(); use a larger "
          + "\(name("dampingRatio")) or \(name("tolerance"))")
    }
    return """
      transition-duration: \(text(easing.duration))s;
      transition-timing-function: \(easing.text);
      """
  }

  private func keyframes(_ name: (String) -> String) throws -> String {
    let last = (settling * rate).rounded(.up)
    if last >= Self.maximumLines {
      throw Failure(
        .badUsage,
        "the spring settles after \(text(settling)) s, which would be more than "
          + "\(text(Self.maximumLines)) lines; use a lower \(name("rate")) or a "
          + "larger \(name("tolerance"))")
    }
    return (0...Int(last)).map { frame in
      let time = Double(frame) / rate
      let state = spring.stepResponse(at: time)
      return "\(text(time)),\(text(state.value)),\(text(state.velocity))"
    }.joined(separator: "\n")
  }
}
