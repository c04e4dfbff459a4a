import Canvas

/// The summary of a session that `--stats` writes.
struct StatisticsReport {
  var clock: String
  var statistics: FrameStatistics

  var json: JSON {
    .object([
      .init("clock", clock),
      .init("frames", statistics.frames),
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
      .init("damagedRectangles", .object(counts { $0.rectCount })),
      .init("masks", masks),
      .init("fullRepaints", fullRepaints),
      .init("skippedTicks", statistics.skippedTicks),
      .init("clockFallbacks", statistics.clockFallbacks),
      .init("wakeups", statistics.wakeups),
    ])
  }

  private func summary(_ value: (FrameReport) -> Double?) -> JSON {
    .object(percentiles(of: value) { .number($0 * 1000) })
  }

  private func counts(_ value: (FrameReport) -> Int) -> [JSON.Member] {
    percentiles(of: { Double(value($0)) }, json: { .integer(Int($0)) })
  }

  private func percentiles(
    of value: (FrameReport) -> Double?, json: (Double) -> JSON
  ) -> [JSON.Member] {
    [("p50", 0.5), ("p95", 0.95), ("p99", 0.99), ("max", 1)].map { name, part in
      .init(name, statistics.percentile(part, of: value).map(json) ?? .null)
    }
  }

  private var damagedPixels: JSON {
    let total = statistics.reports.reduce(0) { $0 + $1.damagedPixels }
    return .object([.init("recent", total)] + counts { $0.damagedPixels })
  }

  private var masks: JSON {
    let masks = statistics.masks
    return .object([
      .init("hits", masks.hits), .init("misses", masks.misses),
      .init("evictions", masks.evictions), .init("bytes", masks.byteCount),
    ])
  }

  private var fullRepaints: JSON {
    .object(
      statistics.fullRepaints.sorted { $0.key < $1.key }.map { .init($0.key, .integer($0.value)) })
  }
}
