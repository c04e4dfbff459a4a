import ArgumentParser
import Workloads

/// Runs one workload once, to be watched by ``Counter``.
struct CountCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "count", abstract: "Run one benchmark once and print its allocations.")

  @Argument(help: "The benchmark's name.")
  var name: String

  func run() throws {
    guard let workload = Workload.all.first(where: { $0.name == name }) else {
      throw ValidationError("there is no benchmark \(name)")
    }
    // The program's only thread is the main one.
    let allocations = try MainActor.assumeIsolated {
      let ready = try workload.prepared()
      ready.warmUp()
      return ready.countAllocations()
    }
    print(allocations)
  }
}
