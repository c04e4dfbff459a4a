/// All that decides how controls look and move: colours, sizes, springs.
///
/// Each value of it is a ``Token``.
public struct Design: Hashable, Sendable {
  /// Colours and opacities.
  public var theme: Theme
  /// Sizes, durations and springs.
  public var metrics: ControlMetrics

  /// A design of colours and figures.
  public init(theme: Theme = .light, metrics: ControlMetrics = .regular) {
    self.theme = theme
    self.metrics = metrics
  }

  /// Every token; a name is never the beginning of another, part by part.
  public static let tokens = themeTokens + metricTokens

  /// The tokens that are the theme's.
  static let themeTokens =
    pageTokens + switchColors + sliderColors + segmentedColors + buttonColors
    + toolColors

  private static let metricTokens =
    switchFigures + sliderFigures + segmentedFigures + buttonFigures + motionFigures

  /// The design that lies the given part of the way to another's colours, 0 to 1, both ends exact.
  ///
  /// Figures stay as they are.
  func mixed(with other: Design, by amount: Double) -> Design {
    var design = self
    for token in Self.themeTokens {
      _ = token.set(self[token].mixed(with: other[token], by: amount), in: &design)
    }
    return design
  }

  /// What a token says in this design.
  public subscript(token: Token) -> TokenValue { token.value(in: self) }

  /// Gives a token another value.
  ///
  /// - Returns: false, with nothing changed, if the value is of another kind, or one that nothing can
  ///   be drawn or moved by: numbers are finite and not negative, a spring's response is above 0.
  @discardableResult
  public mutating func set(_ token: Token, to value: TokenValue) -> Bool {
    value.isUsable && token.set(value, in: &self)
  }
}
