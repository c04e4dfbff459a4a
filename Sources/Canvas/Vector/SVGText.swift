/// How numbers, colours, outlines and words are written in SVG; the same from run to run.
enum SVGText {
  /// Decimals of a length, pt: a ten-thousandth of a point is a fortieth of what a level of 255 is at
  /// an edge, at scale 4. chosen
  static let decimals = 4

  /// Decimals of the outlines of text, pt, which have many numbers. chosen
  static let glyphDecimals = 3

  /// A number without an exponent, with as few decimals as say it.
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

  /// `#RRGGBB`.
  static func hex(_ color: Color) -> String {
    let color = color.paintable
    func digits(_ part: Double) -> String {
      let text = String(Int(rounding: part * 255), radix: 16, uppercase: true)
      return text.count < 2 ? "0" + text : text
    }
    return "#" + digits(color.red) + digits(color.green) + digits(color.blue)
  }

  /// The attributes that fill with a colour.
  static func fill(_ color: Color) -> String {
    let alpha = number(color.paintable.alpha)
    return " fill=\"\(hex(color))\"" + (alpha == "1" ? "" : " fill-opacity=\"\(alpha)\"")
  }

  /// Words as they may stand in an element or in an attribute: what XML has no way to say becomes the
  /// sign for what cannot be shown.
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

  /// An outline as an attribute `d` has it.
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
