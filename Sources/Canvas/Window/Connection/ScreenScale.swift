/// How many pixels a point has, from what the desktop says about its dots an inch.
enum ScreenScale {
  /// Dots an inch at which a point is a pixel.
  private static let baseDPI = 96.0
  private static let range = 1.0...4.0
  private static let step = 0.25

  /// The scale that an X resource text such as `Xft.dpi: 192` asks for; 1 if it asks for none.
  static func scale(resources: String) -> Double {
    var scale = 1.0
    for line in resources.split(whereSeparator: \.isNewline) {
      guard let colon = line.firstIndex(of: ":"),
        trimmed(line[..<colon]) == "Xft.dpi",
        let dpi = Double(trimmed(line[line.index(after: colon)...]))
      else { continue }
      scale = rounded(dpi / baseDPI)
    }
    return scale
  }

  /// The nearest scale that a window can have: 1 to 4 in quarters.
  static func rounded(_ scale: Double) -> Double {
    guard scale.isFinite else { return 1 }
    let stepped = (scale / step).rounded() * step
    return min(max(stepped, range.lowerBound), range.upperBound)
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
