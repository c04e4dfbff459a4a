/// The types of the format, 2025.10, that tokens of the controls have.
enum TokenType: String, CaseIterable, Hashable, Sendable {
  case color, dimension, duration, number, shadow

  /// All types of the format, by name: a file's own tokens may have any.
  static let names =
    allCases.map(\.rawValue) + [
      "fontFamily", "fontWeight", "cubicBezier", "strokeStyle", "border", "transition", "gradient",
      "typography",
    ]
}
