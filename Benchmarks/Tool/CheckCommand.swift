import ArgumentParser

struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Compare with the thresholds; fail on a regression.")

  @OptionGroup var options: MeasurementOptions

  @Option(help: "The file with the thresholds.")
  var thresholds: String

  func run() throws {
    let known = try Thresholds.read(from: thresholds).workloads
    let measurements = try options.measure()
    var failures = 0
    for measurement in measurements {
      let name = measurement.workload.name
      guard let entry = known[name] else {
        print("new      \(name) has no threshold; add one with make bench-bless")
        failures += 1
        continue
      }
      let verdict = Verdict(measurement, against: entry)
      for regression in verdict.regressions { print("worse    \(name)  \(regression)") }
      for improvement in verdict.improvements { print("better   \(name)  \(improvement)") }
      failures += verdict.regressions.count
    }
    if options.filter == nil {
      let names = Set(measurements.map(\.workload.name))
      for name in known.keys.sorted() where !names.contains(name) {
        print("removed  \(name) has a threshold but no benchmark; delete the threshold")
        failures += 1
      }
    }
    if measurements.contains(where: { $0.counts.instructions == nil }) {
      print("note     instructions were not counted, because valgrind is not installed")
    }
    print("\(measurements.count) benchmarks, \(failures) problems")
    if failures > 0 { throw ExitCode.failure }
  }
}
