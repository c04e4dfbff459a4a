import Canvas
import Controls

/// Reads the values of a file that lead nowhere else.
enum TokenLiteral {
  /// The reason: what was expected and what was found.
  struct Fault: Error, Hashable {
    var reason: String
  }

  /// pt either way; more than any window has. chosen
  private static let longest = 10_000.0
  /// Seconds. chosen
  private static let slowest = 3600.0
  /// Of what has no unit: opacities, factors, a spring's response and damping. chosen
  private static let largest = 1000.0

  /// The value of a type without parts; `nil` for a shadow.
  static func value(_ json: JSON, as type: TokenType) throws(Fault) -> TokenValue? {
    switch type {
    case .color: .color(try color(json))
    case .dimension:
      .number(try amount(json, "a dimension", unit: "px", limit: longest, ["px": 1]))
    case .duration:
      .number(try amount(json, "a duration", unit: "ms", limit: slowest, ["ms": 1000, "s": 1]))
    case .number: .number(try number(json, "a number", limit: largest))
    case .shadow: nil
    }
  }

  // MARK: Amounts

  /// A number with a unit; `units` has the divisor of each.
  private static func amount(
    _ json: JSON, _ noun: String, unit: String, limit: Double,
    _ units: KeyValuePairs<String, Double>
  ) throws(Fault) -> Double {
    let shape = #"\#(noun), {"value": number, "unit": "\#(unit)"}"#
    guard case .object(let members) = json, members.count == 2, let value = json.member("value"),
      let name = json.member("unit")?.string
    else { throw Fault(reason: "expected \(shape), and found \(TokenPlace.shown(json))") }
    guard let divisor = units.first(where: { $0.key == name })?.value else {
      let known = units.map(\.key).joined(separator: " or ")
      throw Fault(reason: "the unit \(TokenPlace.shown(name)) is not known, expected \(known)")
    }
    return try number(value, "\(noun), its value a number", limit: limit * divisor) / divisor
  }

  private static func number(
    _ json: JSON, _ noun: String, limit: Double
  ) throws(Fault) -> Double {
    guard let number = json.number else {
      throw Fault(reason: "expected \(noun), and found \(TokenPlace.shown(json))")
    }
    guard abs(number) <= limit else {
      throw Fault(reason: "expected at most \(JSON.plain(limit).text), and found \(json.text)")
    }
    return number
  }

  // MARK: Colors

  private static let colorShape =
    ##"a colour, {"colorSpace": "srgb", "components": [r, g, b]} or "#RRGGBB""##

  private static func color(_ json: JSON) throws(Fault) -> Color {
    if let text = json.string {
      guard let color = color(hex: text, digits: [6, 8]) else { throw wrong(json) }
      return color
    }
    guard case .object(let members) = json, Set(members.map(\.key)).count == members.count,
      let space = json.member("colorSpace")?.string,
      members.allSatisfy({ ["colorSpace", "components", "alpha", "hex"].contains($0.key) }),
      case .array(let list) = json.member("components")
    else { throw wrong(json) }
    let alpha = try part(json.member("alpha") ?? .integer(1), "alpha")
    var fallback: Color?
    if let hex = json.member("hex") {
      fallback = hex.string.flatMap { color(hex: $0, digits: [6]) }
      if fallback == nil {
        throw Fault(
          reason: ##"its hex is \##(TokenPlace.shown(hex)), expected six digits, "#RRGGBB""##)
      }
    }
    guard space == "srgb" else {
      guard let fallback else {
        throw Fault(
          reason: "the colour space \(TokenPlace.shown(space)) is not known, expected srgb or a hex"
        )
      }
      return fallback.opacity(alpha)
    }
    guard list.count == 3 else {
      throw Fault(reason: "expected three components, and found \(list.count)")
    }
    var components: [Double] = []
    for component in list { components.append(try part(component, "components")) }
    return Color(red: components[0], green: components[1], blue: components[2], alpha: alpha)
  }

  /// An oddity of a color that does not prevent its use.
  static func remark(on json: JSON) -> String? {
    guard let hex = json.member("hex")?.string, let named = color(hex: hex, digits: [6]),
      json.member("colorSpace") == .string("srgb"), let color = try? color(json)
    else { return nil }
    let pairs = [
      (color.red, named.red), (color.green, named.green), (color.blue, named.blue),
    ]
    // Programs round in ways of their own.
    if pairs.allSatisfy({ abs($0 - $1) < 1.5 / 255 }) { return nil }
    return "its hex is \(hex), but its components, which count, are #\(color.hexText)"
  }

  private static func part(_ json: JSON, _ noun: String) throws(Fault) -> Double {
    // spec: the format's color module; a part that is not there counts as nothing.
    if json == .string("none") { return 0 }
    guard let number = json.number, (0...1).contains(number) else {
      throw Fault(reason: "expected \(noun) from 0 to 1, and found \(TokenPlace.shown(json))")
    }
    return number
  }

  private static func wrong(_ json: JSON) -> Fault {
    Fault(reason: "expected \(colorShape), and found \(TokenPlace.shown(json))")
  }

  /// A color from its digits; the seventh and eighth are its alpha.
  private static func color(hex text: String, digits counts: [Int]) -> Color? {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard counts.contains(digits.utf8.count), var color = Color(String(digits.prefix(6))) else {
      return nil
    }
    let rest = digits.dropFirst(6)
    if rest.isEmpty { return color }
    guard rest.allSatisfy(\.isHexDigit), let alpha = UInt8(rest, radix: 16) else { return nil }
    color.alpha = Double(alpha) / 255
    return color
  }
}
