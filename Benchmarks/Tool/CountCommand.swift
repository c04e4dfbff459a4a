import ArgumentParser
import Workloads

/// Runs one workload once, in a process that ``Counter`` starts.
struct CountCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "count", abstract: "Run one benchmark once and print its allocations.")

  @Argument(help: "The benchmark's name.")
  var name: String

  func run() throws {
    guard let workload = Workload.all.first(where: { $0.name == name }) else {
      throw ValidationError("There is no benchmark \(name).")
    }
    // Commands run on the main thread.
    let allocations = try MainActor.assumeIsolated {
      let ready = try workload.prepared()
      ready.warmUp()
      return ready.countAllocations()
    }
    print(allocations)
  }
}
