import ArgumentParser
import Foundation
import Workloads

/// The selected benchmarks, and the file with their times.
struct MeasurementOptions: ParsableArguments {
  @Option(help: "The file of times that the suite exported in JMH format.")
  var times: String

  @Option(help: "A regular expression that selects benchmarks by name; by default, all.")
  var filter: String?

  /// Counts allocations and instructions of the selected benchmarks.
  func measure() throws -> [Measurement] {
    let times = try Times.read(from: times)
    let counter = Counter(searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "")
    return try workloads().map { workload in
      guard let times = times[workload.name] else {
        throw Failure(description: "the suite measured no times of \(workload.name)")
      }
      return Measurement(
        workload: workload, counts: try counter.count(workload.name), times: times)
    }
  }

  func workloads() throws -> [Workload] {
    guard let filter else { return Workload.all }
    let pattern = try Regex(filter)
    let chosen = Workload.all.filter { $0.name.wholeMatch(of: pattern) != nil }
    if chosen.isEmpty { throw ValidationError("No benchmark has a name that matches \(filter).") }
    return chosen
  }
}
