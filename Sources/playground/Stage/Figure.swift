import Canvas
import Controls

/// A figure of a control: what it is now, what the documents have it be, and where they say so.
struct Figure: Hashable {
  /// In words: "Thumb, pressed width".
  var name: String

  /// What it is now, in words.
  var measured: String

  /// What the documents say, in words; empty where they have no figure.
  var spec: String

  /// Where they say it.
  var origin: String

  /// Whether it differs from the documents' while nothing moves.
  var isOff: Bool

  /// Where it can be shown around the control; nil for a figure that has no place.
  var measurement: Measurement?
}

extension Figure {
  /// All of a control: first what is measured of it, then every value of the design that it goes by.
  @MainActor
  static func all(of specimen: Specimen) -> [Figure] {
    let control = specimen.control
    let measured = control.measurements + control.furtherMeasurements
    let tokens = Design.tokens.filter { $0.isFigure && $0.isOf(specimen.kind) }
    let byToken = Dictionary(
      measured.compactMap { one in one.token.map { ($0, one) } },
      uniquingKeysWith: { first, _ in
        first
      })
    let shown = measured.map { one in
      let token = tokens.first { $0.name == one.token }
      return Figure(one, named: byToken[one.token ?? ""] == one ? token?.words : nil, token)
    }
    let (live, regular) = (control.design, control.documents)
    return shown
      + tokens.filter { byToken[$0.name] == nil && $0.matters(to: control) }
      .map { Figure($0, live: live[$0], documents: regular[$0]) }
  }

  private init(_ measurement: Measurement, named name: String?, _ token: Token?) {
    let own = measurement.side == .top ? "Width" : measurement.name
    self.name = name ?? own.prefix(1).uppercased() + own.dropFirst()
    measured = measurement.valueText
    spec = measurement.spec.map(Self.text) ?? ""
    origin = token?.origin ?? "measured"
    isOff = measurement.isOff
    self.measurement = measurement
  }

  private init(_ token: Token, live: TokenValue, documents: TokenValue) {
    name = token.words
    measured = Self.text(live, token.kind)
    spec = Self.text(documents, token.kind)
    origin = token.origin
    isOff = !live.isNear(documents, token.kind)
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
  /// Whether it is a number, or several; one that only more contrast has is a matter of the theme.
  fileprivate var isFigure: Bool {
    kind != .color && kind != .shadow && name != "switch.marks.opacity"
  }

  fileprivate func isOf(_ kind: Specimen.Kind) -> Bool {
    name.hasPrefix(kind.rawValue + ".") || name.hasPrefix("motion.\(kind.rawValue).")
  }

  /// Whether a control as it is goes by it.
  @MainActor
  fileprivate func matters(to control: Control) -> Bool {
    guard let toggle = control as? Switch else { return true }
    if name.contains("heckbox") || name == "motion.switch.mark" { return toggle.style == .checkbox }
    if name.contains(".button") { return toggle.style == .button }
    return true
  }

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
    return words.prefix(1).uppercased() + words.dropFirst()
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

extension Control {
  /// The design that it goes by, its own figures in it.
  fileprivate var design: Design {
    var design = Design(theme: scene?.shownTheme ?? .light)
    design.metrics = scene?.environment.metrics ?? .regular
    switch self {
    case let toggle as Switch: design.metrics.switch = toggle.metrics
    case let slider as Slider: design.metrics.slider = slider.metrics
    case let segmented as SegmentedControl: design.metrics.segmented = segmented.metrics
    default: break
    }
    return design
  }

  /// The design that the documents have, for its size; opacities are the same in all themes.
  fileprivate var documents: Design {
    var design = Design(theme: .light)
    if let segmented = self as? SegmentedControl {
      design.metrics.segmented = SegmentedMetrics.regular.sized(segmented.controlSize)
      design.metrics.segmented.grow(by: max(1, scene?.environment.textScale ?? 1))
    }
    return design
  }
}
