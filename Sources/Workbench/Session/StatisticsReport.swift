import Canvas
import Controls
import Support

struct StatisticsReport {
  var clock: String
  var statistics: FrameStatistics

  var json: JSON {
    let pixels = statistics.reports.reduce(0) { $0 + $1.damagedPixels }
    let masks = statistics.masks
    let repaints = statistics.fullRepaints.sorted { $0.key < $1.key }
    return .object([
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
      .init("damagedPixels", .object([.init("recent", pixels)] + counts { $0.damagedPixels })),
      .init("damagedRectangles", .object(counts { $0.rectCount })),
      .init(
        "masks",
        .object([
          .init("hits", masks.hits), .init("misses", masks.misses),
          .init("evictions", masks.evictions), .init("bytes", masks.byteCount),
        ])),
      .init("fullRepaints", .object(repaints.map { .init($0.key, $0.value) })),
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
}
