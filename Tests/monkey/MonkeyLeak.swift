/// Growth from check to check.
struct MonkeyLeak: CustomStringConvertible {
  /// Checks until all caches are full. chosen
  private static let warmUp = 6
  /// The minimum number of checks after that.
  private static let leastLooks = 8
  /// The allowed difference, MiB. measured: 25 to 42 became 58 to 116 in six runs
  private static let spread = 48.0
  /// Descriptors that are opened on first use, such as queues. measured: 9 became 13
  private static let rareDescriptors = 6

  let description: String

  /// `nil` if nothing grows.
  init?(in samples: [MonkeySample]) {
    guard let last = samples.last else { return nil }
    let early = samples.prefix(max(1, samples.count / 2))
    let descriptors = early.map(\.descriptors).max() ?? 0
    if last.descriptors > descriptors + Self.rareDescriptors {
      description = "\(descriptors) descriptors became \(last.descriptors)"
      return
    }
    // The minimum of each half, as a page may hold much while it is shown.
    let warm = samples.dropFirst(Self.warmUp)
    if warm.count < Self.leastLooks { return nil }
    let before = warm.prefix(warm.count / 2).map(\.memory).min() ?? 0
    let after = warm.suffix(warm.count / 2).map(\.memory).min() ?? 0
    if after <= before + Self.spread { return nil }
    description = "\(before) MiB became \(after) MiB"
  }
}
