/// A number as people type it: with a comma or a point, a unit, or a calculation.
/// spec: docs/spec/text-input.md#numberfield
struct NumberExpression {
  /// A text that cannot be read, with the reason as a sentence.
  struct Failure: Error, Hashable {
    var reason: String
  }

  private let text: [Character]
  private let factors: [String: Double]
  private var position = 0
  private var hasUnit = false
  private var depth = 0
  /// The deepest nesting of parentheses. chosen
  private static let deepest = 20

  /// Returns the number of a text in a field with a unit; `30%` is always 0.3.
  static func value(of text: String, unit: String) throws(Failure) -> Double {
    var expression = NumberExpression(text: text, unit: unit)
    let value = try expression.sum()
    expression.skipSpaces()
    guard expression.position == expression.text.count else { throw expression.unread }
    let number = unit == "%" && !expression.hasUnit ? value / 100 : value
    guard number.isFinite else { throw Failure(reason: "The result is not a number.") }
    return number
  }

  private init(text: String, unit: String) {
    self.text = Array(text)
    var factors = ["%": 0.01]
    if !unit.isEmpty, unit != "%" { factors[unit] = 1 }
    if unit == "s" { factors["ms"] = 0.001 }
    if unit == "ms" { factors["s"] = 1000 }
    self.factors = factors
  }

  private var unread: Failure {
    let rest = String(text[position...])
    return Failure(
      reason: rest.isEmpty ? "A number is missing." : "“\(rest)” cannot be read as a number.")
  }

  private mutating func skipSpaces() {
    while position < text.count, text[position].isWhitespace { position += 1 }
  }

  private mutating func takeOne(of characters: String) -> Character? {
    skipSpaces()
    guard position < text.count, characters.contains(text[position]) else { return nil }
    defer { position += 1 }
    return text[position]
  }

  private mutating func sum() throws(Failure) -> Double {
    var value = try product()
    while let sign = takeOne(of: "+-−") {
      let next = try product()
      value = sign == "+" ? value + next : value - next
    }
    return value
  }

  private mutating func product() throws(Failure) -> Double {
    var value = try factor()
    while let sign = takeOne(of: "*×·/÷") {
      let next = try factor()
      let isQuotient = sign == "/" || sign == "÷"
      if isQuotient, next == 0 { throw Failure(reason: "Nothing can be divided by zero.") }
      value = isQuotient ? value / next : value * next
    }
    return value
  }

  private mutating func factor() throws(Failure) -> Double {
    var sign = 1.0
    while let character = takeOne(of: "+-−") { if character != "+" { sign = -sign } }
    if takeOne(of: "(") != nil {
      depth += 1
      defer { depth -= 1 }
      guard depth <= Self.deepest else { throw Failure(reason: "There are too many parentheses.") }
      let value = try sum()
      guard takeOne(of: ")") != nil else { throw Failure(reason: "A parenthesis is not closed.") }
      return sign * value
    }
    return sign * (try number() * unitFactor())
  }

  private mutating func number() throws(Failure) -> Double {
    skipSpaces()
    let start = position
    var digits = ""
    func isDigit(_ index: Int) -> Bool {
      index < text.count && text[index].isASCII && text[index].isNumber
    }
    while position < text.count {
      let character = text[position]
      let isExponent =
        (character == "e" || character == "E") && !digits.isEmpty
        && (isDigit(position + 1)
          || position + 1 < text.count && "+-".contains(text[position + 1])
            && isDigit(position + 2))
      if isExponent {
        digits += "e\(text[position + 1])"
        position += 2
      } else if isDigit(position) || character == "." || character == "," {
        digits.append(character == "," ? "." : character)
        position += 1
      } else {
        break
      }
    }
    let hasDigit = digits.contains(where: \.isNumber)
    guard hasDigit, let value = Double(digits.hasPrefix(".") ? "0" + digits : digits) else {
      position = start
      throw unread
    }
    return value
  }

  /// The factor of a unit after a number; 1 without one.
  private mutating func unitFactor() -> Double {
    let start = position
    skipSpaces()
    for (unit, factor) in factors.sorted(by: { $0.key.count > $1.key.count })
    where text[position...].starts(with: unit) {
      position += unit.count
      hasUnit = true
      return factor
    }
    position = start
    return 1
  }
}
