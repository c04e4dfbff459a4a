/// What a monkey found wrong, and how it is found again.
struct MonkeyFault: Error, CustomStringConvertible {
  var what: String
  var run: MonkeyRun
  /// How many events it had done by then.
  var events: Int
  /// The last of them, oldest first.
  var trail: [MonkeyEvent]
  /// What the program said.
  var errors: String

  var description: String {
    """
    \(what), after \(events) events of seed \(run.seed) \(run.manager.map { "under \($0.rawValue)" } ?? "without a manager")
    the last of them: \(trail.map { "\($0)" }.joined(separator: ", "))
    the program said: \(errors.isEmpty ? "nothing" : errors)
    again: make monkey ARGS="--seed \(run.seed) --manager \(run.manager?.rawValue ?? "none")"
    """
  }
}
