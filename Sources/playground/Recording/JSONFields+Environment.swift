import Canvas

/// What concerns all controls, as headers and lines of logs have it.
extension JSONFields {
  /// The colour that takes the place of the system's blue; nil for none.
  mutating func accent() throws -> Color? {
    guard let json = take("accent"), json != .null else { return nil }
    if let text = json.string, let color = Color(text) { return color }
    if case .array(let values) = json {
      let parts = values.compactMap(\.number).filter { (0...1).contains($0) }
      if parts.count == 3, values.count == 3 {
        return Color(red: parts[0], green: parts[1], blue: parts[2])
      }
    }
    throw failure("accent has to be a colour, #RRGGBB, or three numbers from 0 to 1")
  }

  /// How large text is, of the size that it asks for; nil if that is not said.
  mutating func textSize() throws -> Double? {
    guard let size = try number("textSize") else { return nil }
    guard TextSize.range.contains(size) else {
      throw failure("textSize has to be 0.8 to 2 of the size that text asks for")
    }
    return size
  }
}

extension JSON {
  /// An accent as logs have it: exactly, as a desktop may say parts that six digits do not hold.
  static func accent(_ color: Color?) -> JSON {
    guard let color else { return .null }
    let text = color.hexText
    if Color(text) == color { return .string(text) }
    return .array([color.red, color.green, color.blue].map { .number($0) })
  }
}
