import Foundation

/// A text table of measurements per operation.
struct Table {
  private let rows: [[String]]

  init(_ measurements: [Measurement]) {
    let header = [
      "per operation", "instructions", "allocations", "CPU p50", "CPU p90", "wall p50",
      "wall p90",
    ]
    rows = [header] + measurements.map(Self.row)
  }

  var text: String {
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = row.indices.map { column in
        let padding = String(repeating: " ", count: widths[column] - row[column].count)
        return column == 0 ? row[column] + padding : padding + row[column]
      }
      return cells.joined(separator: "  ")
    }.joined(separator: "\n")
  }

  private static func row(_ measurement: Measurement) -> [String] {
    let operations = Double(measurement.workload.operations)
    let times = measurement.times
    return [
      measurement.workload.name,
      measurement.counts.instructions.map { String(Int(Double($0) / operations)) } ?? "-",
      allocations(Double(measurement.counts.allocations) / operations),
      time(times.threadMedian / operations), time(times.threadP90 / operations),
      time(times.wallMedian / operations), time(times.wallP90 / operations),
    ]
  }

  private static func allocations(_ count: Double) -> String {
    count == count.rounded() ? String(Int(count)) : String(format: "%.2f", count)
  }

  /// - Parameter time: In microseconds.
  private static func time(_ time: Double) -> String {
    if time < 1 { return String(format: "%.0f ns", time * 1000) }
    if time < 1000 { return String(format: "%.1f µs", time) }
    return String(format: "%.2f ms", time / 1000)
  }
}
