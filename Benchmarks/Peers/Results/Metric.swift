/// A row of the table.
struct Metric: Sendable {
  enum Comparing: Sendable {
    /// A peer's figure is divided by ours.
    case ratio
    case none
  }

  let group: String
  let title: String
  let unit: String
  var comparing = Comparing.ratio
  /// The figures of one repetition.
  let values: @Sendable (TrialRecord) -> [Double?]

  /// What all repetitions of a program come to.
  func summary(of trials: [TrialRecord]) -> Summary? {
    Summary(trials.flatMap(values).compactMap(\.self))
  }
}
