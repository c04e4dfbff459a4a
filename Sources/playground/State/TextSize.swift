/// How large text is, of the size that it asks for.
enum TextSize {
  /// The sizes that keys and the environment offer. chosen
  static let steps = [0.8, 0.9, 1, 1.15, 1.3, 1.5, 1.75, 2]

  static let range = 0.8...2.0

  /// The next larger one of the steps, or the next smaller one; the last stays.
  static func next(after size: Double, isLarger: Bool) -> Double {
    isLarger
      ? steps.first { $0 > size + 0.001 } ?? range.upperBound
      : steps.last { $0 < size - 0.001 } ?? range.lowerBound
  }

  /// The place of the step that is nearest to a size.
  static func index(of size: Double) -> Int {
    steps.indices.min { abs(steps[$0] - size) < abs(steps[$1] - size) } ?? 0
  }
}
