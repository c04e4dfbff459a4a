import Foundation
import Robot

/// Resources of the idle program.
struct MonkeySample: Sendable {
  var events: Int
  /// Private memory without files, MiB.
  var memory: Double
  var descriptors: Int
  var threads: Int
}

extension MonkeySample {
  @MainActor
  init(of program: Program, after events: Int) throws {
    self.events = events
    let folder = "/proc/\(program.pid)"
    let rollup = try String(contentsOfFile: "\(folder)/smaps_rollup", encoding: .utf8)
    memory = (Self.kilobytes("Pss:", in: rollup) - Self.kilobytes("Pss_File:", in: rollup)) / 1024
    descriptors = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/fd").count
    threads = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/task").count
  }

  private static func kilobytes(_ name: String, in text: String) -> Double {
    let line = text.split(separator: "\n").first { $0.hasPrefix(name) }
    return line?.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
  }
}
