extension Double {
  /// A true minus sign; an en dash if not finite.
  package func text(places: Int) -> String {
    guard isFinite, abs(self) < 1e12 else { return "–" }
    let factor = (0..<places).reduce(1.0) { product, _ in product * 10 }
    let scaled = (abs(self) * factor).rounded(.toNearestOrAwayFromZero)
    let sign = self < 0 && scaled != 0 ? "−" : ""
    let digits = String(Int(scaled))
    if places == 0 { return sign + digits }
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    return sign + padded.dropLast(places) + "." + padded.suffix(places)
  }

  package func shortText(places: Int) -> String {
    let text = text(places: places)
    guard places > 0, text.contains(".") else { return text }
    let digits = text.reversed().drop { $0 == "0" }
    return String(digits.drop { $0 == "." }.reversed())
  }

  package var shortText: String { shortText(places: 2) }
}
