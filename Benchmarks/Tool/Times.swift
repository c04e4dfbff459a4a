import Foundation

/// The times of a workload's runs, in microseconds.
struct Times {
  var threadMedian: Double
  var threadP90: Double
  var wallMedian: Double
  var wallP90: Double
}

extension Times {
  /// Reads a JMH file of the suite and returns the times by the name of the workload.
  static func read(from path: String) throws -> [String: Times] {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let elements = try JSONDecoder().decode([Element].self, from: data)
    return try Dictionary(
      uniqueKeysWithValues: elements.map { element in
        guard let name = element.benchmark.split(separator: ".", maxSplits: 3).last,
          let wall = element.secondaryMetrics["Time (wall clock)"]?.scorePercentiles,
          let thread = element.secondaryMetrics["Thread time"]?.scorePercentiles,
          let wallMedian = wall["50.0"], let wallP90 = wall["90.0"],
          let threadMedian = thread["50.0"], let threadP90 = thread["90.0"]
        else {
          throw Failure(description: "\(path) has incomplete times for \(element.benchmark)")
        }
        let times = Times(
          threadMedian: threadMedian / 1000, threadP90: threadP90 / 1000,
          wallMedian: wallMedian, wallP90: wallP90)
        return (String(name), times)
      })
  }

  /// The needed fields of a benchmark in JMH format.
  private struct Element: Decodable {
    var benchmark: String
    var secondaryMetrics: [String: Metric]

    struct Metric: Decodable {
      var scorePercentiles: [String: Double]
    }
  }
}
