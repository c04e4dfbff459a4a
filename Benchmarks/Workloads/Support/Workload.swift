/// Something whose cost is measured.
public struct Workload: Sendable {
  /// The room and what is done in it.
  public let name: String

  /// How often one run of the body does it.
  public let operations: Int

  /// Makes everything that the runs need: on the main actor, where scenes and nodes are.
  public let prepared: @MainActor @Sendable () throws -> PreparedWorkload

  init(
    _ name: String, operations: Int = 1,
    prepared: @escaping @MainActor @Sendable () throws -> PreparedWorkload
  ) {
    self.name = name
    self.operations = operations
    self.prepared = prepared
  }

  /// A workload whose runs have nothing to prepare.
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

  /// Runs before the first that counts: enough for everything that is kept to be made, whichever way
  /// a control moves.
  public static let warmupCount = 4
}
