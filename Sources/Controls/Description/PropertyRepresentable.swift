import Canvas

/// A type of property values that tools can read, show and write; see ``ControlProperty``.
///
/// An enumeration of names needs no code:
///
/// ```swift
/// enum DialStyle: String, CaseIterable, PropertyRepresentable { case plain, notched }
/// ```
public protocol PropertyRepresentable {
  /// The kind of values.
  static var propertyKind: PropertyKind { get }

  /// Converts a property value; `nil` if it is not a value of the type.
  init?(propertyValue: PropertyValue)

  /// The value, converted for tools.
  var propertyValue: PropertyValue { get }
}

extension PropertyRepresentable where Self: RawRepresentable<String> & CaseIterable {
  public static var propertyKind: PropertyKind { .choice(allCases.map(\.rawValue)) }

  public init?(propertyValue: PropertyValue) {
    guard let name = propertyValue.text else { return nil }
    self.init(rawValue: name)
  }

  public var propertyValue: PropertyValue { .text(rawValue) }
}

extension Bool: PropertyRepresentable {
  public static var propertyKind: PropertyKind { .flag }

  public init?(propertyValue: PropertyValue) {
    guard case .flag(let value) = propertyValue else { return nil }
    self = value
  }

  public var propertyValue: PropertyValue { .flag(self) }
}

extension Double: PropertyRepresentable {
  public static var propertyKind: PropertyKind { .number }

  public init?(propertyValue: PropertyValue) {
    guard let value = propertyValue.number, !value.isNaN else { return nil }
    self = value
  }

  public var propertyValue: PropertyValue { .number(self) }
}

extension Int: PropertyRepresentable {
  public static var propertyKind: PropertyKind { .count(.min ... .max) }

  public init?(propertyValue: PropertyValue) {
    guard let value = propertyValue.wholeNumber else { return nil }
    self = value
  }

  public var propertyValue: PropertyValue { .integer(self) }
}

extension String: PropertyRepresentable {
  public static var propertyKind: PropertyKind { .text }

  public init?(propertyValue: PropertyValue) {
    guard let text = propertyValue.text else { return nil }
    self = text
  }

  public var propertyValue: PropertyValue { .text(self) }
}

extension Optional: PropertyRepresentable where Wrapped: PropertyRepresentable {
  public static var propertyKind: PropertyKind { Wrapped.propertyKind }

  public init?(propertyValue: PropertyValue) {
    if propertyValue == .none {
      self = .none
      return
    }
    guard let value = Wrapped(propertyValue: propertyValue) else { return nil }
    self = .some(value)
  }

  public var propertyValue: PropertyValue { self?.propertyValue ?? .none }
}

extension Color: PropertyRepresentable {
  public static var propertyKind: PropertyKind { .color }

  /// A color, or its hex digits.
  public init?(propertyValue: PropertyValue) {
    switch propertyValue {
    case .color(let color): self = color
    case .text(let digits):
      guard let color = Color(digits) else { return nil }
      self = color
    default: return nil
    }
  }

  public var propertyValue: PropertyValue { .color(self) }
}

/// A value of a property that has a ``ControlProperty/kind`` of its own.
struct UntypedValue: PropertyRepresentable {
  static let propertyKind = PropertyKind.text

  let propertyValue: PropertyValue

  init(_ value: PropertyValue) { propertyValue = value }

  init?(propertyValue: PropertyValue) { self.propertyValue = propertyValue }
}

extension Int {
  func check(isIndexOf count: Int) throws(PropertyError) {
    if !(0..<count).contains(self) { throw PropertyError("must be 0 to \(count - 1)") }
  }
}

extension Symbol: PropertyRepresentable {
  public static var propertyKind: PropertyKind { .symbol }

  /// A built-in symbol by its name; `nil` if there is none.
  public init?(propertyValue: PropertyValue) {
    guard let symbol = propertyValue.text.flatMap({ Symbol(named: $0) }) else { return nil }
    self = symbol
  }

  public var propertyValue: PropertyValue { .text(name) }
}

extension Icon: PropertyRepresentable {
  public static var propertyKind: PropertyKind { .symbol }

  /// A built-in symbol by its name; `nil` if there is none.
  public init?(propertyValue: PropertyValue) {
    guard let symbol = Symbol(propertyValue: propertyValue) else { return nil }
    self = .symbol(symbol)
  }

  /// The symbol's name; ``PropertyValue/none`` for an image.
  public var propertyValue: PropertyValue {
    if case .symbol(let symbol) = self { symbol.propertyValue } else { .none }
  }
}

extension ClosedRange: PropertyRepresentable where Bound == Double {
  public static var propertyKind: PropertyKind { .range }

  public init?(propertyValue: PropertyValue) {
    guard case .list(let list) = propertyValue, list.count == 2, let low = list[0].number,
      let high = list[1].number, low <= high
    else { return nil }
    self = low...high
  }

  public var propertyValue: PropertyValue { .list([.number(lowerBound), .number(upperBound)]) }
}

extension Set: PropertyRepresentable where Element == Int {
  public static var propertyKind: PropertyKind { .indices }

  /// A set from a list of whole numbers, a single whole number, or no value.
  public init?(propertyValue: PropertyValue) {
    switch propertyValue {
    case .none, .text("none"): self = []
    case .list(let values):
      let numbers = values.compactMap(\.wholeNumber)
      guard numbers.count == values.count else { return nil }
      self = Set(numbers)
    default:
      guard let number = propertyValue.wholeNumber else { return nil }
      self = [number]
    }
  }

  /// A list; a single number for one element, and no value for an empty set.
  public var propertyValue: PropertyValue {
    switch count {
    case 0: .none
    case 1: .integer(self[startIndex])
    default: .list(sorted().map { .integer($0) })
    }
  }
}

extension Array: PropertyRepresentable where Element == String {
  public static var propertyKind: PropertyKind { .texts }

  /// Texts from a list of texts; ``PropertyValue/none`` in the list is an empty text.
  public init?(propertyValue: PropertyValue) {
    guard case .list(let values) = propertyValue else { return nil }
    let texts = values.compactMap { $0 == .none ? "" : $0.text }
    guard texts.count == values.count else { return nil }
    self = texts
  }

  public var propertyValue: PropertyValue { .list(map { .text($0) }) }
}

extension Dictionary: PropertyRepresentable where Key == Int, Value == Point {
  public static var propertyKind: PropertyKind { .points }

  /// Points from texts such as `0:2,-1`, from one such text, or from no value; -4000...4000 points.
  public init?(propertyValue: PropertyValue) {
    let values: [PropertyValue]
    switch propertyValue {
    case .none: values = []
    case .list(let list): values = list
    default: values = [propertyValue]
    }
    self = [:]
    for value in values {
      let parts = value.text?.split(separator: ":", omittingEmptySubsequences: false) ?? []
      let numbers = parts.last?.split(separator: ",", omittingEmptySubsequences: false)
        .compactMap { Double($0) }
      guard parts.count == 2, let index = Int(parts[0]), let numbers, numbers.count == 2,
        numbers.allSatisfy((-4000...4000).contains),
        updateValue(Point(numbers[0], numbers[1]), forKey: index) == nil
      else { return nil }
    }
  }

  public var propertyValue: PropertyValue {
    .list(sorted { $0.key < $1.key }.map { .text("\($0.key):\($0.value.x),\($0.value.y)") })
  }
}
