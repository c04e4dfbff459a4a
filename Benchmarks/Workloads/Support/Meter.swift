import Meters

/// The allocations and the processor time of the calling thread so far.
public struct Meter {
  public let allocations: Int

  /// The processor time, in nanoseconds.
  public let threadTime: Int

  public static func read() -> Meter {
    // Reads the time last, because reading it takes longer.
    let allocations = Int(meters_allocation_count())
    return Meter(allocations: allocations, threadTime: Int(meters_thread_time()))
  }
}
