import ArgumentParser
import Foundation
import Workloads

/// What is measured, and where the times of it are.
struct MeasurementOptions: ParsableArguments {
  @Option(help: "What the suite exported in JMH's format.")
  var times: String

  @Option(help: "A regular expression for the names of the benchmarks; without it, all.")
  var filter: String?

  /// Counts what the suite timed.
  func measure() throws -> [Measurement] {
    let times = try Times.read(from: times)
    let counter = Counter(searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "")
    return try workloads().map { workload in
      guard let times = times[workload.name] else {
        throw Failure(description: "the suite did not time \(workload.name)")
      }
      return Measurement(
        workload: workload, counts: try counter.count(workload.name), times: times)
    }
  }

  func workloads() throws -> [Workload] {
    guard let filter else { return Workload.all }
    let pattern = try Regex(filter)
    let chosen = Workload.all.filter { $0.name.wholeMatch(of: pattern) != nil }
    if chosen.isEmpty { throw ValidationError("no benchmark is called \(filter)") }
    return chosen
  }
}
