import Canvas
import Controls

/// A value of a control: what it is now, what the spec says, and where it says so.
struct Figure: Hashable {
  /// In words: "Thumb, pressed width".
  var name: String
  var measured: String
  var spec: String
  var origin: String

  /// Whether it differs from the spec while nothing moves.
  var isOff: Bool

  /// The place around the control; `nil` for a value that has none.
  var measurement: ControlMeasurement?
}

extension Figure {
  /// All values of a control: first those measured, then every token that it follows.
  @MainActor
  static func all(of preview: ControlPreview) -> [Figure] {
    let (control, description) = (preview.control, preview.description)
    let measured = control.measurements
    let tokens = description.tokens
    let byToken = Dictionary(
      measured.compactMap { one in one.token.map { ($0, one) } },
      uniquingKeysWith: { first, _ in first })
    let shown = measured.map { one in
      let token = tokens.first { $0.name == one.token }
      return Figure(one, named: byToken[one.token ?? ""] == one ? token?.words : nil, token)
    }
    let (live, spec) = (control.ownDesign, control.specDesign)
    return shown
      + tokens.filter { byToken[$0.name] == nil && control.follows(token: $0.name) }
      .map { Figure($0, live: live[$0], spec: spec[$0]) }
  }

  private init(_ measurement: ControlMeasurement, named name: String?, _ token: Token?) {
    let own = measurement.side == .top ? "Width" : measurement.name
    self.name = name ?? own.sentenceCased
    measured = measurement.valueText
    spec = measurement.spec.map(Self.text) ?? ""
    origin = token?.origin ?? "measured"
    isOff = measurement.isOff
    self.measurement = measurement
  }

  private init(_ token: Token, live: TokenValue, spec: TokenValue) {
    name = token.words
    measured = Self.text(live, token.kind)
    self.spec = Self.text(spec, token.kind)
    origin = token.origin
    isOff = !live.isNear(spec, token.kind)
    measurement = nil
  }

  /// At most two decimals.
  static func text(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e6 else { return "–" }
    let hundredths = Int((abs(value) * 100).rounded())
    let sign = value < 0 && hundredths > 0 ? "−" : ""
    let (whole, rest) = (hundredths / 100, hundredths % 100)
    if rest == 0 { return sign + "\(whole)" }
    return sign + "\(whole)."
      + (rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)")
  }

  private static func text(_ value: TokenValue, _ kind: Token.Kind) -> String {
    switch value {
    case .number(let number): text(number) + (kind == .duration ? " s" : "")
    case .spring(let spring):
      text(spring.response) + " s, " + text(spring.dampingRatio)
    case .color, .shadow: ""
    }
  }
}

extension Token {
  /// The name without its control's: `switch.track.borderWidth` is "Track border width".
  fileprivate var words: String {
    let isMotion = name.hasPrefix("motion.")
    let parts = name.split(separator: ".").dropFirst(isMotion ? 2 : 1)
    var words = ""
    for character in parts.joined(separator: " ") {
      if character.isUppercase { words += " " }
      words += character.lowercased()
    }
    if isMotion { words = "motion, " + words }
    return words.sentenceCased
  }
}

extension TokenValue {
  /// pt, or hundredths of seconds and ratios, that count as the same.
  fileprivate func isNear(_ other: TokenValue, _ kind: Token.Kind) -> Bool {
    let tolerance = kind == .dimension ? 0.05 : 0.0005
    switch (self, other) {
    case (.number(let one), .number(let two)): return abs(one - two) <= tolerance
    case (.spring(let one), .spring(let two)):
      return abs(one.response - two.response) <= tolerance
        && abs(one.dampingRatio - two.dampingRatio) <= tolerance
    default: return self == other
    }
  }
}
