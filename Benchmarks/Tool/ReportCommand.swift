import ArgumentParser

struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Print a table of all measurements.")

  @OptionGroup var options: MeasurementOptions

  func run() throws {
    print(Table(try options.measure()).text)
  }
}
