import Foundation

/// The results of a comparison.
struct Report: Codable, Sendable {
  struct Entry: Codable, Sendable {
    var name: String
    var summary: String
    var version: String
  }

  /// A program that was not measured.
  struct Absence: Codable, Sendable {
    var name: String
    var hint: String
  }

  var conditions: Conditions
  var lengths: Lengths
  var repetitions: Int
  var programs: [Entry]
  var leftOut: [Absence]
  /// Messages of failed trials.
  var failures: [String] = []
  var trials: [TrialRecord] = []

  /// Writes all measurements as JSON.
  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try Files.write(String(decoding: try encoder.encode(self), as: UTF8.self) + "\n", to: path)
  }
}

extension Report {
  /// The table, with notes about the conditions of the measurement.
  var markdown: String {
    ([notes.joined(separator: "\n"), table.markdown]).joined(separator: "\n\n")
  }

  /// A table with a row per metric, a column per program, and a column with the ratio of each peer.
  var table: Table {
    let records = programs.map { entry in trials.filter { $0.program == entry.name } }
    let ours = trials.filter { $0.program == Catalog.ours }
    var table = Table(header: ["metric", "unit"], wordColumns: 2)
    for entry in programs {
      table.header.append(entry.name)
      if entry.name != Catalog.ours { table.header.append("ratio") }
    }
    for metric in Metric.all {
      var row = ["\(metric.group): \(metric.title)", metric.unit]
      let reference = metric.summary(of: ours)
      for (entry, own) in zip(programs, records) {
        let summary = metric.summary(of: own)
        row.append(NumberText.text(summary))
        if entry.name == Catalog.ours { continue }
        switch metric.comparing {
        case .ratio: row.append(NumberText.ratio(summary, to: reference))
        case .none: row.append("")
        }
      }
      table.rows.append(row)
    }
    return table
  }

  private var notes: [String] {
    let loads = Summary(trials.compactMap(\.load))
    let before = conditions.loadBefore.map { NumberText.short($0) } ?? NumberText.none
    var notes = [
      "Median [minimum–maximum] of \(repetitions) repetitions. \(conditions.display).",
      "A ratio is a program's median divided by that of \(Catalog.ours).",
      "",
      "- \(conditions.date), \(conditions.processor), \(conditions.cores) cores, Linux "
        + "\(conditions.kernel), \(conditions.fonts.map(String.init) ?? "unknown") font files, "
        + "load before \(before), after each trial \(NumberText.text(loads))",
    ]
    notes += programs.map { "- \($0.name): \($0.version); \($0.summary)" }
    notes += leftOut.map { "- not measured: \($0.name) is not built; \($0.hint)" }
    notes += failures.map { "- failed: \($0)" }
    return notes
  }
}
