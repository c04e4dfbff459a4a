import ArgumentParser
import Controls
import Measuring
import Support
import Workbench

extension SpringDialect: ExpressibleByArgument {}

package struct SpringsCommand<Program: WorkbenchProgram>: ParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "springs",
      abstract: """
        Convert a spring to other toolkits: SwiftUI, UIKit, CSS, Compose, Flutter and Motion.
        """,
      discussion: """
        Give the spring by --response and --damping, by --duration and --bounce, by --stiffness \
        and --damping-coefficient, or by --token. The motion goes from 0 to 1.

        --as selects the output: json (all metrics; settling is in seconds), swiftui (both forms \
        of .spring), uikit (UISpringTimingParameters), css (transition-duration, and linear() with \
        as few stops as keep the tolerance), compose (spring), flutter (SpringDescription), motion \
        (a transition of the library Motion) or keyframes (a line of t,value,velocity per frame).

        --token all prints a line of JSON for each spring token.
        """)
  }

  @Option(parsing: .unconditional, help: "The period of the undamped motion in seconds.")
  var response: Double?

  @Option(
    parsing: .unconditional,
    help: "The damping ratio: 1 is critical damping, less overshoots.")
  var damping: Double?

  @Option(
    parsing: .unconditional, help: "The perceptual duration in seconds, which is the response.")
  var duration: Double?

  @Option(parsing: .unconditional, help: "The bounce, between -1 and 1; 0 is critical damping.")
  var bounce: Double?

  @Option(parsing: .unconditional, help: "The stiffness.")
  var stiffness: Double?

  @Option(parsing: .unconditional, help: "The damping coefficient.")
  var dampingCoefficient: Double?

  @Option(parsing: .unconditional, help: "The mass (default: 1).")
  var mass: Double?

  @Option(help: "The name of a spring token, such as motion.switch.slide, or all.")
  var token: String?

  @OptionGroup var tokens: TokensOption<Program>

  @Option(
    name: .customLong("as"),
    help: "The output: json, swiftui, uikit, css, compose, flutter, motion or keyframes.")
  var dialect: SpringDialect?

  @Option(
    parsing: .unconditional,
    help: """
      The distance from the end that counts as settled, and that linear() keeps, as a fraction of \
      the way: 0.00001 to 0.5.
      """)
  var tolerance = 0.001

  @Option(parsing: .unconditional, help: "Keyframes per second, 0.001 to 100000.")
  var rate = 60.0

  package init() {}

  package func validate() throws {
    try ValidationError.check(
      tolerance, in: 0.000_01...0.5, "--tolerance must be a fraction from 0.00001 to 0.5.")
    try ValidationError.check(
      rate, in: 0.001...100_000, "--rate must be a number of lines per second from 0.001 to 100000."
    )
    for (option, value) in [
      ("response", response), ("damping", damping), ("duration", duration),
      ("stiffness", stiffness), ("damping-coefficient", dampingCoefficient), ("mass", mass),
    ] {
      if let value, !(value > 0 && value < .infinity) {
        throw ValidationError("--\(option) must be a number above 0.")
      }
    }
    if let bounce, !(bounce > -1 && bounce < 1) {
      throw ValidationError("--bounce must be a number between -1 and 1, without both.")
    }
    try checkForms()
    if token == nil {
      guard let spring = given, spring.isUsable else {
        throw ValidationError(
          "The spring's metrics are too large or too small to be computed; change \(form).")
      }
    }
    if token == "all", dialect ?? .json != .json {
      throw ValidationError("--token all prints JSON only; name one token, or leave out --as.")
    }
    if tokens.tokens != nil, token == nil {
      throw ValidationError("--tokens has no effect without --token.")
    }
  }

  /// The options of the form in which the spring is given.
  private var form: String {
    if response != nil { return "--response or --damping" }
    return duration != nil ? "--duration or --bounce" : "--stiffness or --damping-coefficient"
  }

  private func checkForms() throws {
    let pairs = [
      ("response", response, "damping", damping), ("duration", duration, "bounce", bounce),
      ("stiffness", stiffness, "damping-coefficient", dampingCoefficient),
    ].filter { $0.1 != nil || $0.3 != nil }
    var forms = pairs.map { "--\($0.1 == nil ? $0.2 : $0.0)" }
    if token != nil { forms.append("--token") }
    if forms.isEmpty {
      throw ValidationError(
        "No spring is given; add --response and --damping, --duration and --bounce, --stiffness "
          + "and --damping-coefficient, or --token.")
    }
    if forms.count > 1 {
      throw ValidationError(
        "The spring is given by \(forms.joined(separator: " and ")); use one of them.")
    }
    for (one, value, other, otherValue) in pairs where value == nil || otherValue == nil {
      let (given, missing) = value == nil ? (other, one) : (one, other)
      throw ValidationError("--\(given) needs --\(missing).")
    }
  }

  private var given: SpringExport? {
    var spring: SpringExport?
    if let response, let damping {
      spring = SpringExport(Spring(response: response, dampingRatio: damping))
    } else if let duration, let bounce {
      spring = SpringExport(duration: duration, bounce: bounce)
    } else if let stiffness, let dampingCoefficient {
      spring = SpringExport(
        stiffness: stiffness, dampingCoefficient: dampingCoefficient, mass: mass ?? 1)
    }
    return spring.map(completed)
  }

  /// The spring with the options that apply to each form.
  private func completed(_ spring: SpringExport) -> SpringExport {
    var spring = spring
    (spring.mass, spring.tolerance, spring.rate) = (mass ?? spring.mass, tolerance, rate)
    return spring
  }

  package func run() throws { try OutputFile.write(Array((text() + "\n").utf8), to: "-") }

  func text() throws -> String {
    let dialect = dialect ?? .json
    if let spring = given { return try text(of: spring, in: dialect) }
    let springs = try tokenSprings()
    if token == "all" { return springs.map(Self.line).joined(separator: "\n") }
    guard let found = springs.first(where: { $0.name == token }) else {
      let nearest = NearestName.of(token ?? "", among: springs.map(\.name))
      let hint = nearest.map { "did you mean \($0)?" } ?? "--token all prints all of them."
      throw ValidationError("--token \(token ?? "") is not a spring token; \(hint)")
    }
    if !found.spring.isUsable {
      throw ValidationError(
        "--token \(found.name) is a spring that never settles; use another one.")
    }
    return dialect == .json ? Self.line(found) : try text(of: found.spring, in: dialect)
  }

  private func text(of spring: SpringExport, in dialect: SpringDialect) throws -> String {
    try spring.text(in: dialect) { property in
      if property != "dampingRatio" { return "--\(property)" }
      return response == nil ? "damping ratio" : "--damping"
    }
  }

  private static func line(_ token: (name: String, spring: SpringExport)) -> String {
    JSON.object([.init("token", token.name)] + token.spring.json).text
  }

  private func tokenSprings() throws -> [(name: String, spring: SpringExport)] {
    SpringToken.all(
      of: Design().changed(by: try tokens.load()), Program.catalogTokens
    ).map {
      ($0.name, completed(SpringExport($0.spring)))
    }
  }
}
