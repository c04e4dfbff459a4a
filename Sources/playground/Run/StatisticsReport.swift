import Canvas

/// The summary of a session that `--stats` writes.
struct StatisticsReport {
  var clock: String
  var statistics: FrameStatistics

  var json: JSON {
    .object([
      .init("clock", .string(clock)),
      .init("frames", .integer(statistics.frames)),
      .init("intervalMilliseconds", summary { $0.interval }),
      .init(
        "costMilliseconds",
        .object([
          .init("update", summary { $0.updateDuration }),
          .init("paint", summary { $0.paintDuration }),
          .init("present", summary { $0.presentDuration }),
        ])),
      .init("inputToPresentMilliseconds", summary { $0.inputLatency }),
      .init("damagedPixels", damagedPixels),
      .init("fullRepaints", fullRepaints),
      .init("skippedTicks", .integer(statistics.skippedTicks)),
      .init("clockFallbacks", .integer(statistics.clockFallbacks)),
      .init("wakeups", .integer(statistics.wakeups)),
    ])
  }

  /// Median, 99th percentile and maximum of a figure given in seconds.
  private func summary(_ figure: (FrameReport) -> Double?) -> JSON {
    let parts: [(name: String, part: Double)] = [("p50", 0.5), ("p99", 0.99), ("max", 1)]
    return .object(
      parts.map { name, part in
        let value = statistics.percentile(part, of: figure)
        return .init(name, value.map { .number($0 * 1000) } ?? .null)
      })
  }

  private var damagedPixels: JSON {
    let total = statistics.reports.reduce(0) { $0 + $1.damagedPixels }
    let median = statistics.percentile(0.5) { Double($0.damagedPixels) }
    return .object([
      .init("recent", .integer(total)),
      .init("p50", median.map { .integer(Int($0)) } ?? .null),
    ])
  }

  private var fullRepaints: JSON {
    .object(
      statistics.fullRepaints.sorted { $0.key < $1.key }.map { .init($0.key, .integer($0.value)) })
  }
}
