import ArgumentParser

/// Counts what is exact, reads what the suite timed, and puts the two together.
@main
struct Bench: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Counts what benchmarks do, and compares it with thresholds.",
    subcommands: [CountCommand.self, ReportCommand.self, CheckCommand.self, BlessCommand.self])
}
