import Canvas

/// A row in the table of a style's tokens: the name in token files, the property, and the origin of
/// its value.
///
/// ```swift
/// static let tokens: [StyleToken<Self>] = [
///   .color("dial.knob", \.knob, "chosen: as a slider's thumb"),
///   .number("dial.disabledOpacity", \.disabledOpacity, "chosen"),
/// ]
/// ```
public struct StyleToken<Root>: Sendable {
  /// The kind of a token's value.
  public typealias Kind = TokenKind

  /// The place of a value.
  public typealias Path<Value> = WritableKeyPath<Root, Value> & Sendable

  /// The name: its groups and its own name, separated by dots, such as `switch.track.on`.
  public let name: String
  /// The kind of the value.
  public let kind: Kind
  /// The origin of the default value: a row of the spec, or `chosen`.
  public let origin: String
  /// The name in a table of measurements; `nil` for one that is made from ``name``.
  package private(set) var title: String?

  private(set) var variant = TokenVariant.all
  /// The value in a style or a design.
  let value: @Sendable (Root) -> TokenValue
  /// Sets a value without checking its range; `false` if it has the wrong kind.
  let set: @Sendable (TokenValue, inout Root) -> Bool

  /// A row for a color.
  public static func color(_ name: String, _ path: Path<Color>, _ origin: String) -> Self {
    row(name, .color, path, origin, TokenValue.color) {
      if case .color(let color) = $0 { color } else { nil }
    }
  }

  /// A row for a shadow.
  public static func shadow(_ name: String, _ path: Path<Shadow>, _ origin: String) -> Self {
    row(name, .shadow, path, origin, TokenValue.shadow) {
      if case .shadow(let shadow) = $0 { shadow } else { nil }
    }
  }

  /// A row for a plain number, such as an opacity.
  public static func number(_ name: String, _ path: Path<Double>, _ origin: String) -> Self {
    number(name, .number, path, origin)
  }

  /// A row for a length, in points.
  public static func dimension(_ name: String, _ path: Path<Double>, _ origin: String) -> Self {
    number(name, .dimension, path, origin)
  }

  /// A row for a duration, in seconds.
  public static func duration(_ name: String, _ path: Path<Double>, _ origin: String) -> Self {
    number(name, .duration, path, origin)
  }

  /// A row for a spring.
  public static func spring(_ name: String, _ path: Path<Spring>, _ origin: String) -> Self {
    row(name, .spring, path, origin, TokenValue.spring) {
      if case .spring(let spring) = $0 { spring } else { nil }
    }
  }

  private static func number(
    _ name: String, _ kind: Kind, _ path: Path<Double>, _ origin: String
  ) -> Self {
    row(name, kind, path, origin, TokenValue.number) {
      if case .number(let number) = $0 { number } else { nil }
    }
  }

  private static func row<Value>(
    _ name: String, _ kind: Kind, _ path: Path<Value>, _ origin: String,
    _ wrap: @escaping @Sendable (Value) -> TokenValue,
    _ unwrap: @escaping @Sendable (TokenValue) -> Value?
  ) -> Self {
    Self(name: name, kind: kind, origin: origin, value: { wrap($0[keyPath: path]) }) {
      guard let value = unwrap($0) else { return false }
      $1[keyPath: path] = value
      return true
    }
  }

  /// The same row for a value that has the style as a part; the prefix is put before the name.
  func within<Whole>(
    _ path: StyleToken<Whole>.Path<Root>, prefix: String = ""
  ) -> StyleToken<Whole> {
    lifted(prefix: prefix, { $0[keyPath: path] }) { $0($1, &$2[keyPath: path]) }
  }

  func lifted<Whole>(
    prefix: String = "", _ part: @escaping @Sendable (Whole) -> Root,
    _ change:
      @escaping @Sendable ((TokenValue, inout Root) -> Bool, TokenValue, inout Whole) -> Bool
  ) -> StyleToken<Whole> {
    StyleToken<Whole>(
      name: prefix + name, kind: kind, origin: origin, title: title, variant: variant,
      value: { [value] in value(part($0)) }, set: { [set] in change(set, $0, &$1) })
  }

  func only(_ variant: TokenVariant) -> Self {
    var token = self
    token.variant = variant
    return token
  }

  func titled(_ title: String) -> Self {
    var token = self
    token.title = title
    return token
  }
}
