/// What goes on growing from look to look.
struct MonkeyLeak: CustomStringConvertible {
  /// Looks until everything has been used once, and its caches are full. chosen
  private static let warmUp = 4
  /// MiB by which what is held may differ between two pages. chosen
  private static let spread = 24.0
  /// Descriptors that come with what is used for the first time, such as queues. chosen
  private static let rareDescriptors = 6

  let description: String

  /// nil if nothing grows.
  init?(in samples: [MonkeySample]) {
    guard let last = samples.last else { return nil }
    let early = samples.prefix(max(1, samples.count / 2))
    let descriptors = early.map(\.descriptors).max() ?? 0
    if last.descriptors > descriptors + Self.rareDescriptors {
      description = "\(descriptors) descriptors became \(last.descriptors)"
      return
    }
    // The least of each half, as a page may hold much while it is shown.
    let warm = samples.dropFirst(Self.warmUp)
    if warm.count < 2 * Self.warmUp { return nil }
    let before = warm.prefix(warm.count / 2).map(\.memory).min() ?? 0
    let after = warm.suffix(warm.count / 2).map(\.memory).min() ?? 0
    if after <= before + Self.spread { return nil }
    description = "\(before) MiB became \(after) MiB"
  }
}
