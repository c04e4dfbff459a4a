extension Metric {
  static let all = start + rest + toggle + latency + drag + segment + stress

  private static let start = [
    Metric(group: "start", title: "exec to the switch painted", unit: "ms") {
      $0.starts.map(\.painted)
    },
    Metric(group: "start", title: "CPU until settled", unit: "ms") {
      $0.starts.map(\.processorTime)
    },
    Metric(group: "start", title: "memory when idle, PSS", unit: "MB") {
      [$0.memory?.proportional]
    },
    Metric(group: "start", title: "memory when idle, private", unit: "MB") { [$0.memory?.own] },
    Metric(group: "start", title: "threads", unit: "", comparing: .none) {
      [$0.memory.map { Double($0.threads) }]
    },
    Metric(group: "start", title: "processes", unit: "", comparing: .none) {
      [$0.memory.map { Double($0.processes) }]
    },
  ]

  private static let rest = [
    Metric(group: "idle", title: "CPU", unit: "%") { trial in
      [trial.rest.flatMap { $0.share(of: $0.program) }]
    },
    Metric(group: "idle", title: "voluntary context switches", unit: "/s") { trial in
      [trial.rest.flatMap { $0.switches(of: $0.program) }]
    },
  ]

  private static let toggle =
    clicks("toggle", \.toggle, watched: \.watchedToggle) + [
      Metric(group: "toggle", title: "duration after the release", unit: "ms", comparing: .none) {
        [reading($0.watchedToggle)?.durations.median]
      }
    ]

  private static let latency = [
    Metric(group: "latency", title: "press to pixel p50", unit: "ms") {
      [reading($0.latency)?.pressDelays.percentile(0.5)]
    },
    Metric(group: "latency", title: "press to pixel p99", unit: "ms") {
      [reading($0.latency)?.pressDelays.percentile(0.99)]
    },
    Metric(group: "latency", title: "release to pixel p50", unit: "ms") {
      [reading($0.latency)?.releaseDelays.percentile(0.5)]
    },
    Metric(group: "latency", title: "release to pixel p99", unit: "ms") {
      [reading($0.latency)?.releaseDelays.percentile(0.99)]
    },
  ]

  private static let drag = [
    Metric(group: "drag", title: "CPU, program", unit: "%") { trial in
      [trial.drag.flatMap { $0.span.share(of: $0.span.program) }]
    },
    Metric(group: "drag", title: "CPU, server", unit: "%") { trial in
      [trial.drag.flatMap { $0.span.share(of: $0.span.server) }]
    },
    Metric(group: "drag", title: "frames", unit: "/s", comparing: .none) {
      [$0.watchedDrag?.framesPerSecond]
    },
    Metric(group: "drag", title: "interval p95", unit: "ms", comparing: .none) {
      [$0.watchedDrag?.intervals.percentile(0.95)]
    },
    Metric(group: "drag", title: "step to pixel p50", unit: "ms") {
      [$0.steps?.delays.percentile(0.5)]
    },
    Metric(group: "drag", title: "step to pixel p99", unit: "ms") {
      [$0.steps?.delays.percentile(0.99)]
    },
  ]

  private static let segment = clicks("segment", \.segment, watched: \.watchedSegment)

  private static let stress =
    [
      Metric(group: "stress", title: "exec to the switches painted", unit: "ms") {
        $0.stressStarts.map(\.painted)
      },
      Metric(group: "stress", title: "memory, PSS", unit: "MB") { [$0.stressMemory?.proportional] },
    ] + clicks("stress", \.stressToggle, watched: \.watchedStressToggle) + [
      Metric(group: "stress", title: "release to the others' pixels p50", unit: "ms") {
        [reading($0.watchedStressToggle)?.releaseDelays.percentile(0.5)]
      }
    ]

  /// The metrics of a sequence of clicks.
  private static func clicks(
    _ group: String, _ clicks: @escaping @Sendable (TrialRecord) -> ClickRecord?,
    watched: @escaping @Sendable (TrialRecord) -> ClickRecord?
  ) -> [Metric] {
    [
      Metric(group: group, title: "CPU per click, program", unit: "ms") {
        [clicks($0)?.programTime]
      },
      Metric(group: group, title: "CPU per click, server", unit: "ms") { [clicks($0)?.serverTime] },
      Metric(group: group, title: "frames shown", unit: "", comparing: .none) {
        [reading(watched($0))?.frames.median]
      },
      Metric(group: group, title: "interval p50", unit: "ms", comparing: .none) {
        [reading(watched($0))?.intervals.percentile(0.5)]
      },
      Metric(group: group, title: "interval p95", unit: "ms", comparing: .none) {
        [reading(watched($0))?.intervals.percentile(0.95)]
      },
      Metric(group: group, title: "CPU per shown frame, both", unit: "ms") {
        [clicks($0)?.timePerFrame(shownBy: watched($0))]
      },
    ]
  }

  private static func reading(_ record: ClickRecord?) -> ClickReading? {
    record.map { ClickReading($0) }
  }
}

extension Memory {
  /// The proportional set size, in MB.
  fileprivate var proportional: Double { Double(proportionalKiB) / 1024 }
  /// The private memory, in MB.
  fileprivate var own: Double { Double(privateKiB) / 1024 }
}
