import Canvas

/// The kind of a token's value.
public enum TokenKind: String, Hashable, Sendable {
  /// A color.
  case color
  /// A shadow.
  case shadow
  /// A length, in points.
  case dimension
  /// A duration, in seconds.
  case duration
  /// A plain number.
  case number
  /// A spring.
  case spring

  /// Whether it describes motion, as durations and springs do.
  var isOfMotion: Bool { self == .duration || self == .spring }
}

/// A design token: a named value of a ``Design``, with its kind and its origin.
///
/// ``Design/tokens`` lists the tokens of the library; theme fades, token files and inspectors use
/// them.
public typealias Token = StyleToken<Design>

/// The variant of a control that uses a token.
enum TokenVariant: Sendable {
  /// Every variant.
  case all
  /// Thumbs of glass.
  case glass
  case checkbox
  case button
  /// None, because the value depends on the theme alone.
  case none
}

extension Array {
  /// Interpolates the values of all rows, 0...1; springs and durations are those of `other`.
  func mix<Root>(_ value: Root, with other: Root, by amount: Double) -> Root
  where Element == StyleToken<Root> {
    var result = other
    for token in self where !token.kind.isOfMotion {
      _ = token.set(token.value(value).mixed(with: token.value(other), by: amount), &result)
    }
    return result
  }
}
