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

  private let place: Place

  private enum Place: Sendable {
    case color(ValuePath<Color>)
    case shadow(ValuePath<Shadow>)
    case number(PartPath<Double>)
    case spring(PartPath<Spring>)
  }

  /// A path to a value in a part of a design.
  struct PartPath<Value>: Sendable {
    let get: @Sendable (Design) -> Value
    let set: @Sendable (inout Design, Value) -> Void

    init<Part: Sendable>(
      _ part: ValuePath<Part>, _ path: WritableKeyPath<Part, Value> & Sendable
    ) {
      get = { $0[keyPath: part][keyPath: path] }
      set = { $0[keyPath: part][keyPath: path] = $1 }
    }
  }

  static func color(_ name: String, _ path: ValuePath<Color>, _ origin: String) -> Token {
    Token(name: name, kind: .color, origin: origin, place: .color(path))
  }

  static func shadow(_ name: String, _ path: ValuePath<Shadow>, _ origin: String) -> Token {
    Token(name: name, kind: .shadow, origin: origin, place: .shadow(path))
  }

  static func number(_ name: String, _ path: ValuePath<Double>, _ origin: String) -> Token {
    number(name, .number, PartPath(\.self, path), origin)
  }

  static func number(
    _ name: String, _ kind: Kind, _ path: PartPath<Double>, _ origin: String
  ) -> Token {
    Token(name: name, kind: kind, origin: origin, place: .number(path))
  }

  static func spring(_ name: String, _ path: PartPath<Spring>, _ origin: String) -> Token {
    Token(name: name, kind: .spring, origin: origin, place: .spring(path))
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

  func value(in design: Design) -> TokenValue {
    switch place {
    case .color(let path): .color(design[keyPath: path])
    case .shadow(let path): .shadow(design[keyPath: path])
    case .number(let path): .number(path.get(design))
    case .spring(let path): .spring(path.get(design))
    }
  }

  /// Sets a value without checking its range; `false` if it has the wrong kind.
  func set(_ value: TokenValue, in design: inout Design) -> Bool {
    switch (place, value) {
    case (.color(let path), .color(let color)): design[keyPath: path] = color
    case (.shadow(let path), .shadow(let shadow)): design[keyPath: path] = shadow
    case (.number(let path), .number(let number)): path.set(&design, number)
    case (.spring(let path), .spring(let spring)): path.set(&design, spring)
    default: return false
    }
    return true
  }
}
