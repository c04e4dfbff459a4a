/// A benchmark: a name and code to measure.
public struct Workload: Sendable {
  /// The group and the operation, such as `Frame/switch-slides`.
  public let name: String

  /// The number of operations in one run of the body.
  public let operations: Int

  /// Creates the state of the runs, on the main actor, because scenes and nodes require it.
  public let prepared: @MainActor @Sendable () throws -> PreparedWorkload

  init(
    _ name: String, operations: Int = 1,
    prepared: @escaping @MainActor @Sendable () throws -> PreparedWorkload
  ) {
    self.name = name
    self.operations = operations
    self.prepared = prepared
  }

  /// Creates a workload whose runs need no preparation.
  init<State>(
    _ name: String, operations: Int = 1,
    state makeState: @escaping @MainActor @Sendable () throws -> State,
    body: @escaping @MainActor @Sendable (State) -> Void
  ) {
    self.init(name, operations: operations) {
      let state = try makeState()
      return PreparedWorkload { body(state) }
    }
  }

  /// The number of runs before the measurement, which fill the caches for both directions of an
  /// animation.
  public static let warmupCount = 4
}
