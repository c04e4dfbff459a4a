import Benchmark
import Dispatch
import Workloads

/// What is measured of every workload.
///
/// Processor time is our own: the library reads it from the kernel's account in ticks of 10 ms.
enum Metrics {
  static let allocations = BenchmarkMetric.custom("Allocations")
  /// Nanoseconds.
  static let threadTime = BenchmarkMetric.custom("Thread time")
}

let benchmarks: @Sendable () -> Void = {
  for workload in Workload.all {
    Benchmark(
      workload.name,
      configuration: .init(
        metrics: [.throughput, .wallClock, Metrics.threadTime, Metrics.allocations],
        warmupIterations: Workload.warmupCount, maxDuration: .milliseconds(500),
        maxIterations: 2000)
    ) { (benchmark: Benchmark, ready: PreparedWorkload) in
      onMainActor(benchmark) { benchmark in
        ready.prepare()
        benchmark.startMeasurement()
        let start = Meter.read()
        ready.body()
        let end = Meter.read()
        benchmark.stopMeasurement()
        benchmark.measurement(Metrics.threadTime, end.threadTime - start.threadTime)
        benchmark.measurement(Metrics.allocations, end.allocations - start.allocations)
      }
    } setup: {
      try await workload.prepared()
    }
  }
}

/// Does what a benchmark does on the main actor and waits for it; the library calls it elsewhere.
///
/// What is measured is measured on that side, so going there and back is not counted.
private func onMainActor(
  _ benchmark: Benchmark, _ body: @MainActor @Sendable (Benchmark) -> Void
) {
  // Only one of the two sides is at work at a time.
  nonisolated(unsafe) let benchmark = benchmark
  DispatchQueue.main.sync {
    MainActor.assumeIsolated { body(benchmark) }
  }
}
