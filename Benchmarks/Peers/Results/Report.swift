import Foundation

/// All that came out of a run.
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
  /// Sentences about what went wrong.
  var failures: [String] = []
  var trials: [TrialRecord] = []

  /// Writes every number.
  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try Files.write(String(decoding: try encoder.encode(self), as: UTF8.self) + "\n", to: path)
  }
}

extension Report {
  /// The table and what has to be known to read it.
  var markdown: String {
    ([notes.joined(separator: "\n"), table.markdown]).joined(separator: "\n\n")
  }

  /// A row a metric; a column a program, and for each peer one more with its ratio to ours.
  var table: Table {
    let records = programs.map { entry in trials.filter { $0.program == entry.name } }
    let ours = trials.filter { $0.program == Catalog.ours }
    var table = Table(header: ["metric", "unit"], wordColumns: 2)
    for entry in programs {
      table.header.append(entry.name)
      if entry.name != Catalog.ours { table.header.append("to ours") }
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
      "Median [least–greatest] of what the repetitions gave (\(repetitions)). \(conditions.display).",
      "",
      "- \(conditions.date), \(conditions.processor), \(conditions.cores) cores, Linux "
        + "\(conditions.kernel), load before \(before), after each trial \(NumberText.text(loads))",
    ]
    notes += programs.map { "- \($0.name): \($0.version); \($0.summary)" }
    notes += leftOut.map { "- left out: \($0.name), not built; \($0.hint)" }
    notes += failures.map { "- failed: \($0)" }
    return notes
  }
}
