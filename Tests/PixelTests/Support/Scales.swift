enum Scales {
  /// Every supported scale.
  nonisolated static let all = Array(stride(from: 1.0, through: 4, by: 0.25))
}
