import Foundation

/// The comparison of a measurement with its threshold.
struct Verdict {
  /// Descriptions of values above the threshold.
  private(set) var regressions: [String] = []

  /// Descriptions of values so far below the threshold that it should be updated.
  private(set) var improvements: [String] = []

  // Counts of the same build are identical on the same processor, but the C library has different
  // routines for different processors.
  private static let instructionTolerance = 0.05

  // Times depend on the processor, so this only finds slowdowns that the counts do not show.
  private static let timeFactor = 3.0

  init(_ measurement: Measurement, against threshold: Thresholds.Entry) {
    let counts = measurement.counts
    if counts.allocations > threshold.allocations {
      regressions.append("allocations: \(threshold.allocations) -> \(counts.allocations)")
    } else if counts.allocations < threshold.allocations {
      improvements.append("allocations: \(threshold.allocations) -> \(counts.allocations)")
    }
    if let before = threshold.instructions, let now = counts.instructions {
      let change = Double(now - before) / Double(max(1, before))
      let text = String(
        format: "instructions: %ld -> %ld (%+.1f %%)", before, now, change * 100)
      if change > Self.instructionTolerance { regressions.append(text) }
      if change < -Self.instructionTolerance { improvements.append(text) }
    }
    let (limit, time) = (threshold.threadTime * Self.timeFactor, measurement.times.threadP90)
    if time > limit {
      regressions.append(
        String(
          format: "CPU p90: %.1f µs, more than %.0f times the threshold of %.1f µs", time,
          Self.timeFactor, threshold.threadTime))
    }
  }
}
