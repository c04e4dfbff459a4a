import Canvas
import Controls
import Support

@MainActor
struct LayoutReport {
  var window: UInt
  var scale: Double
  var size: Size
  var controls: [SemanticsNode]

  var json: JSON {
    .object([
      .init("window", Int(window)),
      .init("scale", scale),
      .init("size", .numbers([size.width, size.height])),
      .init("controls", .array(controls.map(Self.json))),
    ])
  }

  private static func json(of control: SemanticsNode) -> JSON {
    let frame = control.frame
    let parts = parts(of: control)
    return .object([
      .init("id", control.identifier ?? ""),
      .init("role", (parts.first ?? control).role.rawValue),
      .init("label", control.label),
      .init("value", parts.isEmpty ? value(of: control) : .array(parts.map(value))),
      .init("enabled", control.isEnabled),
      .init("frame", .numbers([frame.x, frame.y, frame.width, frame.height])),
    ])
  }

  /// The parts that a control without a value consists of, such as the thumbs of a range slider;
  /// empty for other controls.
  private static func parts(of control: SemanticsNode) -> [SemanticsNode] {
    let isGroup = control.role == .group && Set(control.children.map(\.role)).count == 1
    return isGroup ? control.children : []
  }

  private static func value(of control: SemanticsNode) -> JSON {
    switch control.value {
    case .none, .choice, .text, .toggle(.mixed): .null
    case .toggle(let toggle): .bool(toggle == .on)
    case .number(let value, _, _, _): .number(value)
    case .selection(let selected, _, allowsSeveral: true, _): .integers(selected.sorted())
    case .selection(let selected, _, _, _): selected.first.map { .integer($0) } ?? .null
    }
  }
}

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
