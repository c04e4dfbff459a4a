/// A fault, and how to reproduce it.
struct MonkeyFault: Error, CustomStringConvertible {
  var what: String
  var run: MonkeyRun
  var events: Int
  var trail: [MonkeyEvent]
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
