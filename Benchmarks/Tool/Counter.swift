import Foundation

/// Counts what a workload does, in processes of its own, so that no other one has left anything.
struct Counter {
  private let program: String
  private let valgrind: String?

  /// - Parameter searchPath: where programs are, as PATH has it.
  init(searchPath: String) {
    program = Bundle.main.executablePath ?? CommandLine.arguments[0]
    valgrind =
      searchPath.split(separator: ":").map { "\($0)/valgrind" }
      .first(where: FileManager.default.isExecutableFile)
  }

  func count(_ name: String) throws -> Counts {
    // Not both at once: in callgrind, GLib asks the C library for every small piece by itself.
    let answer = try run([program, "count", name])
    guard let allocations = answer.output.split(separator: "\n").last.flatMap({ Int($0) }) else {
      throw Failure(description: "\(name) cannot be counted: \(answer.messages)")
    }
    return Counts(allocations: allocations, instructions: try countInstructions(name))
  }

  private func countInstructions(_ name: String) throws -> Int? {
    guard let valgrind else { return nil }
    let callgrind = ["--tool=callgrind", "--instr-atstart=no", "--callgrind-out-file=/dev/null"]
    let account = try run([valgrind] + callgrind + [program, "count", name]).messages
    let sum = account.split(separator: "\n").first { $0.contains("Collected :") }?
      .split(separator: " ").last.flatMap { Int($0) }
    guard let sum, sum > 0 else {
      throw Failure(description: "the instructions of \(name) cannot be counted: \(account)")
    }
    return sum
  }

  private func run(_ command: [String]) throws -> (output: String, messages: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = Array(command.dropFirst())
    // Dictionaries are probed in another order in each process otherwise.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 }
    let (output, messages) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = messages
    try process.run()
    // One after the other is enough: both are a few lines, which fit the pipes.
    let answer = (Self.text(of: output), Self.text(of: messages))
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      throw Failure(description: "\(command.joined(separator: " ")) failed: \(answer.1)")
    }
    return answer
  }

  private static func text(of pipe: Pipe) -> String {
    String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }
}
