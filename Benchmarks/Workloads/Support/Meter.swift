import Meters

/// What the calling thread used up so far.
public struct Meter {
  public let allocations: Int

  /// Nanoseconds of processor time.
  public let threadTime: Int

  public static func read() -> Meter {
    // The time last: asking for it takes longer.
    let allocations = Int(meters_allocation_count())
    return Meter(allocations: allocations, threadTime: Int(meters_thread_time()))
  }
}
