/// A row of the table.
struct Metric: Sendable {
  enum Comparing: Sendable {
    /// The table shows the ratio of a peer's value to the playground's.
    case ratio
    case none
  }

  let group: String
  let title: String
  let unit: String
  var comparing = Comparing.ratio
  /// The values of one repetition.
  let values: @Sendable (TrialRecord) -> [Double?]

  /// The median and the range over all repetitions of a program.
  func summary(of trials: [TrialRecord]) -> Summary? {
    Summary(trials.flatMap(values).compactMap(\.self))
  }
}
