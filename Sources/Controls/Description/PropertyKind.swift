/// The values that a property can have.
public enum PropertyKind: Hashable, Sendable {
  /// True or false.
  case flag
  /// One of several names.
  case choice([String])
  /// A number.
  case number
  /// A whole number in a range.
  case count(ClosedRange<Int>)
  /// A text.
  case text
  /// Several texts.
  case texts
  /// Several texts, or a number of empty texts; the count is within the range.
  case textsOrCount(ClosedRange<Int>)
  /// A color.
  case color
  /// The name of a symbol.
  case symbol
  /// Two numbers, the lower one first.
  case range
  /// Several different whole numbers.
  case indices
  /// A name, or a list of numbers.
  case nameOrNumbers([String])
  /// Points by whole numbers: `0:2,-1`.
  case points
  /// A file, or its content.
  case file

  /// The expected value, for messages: "must be \(expectation)".
  public var expectation: String {
    switch self {
    case .flag: "true or false"
    case .choice(let names): "one of " + names.joined(separator: ", ")
    case .number: "a number"
    case .count(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .text: "a text"
    case .texts: "a list of texts"
    case .textsOrCount(let range):
      "a list of texts or a number from \(range.lowerBound) to \(range.upperBound)"
    case .color: "a color, #RRGGBB"
    case .symbol: "the name of a symbol, such as sun.max"
    case .range: "two numbers, the lower one first"
    case .indices: "a whole number, a list of whole numbers, or none"
    case .nameOrNumbers(let names): names.joined(separator: ", ") + " or a list of numbers"
    case .points: "indices with offsets in points, such as 0:2,-1"
    case .file: "the name of a file"
    }
  }

  func contains(_ value: PropertyValue) -> Bool {
    switch self {
    case .choice(let names): value.text.map(names.contains) ?? false
    case .count(let range): value.wholeNumber.map(range.contains) ?? false
    case .nameOrNumbers(let names): value.text.map(names.contains) ?? value.isNumbers
    default: true
    }
  }
}
