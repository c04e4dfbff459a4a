import ArgumentParser

/// Counts allocations and instructions, and combines them with the times that the suite measured.
@main
struct Bench: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Count allocations and instructions of benchmarks, and compare with thresholds.",
    subcommands: [CountCommand.self, ReportCommand.self, CheckCommand.self, BlessCommand.self])
}
