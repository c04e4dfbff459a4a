import Meters

/// A workload with its state, which can run repeatedly.
@MainActor
public struct PreparedWorkload {
  /// Prepares the state before each run, and is not measured.
  public let prepare: @MainActor () -> Void

  public let body: @MainActor () -> Void

  init(
    prepare: @escaping @MainActor () -> Void = {}, body: @escaping @MainActor () -> Void
  ) {
    self.prepare = prepare
    self.body = body
  }

  /// Runs the body ``Workload/warmupCount`` times, which fills the caches.
  public func warmUp() {
    for _ in 0..<Workload.warmupCount {
      prepare()
      body()
    }
  }

  /// Runs the body once and returns its number of allocations.
  ///
  /// In callgrind it also counts the instructions.
  public func countAllocations() -> Int {
    prepare()
    let start = meters_allocation_count()
    meters_start_instructions()
    body()
    meters_stop_instructions()
    return Int(meters_allocation_count() - start)
  }
}
