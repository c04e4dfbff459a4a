import ArgumentParser

struct BlessCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bless", abstract: "Take what is measured as the new thresholds.")

  @OptionGroup var options: MeasurementOptions

  @Option(help: "The file with the thresholds.")
  var thresholds: String

  func run() throws {
    let measurements = try options.measure()
    var result = Thresholds()
    // Those that are not measured now stay as they are.
    if options.filter != nil { result = try Thresholds.read(from: thresholds) }
    for measurement in measurements {
      if measurement.counts.instructions == nil {
        throw Failure(description: "thresholds without instructions say little; get valgrind")
      }
      result.workloads[measurement.workload.name] = Thresholds.Entry(measurement)
    }
    try result.write(to: thresholds)
    print(Table(measurements).text)
  }
}
