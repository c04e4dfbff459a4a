import Foundation

/// Counts the allocations and instructions of a workload, in new processes without cached state.
struct Counter {
  private let program: String
  private let valgrind: String?

  /// - Parameter searchPath: The folders of programs, in the format of PATH.
  init(searchPath: String) {
    program = Bundle.main.executablePath ?? CommandLine.arguments[0]
    valgrind =
      searchPath.split(separator: ":").map { "\($0)/valgrind" }
      .first(where: FileManager.default.isExecutableFile)
  }

  func count(_ name: String) throws -> Counts {
    // Not both in one process: in valgrind, GLib disables its slice allocator and allocates more.
    let answer = try run([program, "count", name])
    guard let allocations = answer.output.split(separator: "\n").last.flatMap({ Int($0) }) else {
      throw Failure(description: "cannot count the allocations of \(name): \(answer.messages)")
    }
    return Counts(allocations: allocations, instructions: try countInstructions(name))
  }

  private func countInstructions(_ name: String) throws -> Int? {
    guard let valgrind else { return nil }
    let callgrind = ["--tool=callgrind", "--instr-atstart=no", "--callgrind-out-file=/dev/null"]
    let summary = try run([valgrind] + callgrind + [program, "count", name]).messages
    let sum = summary.split(separator: "\n").first { $0.contains("Collected :") }?
      .split(separator: " ").last.flatMap { Int($0) }
    guard let sum, sum > 0 else {
      throw Failure(description: "cannot count the instructions of \(name): \(summary)")
    }
    return sum
  }

  private func run(_ command: [String]) throws -> (output: String, messages: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: command[0])
    process.arguments = Array(command.dropFirst())
    // Otherwise hash tables have a different order in each process.
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 }
    let (output, messages) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = messages
    try process.run()
    // Reading one pipe after the other cannot block, because both outputs fit into the pipe
    // buffers.
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
