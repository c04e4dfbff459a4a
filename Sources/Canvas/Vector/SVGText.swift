/// SVG attributes and text; the output is deterministic.
enum SVGText {
  /// The decimals of lengths in points. chosen
  static let decimals = 4

  /// The decimals of text outlines, which have many numbers. chosen
  static let glyphDecimals = 3

  /// A number without exponent and trailing zeros.
  static func number(_ value: Double, decimals: Int = decimals) -> String {
    let unit = (0..<decimals).reduce(1) { unit, _ in unit * 10 }
    let steps = Int(rounding: value * Double(unit), limit: Int.farthestPixel * unit)
    let (whole, rest) = (steps.magnitude / unit.magnitude, steps.magnitude % unit.magnitude)
    let sign = steps < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    var digits = "\(rest)"
    digits = String(repeating: "0", count: decimals - digits.count) + digits
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }

  static func fill(_ color: Color) -> String {
    let alpha = number(color.paintable.alpha)
    return " fill=\"\(color.hexText)\"" + (alpha == "1" ? "" : " fill-opacity=\"\(alpha)\"")
  }

  /// Text for an element or attribute; characters that XML cannot represent become U+FFFD.
  static func escaped(_ words: String) -> String {
    var text = ""
    for scalar in words.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\t", "\n", "\r": text += " "
      case "\u{0}"..<" ", "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  static func data(of path: Path, decimals: Int = decimals) -> String {
    var text = ""
    func add(_ command: String, _ points: [Point]) {
      text += command
      var isFirst = true
      for value in points.flatMap({ [$0.x, $0.y] }) {
        let number = number(value, decimals: decimals)
        if !isFirst && !number.hasPrefix("-") { text += " " }
        text += number
        isFirst = false
      }
    }
    for element in path.elements {
      switch element {
      case .move(let point): add("M", [point])
      case .line(let point): add("L", [point])
      case .cubic(let first, let second, let end): add("C", [first, second, end])
      case .close: text += "Z"
      }
    }
    return text
  }
}

/// The Base64 encoding (RFC 4648).
enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  static func text(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for place in 0..<4 {
        let digit = digits[bits >> (18 - 6 * place) & 0x3F]
        text.append(place <= group.count ? digit : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
