/// What goes on growing from look to look.
struct MonkeyLeak: CustomStringConvertible {
  /// Looks until everything has been used once, and its caches are full. chosen
  private static let warmUp = 6
  /// Looks at what is warm that it takes to say something.
  private static let leastLooks = 8
  /// MiB by which what is held may differ.
  ///
  /// measured: 25 to 42 MiB at the first of six looks, in six runs, became 58 to 116. In a heap
  /// profile of the gallery 15 of 41 MiB were pages that had been opened, 17 a twin of the window,
  /// and 5 what had come to it.
  private static let spread = 48.0
  /// Descriptors that come with what is used for the first time, such as queues. measured: 9 became
  /// 13 in five of six runs, and stayed there
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
    if warm.count < Self.leastLooks { return nil }
    let before = warm.prefix(warm.count / 2).map(\.memory).min() ?? 0
    let after = warm.suffix(warm.count / 2).map(\.memory).min() ?? 0
    if after <= before + Self.spread { return nil }
    description = "\(before) MiB became \(after) MiB"
  }
}
