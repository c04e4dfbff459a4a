import Canvas
import Controls
import Support

/// A place in a token file.
struct TokenPath {
  let file: String
  /// The names of nested groups, or of tokens that are aliases of the next one; the last name is
  /// that of the place, and without names it is the whole file.
  var names: [String] = []
  /// The part of the value, such as the color of a shadow; `nil` for the whole value.
  var part: String?
  /// Characters of a name or a value that a message shows. chosen
  private static let shownLength = 60

  func following(_ name: String) -> TokenPath { TokenPath(file: file, names: names + [name]) }

  func failure(_ reason: String) -> Failure {
    let parts = [file] + names.suffix(1).map { Self.shown($0) } + [part, reason].compactMap(\.self)
    return Failure(.badInput, parts.joined(separator: ": "))
  }

  func mismatch(_ expected: String, _ json: JSON) -> Failure {
    failure("expected \(expected), found \(Self.shown(json))")
  }

  static func shown(_ text: String) -> String {
    let line = String(text.unicodeScalars.prefix(shownLength)).onOneLine
    return text.unicodeScalars.count > shownLength ? line + "..." : line
  }

  static func shown(_ json: JSON) -> String { shown(json.text) }

  /// In points. chosen: more than any window has
  private static let maximumLength = 10_000.0
  /// In seconds. chosen
  private static let maximumDuration = 3600.0
  /// Of opacities, factors, and a spring's response and damping ratio. chosen
  private static let maximumNumber = 1000.0

  func value(_ json: JSON, as type: Token.Kind) throws -> TokenValue? {
    switch type {
    case .color: .color(try color(json))
    case .dimension:
      .number(try amount(json, "a dimension", unit: "px", limit: Self.maximumLength, ["px": 1]))
    case .duration:
      .number(
        try amount(
          json, "a duration", unit: "ms", limit: Self.maximumDuration, ["ms": 1000, "s": 1]))
    case .number: .number(try number(json, "a number", limit: Self.maximumNumber))
    case .shadow, .spring: nil
    }
  }

  /// `units` has the divisor of each unit.
  private func amount(
    _ json: JSON, _ noun: String, unit: String, limit: Double,
    _ units: KeyValuePairs<String, Double>
  ) throws -> Double {
    guard case .object(let members) = json, members.count == 2, let value = json["value"],
      let name = json["unit"]?.string
    else { throw mismatch(#"\#(noun), {"value": number, "unit": "\#(unit)"}"#, json) }
    guard let divisor = units.first(where: { $0.key == name })?.value else {
      let known = units.map(\.key).joined(separator: " or ")
      throw failure("unknown unit \(TokenPath.shown(name)), expected \(known)")
    }
    return try number(value, "\(noun), its value a number", limit: limit * divisor) / divisor
  }

  private func number(_ json: JSON, _ noun: String, limit: Double) throws -> Double {
    guard let number = json.number else { throw mismatch(noun, json) }
    guard abs(number) <= limit else {
      throw failure("expected at most \(JSON.plain(limit).text), found \(json.text)")
    }
    return number
  }

  private func color(_ json: JSON) throws -> Color {
    let shape = ##"a color, {"colorSpace": "srgb", "components": [r, g, b]} or "#RRGGBB""##
    if let text = json.string {
      guard let color = Self.color(hex: text, digits: [6, 8]) else { throw mismatch(shape, json) }
      return color
    }
    guard json.hasOnly(["colorSpace", "components", "alpha", "hex"]),
      let space = json["colorSpace"]?.string, case .array(let list) = json["components"]
    else { throw mismatch(shape, json) }
    let alpha = try component(json["alpha"] ?? .integer(1), "alpha")
    let hex = json["hex"]
    let fallback = hex?.string.flatMap { Self.color(hex: $0, digits: [6]) }
    if let hex, fallback == nil {
      throw failure(##"its hex is \##(TokenPath.shown(hex)), expected six digits, "#RRGGBB""##)
    }
    guard space == "srgb" else {
      if let fallback { return fallback.opacity(alpha) }
      throw failure("unknown color space \(TokenPath.shown(space)), expected srgb or a hex")
    }
    guard list.count == 3 else { throw failure("expected three components, found \(list.count)") }
    let components = try list.map { try component($0, "components") }
    return Color(red: components[0], green: components[1], blue: components[2], alpha: alpha)
  }

  private func component(_ json: JSON, _ noun: String) throws -> Double {
    // chosen: as in the format's color module, a missing component counts as 0.
    if json == .string("none") { return 0 }
    guard let number = json.number, (0...1).contains(number) else {
      throw mismatch("\(noun) from 0 to 1", json)
    }
    return number
  }

  func remark(on json: JSON, _ value: TokenValue) -> String? {
    guard case .color(let color) = value, let hex = json["hex"]?.string,
      let named = Self.color(hex: hex, digits: [6]), json["colorSpace"] == .string("srgb")
    else { return nil }
    let pairs = [(color.red, named.red), (color.green, named.green), (color.blue, named.blue)]
    // Programs round in different ways.
    if pairs.allSatisfy({ abs($0 - $1) < 1.5 / 255 }) { return nil }
    return failure("its hex \(hex) is ignored, because its components are \(color.hexText)").message
  }

  /// The seventh and eighth digits are alpha.
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

extension JSON {
  func hasOnly(_ keys: [String]) -> Bool {
    guard case .object(let members) = self else { return false }
    return members.repeatedKey == nil && members.allSatisfy { keys.contains($0.key) }
  }
}
