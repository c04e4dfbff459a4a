extension Double {
  /// With as many places after the point as asked for, and a real minus; what is no number is a dash.
  func text(places: Int) -> String {
    guard isFinite, abs(self) < 1e12 else { return "–" }
    let factor = (0..<places).reduce(1.0) { product, _ in product * 10 }
    let scaled = (abs(self) * factor).rounded(.toNearestOrAwayFromZero)
    let sign = self < 0 && scaled != 0 ? "−" : ""
    let digits = String(Int(scaled))
    if places == 0 { return sign + digits }
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    return sign + padded.dropLast(places) + "." + padded.suffix(places)
  }
}
