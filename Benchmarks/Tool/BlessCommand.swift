import ArgumentParser

struct BlessCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bless", abstract: "Save the measurements as the new thresholds.")

  @OptionGroup var options: MeasurementOptions

  @Option(help: "The file with the thresholds.")
  var thresholds: String

  func run() throws {
    let measurements = try options.measure()
    var result = Thresholds()
    // Thresholds of benchmarks that are not selected stay unchanged.
    if options.filter != nil { result = try Thresholds.read(from: thresholds) }
    for measurement in measurements {
      if measurement.counts.instructions == nil {
        throw Failure(
          description: """
            cannot save thresholds: instructions were not counted, because valgrind is not \
            installed; run scripts/setup bench
            """)
      }
      result.workloads[measurement.workload.name] = Thresholds.Entry(measurement)
    }
    try result.write(to: thresholds)
    print(Table(measurements).text)
  }
}
