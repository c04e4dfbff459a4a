import Canvas

/// An untyped value of a control's property, for inspectors, logs and command lines.
public enum PropertyValue: Hashable, Sendable {
  /// No value, for optional properties.
  case none
  /// True or false.
  case flag(Bool)
  /// A whole number.
  case integer(Int)
  /// A number.
  case number(Double)
  /// A text, or a value in text form: the name of a choice or symbol, or a hexadecimal color.
  case text(String)
  /// A color.
  case color(Color)
  /// An ordered list of values.
  case list([PropertyValue])

  /// The number, whole or not; `nil` for anything else.
  public var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  /// The whole number, also from a number such as `3.0`; `nil` for anything else.
  public var wholeNumber: Int? {
    if case .integer(let value) = self { value } else { number.flatMap { Int(exactly: $0) } }
  }

  /// The text; `nil` for anything else.
  public var text: String? { if case .text(let value) = self { value } else { nil } }

  var isNumbers: Bool {
    if case .list(let values) = self { values.allSatisfy { $0.number != nil } } else { false }
  }
}

extension PropertyValue {
  /// The limit of ``textLength``: longer texts would take seconds to lay out. chosen
  package static let maximumTextLength = 10_000

  /// The length of the texts, in bytes of UTF-8.
  var textLength: Int {
    switch self {
    case .text(let text): text.utf8.count
    case .list(let values): values.reduce(0) { $0 + $1.textLength }
    default: 0
    }
  }
}

extension PropertyValue: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral
{
  /// Creates a ``flag(_:)``.
  public init(booleanLiteral value: Bool) { self = .flag(value) }
  /// Creates an ``integer(_:)``.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// Creates a ``number(_:)``.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// Creates a ``text(_:)``.
  public init(stringLiteral value: String) { self = .text(value) }
  /// Creates a ``list(_:)``.
  public init(arrayLiteral elements: PropertyValue...) { self = .list(elements) }
}

/// An error for a property that cannot have a value.
public struct PropertyError: Error, Hashable, CustomStringConvertible {
  /// The property's name; empty if it is filled in later.
  public var property: String
  /// The reason, which continues a sentence that starts with the name: "must be 0 to 3".
  public let reason: String

  /// An error with a reason and the name of a property.
  ///
  /// - Parameters:
  ///   - reason: Continues a sentence that starts with the name.
  ///   - property: The name; ``ControlProperty/write(_:to:animated:)`` fills in an empty one.
  public init(_ reason: String, of property: String = "") {
    (self.property, self.reason) = (property, reason)
  }

  public var description: String { "\(property) \(reason)" }
}
