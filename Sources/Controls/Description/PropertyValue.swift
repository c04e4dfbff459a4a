import Canvas

/// The value of a control's property, for tools that do not know its type: an inspector, a log, a
/// command line.
public enum PropertyValue: Hashable, Sendable {
  /// No value, of a property that can have none.
  case none
  /// True or false.
  case flag(Bool)
  /// A whole number.
  case integer(Int)
  /// A number.
  case number(Double)
  /// A text, or a value that is written as one: the name of a choice or of a symbol, a hex color.
  case text(String)
  /// A color.
  case color(Color)
  /// Several values in order.
  case list([PropertyValue])

  /// The number, whole or not; `nil` for anything else.
  public var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  /// The whole number, also if it is given as `3.0`; `nil` for anything else.
  public var wholeNumber: Int? {
    if case .integer(let value) = self { value } else { number.flatMap { Int(exactly: $0) } }
  }

  /// The text; `nil` for anything else.
  public var text: String? {
    if case .text(let value) = self { value } else { nil }
  }
}

extension PropertyValue: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
  ExpressibleByNilLiteral
{
  /// ``flag(_:)``.
  public init(booleanLiteral value: Bool) { self = .flag(value) }
  /// ``integer(_:)``.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// ``number(_:)``.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// ``text(_:)``.
  public init(stringLiteral value: String) { self = .text(value) }
  /// ``list(_:)``.
  public init(arrayLiteral elements: PropertyValue...) { self = .list(elements) }
  /// ``none``.
  public init(nilLiteral: ()) { self = .none }
}
