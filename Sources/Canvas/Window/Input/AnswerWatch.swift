/// Notices that an input method does not answer, without waiting for it.
///
/// An input method may use a key without an answer, so that one lost key proves nothing.
struct AnswerWatch {
  /// The number of presses without an answer after which the input method counts as hung. chosen
  static let most = 3
  /// The time since the first of them, in seconds. spec: docs/spec/text-input.md#input-methods
  static let limit = 0.5

  private var count = 0
  private var start = Instant.zero

  /// Whether the input method counts as hung.
  private(set) var isHung = false
  /// Whether each press has been answered.
  var isAnswered: Bool { count == 0 }

  /// Notes a press for the input method; returns whether it counts as hung from now on.
  ///
  /// One whose answers may take as long as a word never counts as hung.
  mutating func press(at now: Instant, isAnsweredSoon: Bool) -> Bool {
    if isHung { return false }
    if count == 0 { start = now }
    count += 1
    isHung = isAnsweredSoon && count >= Self.most && now.seconds(since: start) >= Self.limit
    return isHung
  }

  mutating func answer() {
    count = 0
    isHung = false
  }
}
