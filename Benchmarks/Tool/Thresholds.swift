import Foundation

/// The accepted costs of the workloads, stored in the repository.
struct Thresholds: Codable {
  var workloads: [String: Entry] = [:]

  /// The cost of one run of a workload.
  struct Entry: Codable {
    var allocations: Int
    var instructions: Int?
    /// The 90th percentile of the processor time, in microseconds.
    var threadTime: Double
  }

  static func read(from path: String) throws -> Thresholds {
    try JSONDecoder().decode(
      Thresholds.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
  }

  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    var data = try encoder.encode(self)
    data.append(contentsOf: "\n".utf8)
    try data.write(to: URL(fileURLWithPath: path))
  }
}

extension Thresholds.Entry {
  init(_ measurement: Measurement) {
    allocations = measurement.counts.allocations
    instructions = measurement.counts.instructions
    threadTime = (measurement.times.threadP90 * 10).rounded() / 10
  }
}
