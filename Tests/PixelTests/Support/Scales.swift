/// What there is to try.
enum Scales {
  /// Every scale that is supported: 1 to 4 in quarters.
  nonisolated static let all = Array(stride(from: 1.0, through: 4, by: 0.25))
}
