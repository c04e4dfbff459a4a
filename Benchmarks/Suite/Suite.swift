import Benchmark
import Dispatch
import Workloads

/// The custom metrics of every workload.
///
/// The library's own processor time has a resolution of only 10 ms.
enum Metrics {
  static let allocations = BenchmarkMetric.custom("Allocations")
  /// In nanoseconds.
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

/// Runs the body of a benchmark on the main actor and waits for it.
///
/// The library calls benchmarks on another thread. The measurement starts and stops inside the
/// body, so it does not include the switch of threads.
private func onMainActor(
  _ benchmark: Benchmark, _ body: @MainActor @Sendable (Benchmark) -> Void
) {
  // Safe, because `sync` blocks this thread while the body runs.
  nonisolated(unsafe) let benchmark = benchmark
  DispatchQueue.main.sync {
    MainActor.assumeIsolated { body(benchmark) }
  }
}
