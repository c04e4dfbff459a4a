import Canvas

/// A design token: a named value of a ``Design``, with its kind and its origin.
///
/// ``Design/tokens`` lists all tokens; theme fades, token files and inspectors use it.
public struct Token: Sendable {
  /// The kind of a token's value.
  public enum Kind: String, Hashable, Sendable {
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
  }

  /// The name: its groups and its own name, separated by dots, such as `switch.track.on`.
  public let name: String

  /// The kind of the value.
  public let kind: Kind

  /// The origin of the default value: a row of the spec, or `chosen`.
  public let origin: String

  /// The name in a table of measurements; `nil` for one that is made from ``name``.
  package private(set) var title: String?

  typealias ValuePath<Value> = WritableKeyPath<Design, Value> & Sendable

  /// The variant of a control that uses a token.
  enum Variant: Sendable {
    /// Every variant.
    case all
    /// Thumbs of glass.
    case glass
    case checkbox
    case button
    /// None, because the value depends on the theme alone.
    case none
  }

  private(set) var variant = Variant.all

  /// The value in a design.
  let value: @Sendable (Design) -> TokenValue

  /// Sets a value without checking its range; `false` if it has the wrong kind.
  let set: @Sendable (TokenValue, inout Design) -> Bool

  static func color(_ name: String, _ path: ValuePath<Color>, _ origin: String) -> Token {
    Token(name: name, kind: .color, origin: origin, value: { .color($0[keyPath: path]) }) {
      guard case .color(let color) = $0 else { return false }
      $1[keyPath: path] = color
      return true
    }
  }

  static func shadow(_ name: String, _ path: ValuePath<Shadow>, _ origin: String) -> Token {
    Token(name: name, kind: .shadow, origin: origin, value: { .shadow($0[keyPath: path]) }) {
      guard case .shadow(let shadow) = $0 else { return false }
      $1[keyPath: path] = shadow
      return true
    }
  }

  static func number(_ name: String, _ path: ValuePath<Double>, _ origin: String) -> Token {
    Token(name: name, kind: .number, origin: origin, value: { .number($0[keyPath: path]) }) {
      guard case .number(let number) = $0 else { return false }
      $1[keyPath: path] = number
      return true
    }
  }

  func only(_ variant: Variant) -> Token {
    var token = self
    token.variant = variant
    return token
  }

  func titled(_ title: String) -> Token {
    var token = self
    token.title = title
    return token
  }
}
