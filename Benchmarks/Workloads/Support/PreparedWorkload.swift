import Meters

/// A workload ready to be run as often as one likes.
@MainActor
public struct PreparedWorkload {
  /// Brings everything to where the body begins; not measured.
  public let prepare: @MainActor () -> Void

  public let body: @MainActor () -> Void

  init(
    prepare: @escaping @MainActor () -> Void = {}, body: @escaping @MainActor () -> Void
  ) {
    self.prepare = prepare
    self.body = body
  }

  /// Runs until everything that is kept is made.
  public func warmUp() {
    for _ in 0..<Workload.warmupCount {
      prepare()
      body()
    }
  }

  /// Runs once, with callgrind counting if it is there; returns the number of allocations.
  public func countAllocations() -> Int {
    prepare()
    let start = meters_allocation_count()
    meters_start_instructions()
    body()
    meters_stop_instructions()
    return Int(meters_allocation_count() - start)
  }
}
