/// Pixels a point that a window can have: 1 to 4 in steps of 0.25.
struct WindowScale: Hashable {
  static let step = 0.25
  static let range = 1.0...4.0

  let value: Double

  /// Nil for what is no such scale.
  init?(_ value: Double) {
    guard Self.range.contains(value), (value / Self.step).rounded() == value / Self.step else {
      return nil
    }
    self.value = value
  }

  /// The next larger one, or the next smaller one; the last stays.
  static func next(after scale: Double, isLarger: Bool) -> Double {
    let steps = scale / step
    let next = isLarger ? steps.rounded(.down) + 1 : steps.rounded(.up) - 1
    return min(max(next * step, range.lowerBound), range.upperBound)
  }
}
