import Glibc

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

  /// The shortest text without an exponent that equals the number to some significant digits.
  package func significantText(_ digits: Int = 6) -> String {
    guard isFinite, self != 0 else { return isFinite ? "0" : "\(self)" }
    // A rounded number such as 9.999996 has a digit more before the point.
    var exponent = Int(Glibc.log10(magnitude).rounded(.down))
    let shift = Double(digits - 1 - exponent)
    // In two steps, because a single factor for the smallest numbers is infinite.
    let factors = (Glibc.pow(10, min(shift, 300)), Glibc.pow(10, max(shift - 300, 0)))
    var number = Glibc.rint(magnitude * factors.0 * factors.1)
    if number >= Glibc.pow(10, Double(digits)) {
      number /= 10
      exponent += 1
    }
    func zeros(_ count: Int) -> String { String(repeating: "0", count: max(0, count)) }
    // The digits, with zeros up to the decimal point on both sides of it.
    let text = zeros(-exponent) + String(Int(number)) + zeros(exponent + 1 - digits)
    let point = max(exponent, 0) + 1
    let fraction = String(text.dropFirst(point).reversed().drop { $0 == "0" }.reversed())
    return (self < 0 ? "-" : "") + text.prefix(point) + (fraction.isEmpty ? "" : "." + fraction)
  }
}

extension JSON {
  /// A number to 6 significant digits.
  package static func measured(_ value: Double) -> JSON {
    let text = value.significantText()
    if let whole = Int(text) { return .integer(whole) }
    return .number(Double(text) ?? value)
  }
}
