import Controls

/// A row of the table of measurements: a measured length, or a token.
package struct MeasurementRow: Hashable {
  var name: String
  var measured: String
  var spec: String
  var origin: String

  var isOff = false
  /// `nil` for a token that has none.
  var measurement: ControlMeasurement?
  /// Whether it is the row that shows and hides the constants.
  var isGroup = false

  /// The columns after the name in words; `nil` if they are empty.
  var spokenText: String? {
    if isGroup { return measured.isEmpty ? nil : measured }
    let value = [measurement == nil ? "value" : "measured", measured]
    let columns = [value, [isOff ? "different from spec" : "spec", spec], ["source", origin]]
      .filter { !$0[1].isEmpty }
    return columns.map { $0.joined(separator: " ") }.joined(separator: ", ")
  }
}

/// The values of a control that the rows show as texts.
struct MeasurementValues: Equatable {
  fileprivate let measured: [ControlMeasurement]
  fileprivate let live: Design
  fileprivate let spec: Design
  /// Whether the control follows each token.
  fileprivate let follows: [Bool]

  @MainActor
  init(of control: any DescribedControl, _ tokens: [Token]) {
    measured = control.measurements
    (live, spec) = (control.ownDesign, control.specDesign)
    follows = tokens.map(control.follows)
  }
}

extension MeasurementRow {
  /// The rows of measurements, then one above the constants, which are tokens that are not measured
  /// on the control, and theirs if they are shown.
  static func all(
    of values: MeasurementValues, _ tokens: [Token], showsConstants: Bool
  ) -> [MeasurementRow] {
    let measured = values.measured
    var rows = measured.map { one in MeasurementRow(one, tokens.first { $0.name == one.token }) }
    let constants = zip(tokens, values.follows)
      .filter { token, follows in follows && !measured.contains { $0.token == token.name } }
      .map { token, _ in (token: token, live: values.live[token], spec: values.spec[token]) }
    if constants.isEmpty { return rows }
    let changed = constants.count { !$0.live.isNear($0.spec, $0.token.kind) }
    rows.append(
      MeasurementRow(
        name: "Constants (\(constants.count))", measured: changed == 0 ? "" : "\(changed) changed",
        spec: "", origin: "", isOff: changed > 0, isGroup: true))
    if showsConstants { rows += constants.map { MeasurementRow($0, live: $1, spec: $2) } }
    return rows
  }

  private init(_ measurement: ControlMeasurement, _ token: Token?) {
    name = measurement.name.sentenceCased
    measured = measurement.valueText + " pt"
    spec = measurement.spec.map { $0.shortText + " pt" } ?? ""
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
  }

  private static func text(_ value: TokenValue, _ kind: Token.Kind) -> String {
    switch value {
    case .number(let number): number.shortText + kind.unit
    case .spring(let spring): spring.response.shortText + " s, " + spring.dampingRatio.shortText
    case .color, .shadow: ""
    }
  }
}

extension Token.Kind {
  fileprivate var unit: String {
    switch self {
    case .dimension: " pt"
    case .duration: " s"
    case .number, .color, .shadow, .spring: ""
    }
  }
}

extension Token {
  fileprivate var words: String {
    if let title { return title }
    let isMotion = name.hasPrefix("motion.")
    let parts = name.split(separator: ".").dropFirst(isMotion ? 2 : 1)
    var words = isMotion ? "animation, " : ""
    for character in parts.joined(separator: " ") {
      words += (character.isUppercase ? " " : "") + character.lowercased()
    }
    return words.sentenceCased
  }
}

extension TokenValue {
  fileprivate func isNear(_ other: TokenValue, _ kind: Token.Kind) -> Bool {
    let tolerance = kind == .dimension ? 0.05 : 0.0005
    func isNear(_ one: Double, _ two: Double) -> Bool { abs(one - two) <= tolerance }
    switch (self, other) {
    case (.number(let one), .number(let two)): return isNear(one, two)
    case (.spring(let one), .spring(let two)):
      return isNear(one.response, two.response) && isNear(one.dampingRatio, two.dampingRatio)
    default: return self == other
    }
  }
}
