internal import CPango
import Glibc

/// SVG attributes and text; the output is deterministic.
enum SVGText {
  /// The decimals of lengths in points. chosen
  static let decimals = 4
  /// The decimals of text outlines, which have many numbers. chosen
  static let glyphDecimals = 3

  /// A number without exponent and trailing zeros.
  static func number(_ value: Double, decimals: Int = decimals) -> String {
    let unit = pow(10, Double(decimals))
    let steps = Int(rounding: value * unit, limit: Int.farthestPixel * Int(unit))
    let text = "\(Double(steps) / unit)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Attributes with numbers, each after a space.
  static func attributes(_ numbers: [(name: String, value: Double)]) -> String {
    numbers.map { " \($0.name)=\"\(number($0.value))\"" }.joined()
  }

  /// The attributes of a rectangle's place and size.
  static func frame(_ rect: Rect) -> [(name: String, value: Double)] {
    [("x", rect.x), ("y", rect.y), ("width", rect.width), ("height", rect.height)]
  }

  static func fill(_ color: Color) -> String { paint("fill", color) }

  static func stroke(_ stroke: Stroke, _ color: Color) -> String {
    let (cap, join) = (stroke.cap == .round, stroke.join == .round)
    return " fill=\"none\"" + paint("stroke", color) + attributes([("stroke-width", stroke.width)])
      + (cap ? " stroke-linecap=\"round\"" : "")
      + (join
        ? " stroke-linejoin=\"round\"" : attributes([("stroke-miterlimit", Stroke.miterLimit)]))
  }

  private static func paint(_ property: String, _ color: Color) -> String {
    let alpha = number(color.paintable.alpha)
    return " \(property)=\"\(color.hexText)\""
      + (alpha == "1" ? "" : " \(property)-opacity=\"\(alpha)\"")
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
      for (index, value) in points.flatMap({ [$0.x, $0.y] }).enumerated() {
        let number = number(value, decimals: decimals)
        if index > 0 && !number.hasPrefix("-") { text += " " }
        text += number
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

extension [UInt8] {
  /// The bytes in Base64, for a `data:` URL.
  package var base64: String {
    guard let text = g_base64_encode(self, UInt(count)) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }
}
