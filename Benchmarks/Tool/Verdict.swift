import Foundation

/// How a measurement compares with its threshold.
struct Verdict {
  /// What got worse, and by how much.
  private(set) var regressions: [String] = []

  /// What got so much better that the threshold says nothing any more.
  private(set) var improvements: [String] = []

  // The same build counts the same to the instruction, but the C library chooses its routines by the
  // processor. chosen
  private static let instructionTolerance = 0.05

  // So many times as long may it take, as other processors take longer: a ceiling, for what neither
  // instructions nor allocations tell. chosen
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
          format: "CPU p90: %.1f µs, over %.0f times the %.1f µs it took", time, Self.timeFactor,
          threshold.threadTime))
    }
  }
}
