import Foundation
import Robot

/// Measures all programs in turn.
@MainActor
struct Comparison {
  let contestants: [Contestant]
  let lengths: Lengths
  let repetitions: Int
  /// The path of the JSON file for all measurements.
  let output: String?

  func run(leftOut: [Contestant]) throws -> Report {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("peers-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    defer { try? FileManager.default.removeItem(atPath: folder) }

    var report = Report(
      conditions: Conditions(date: .now), lengths: lengths, repetitions: repetitions,
      programs: try versions(runtimeFolder: folder),
      leftOut: leftOut.map { Report.Absence(name: $0.name, hint: $0.hint) })
    report.conditions.fonts = try? fontCount()
    // Programs alternate within each repetition, so that temporary load affects all of them.
    for repetition in 1...repetitions {
      for contestant in contestants {
        let began = ContinuousClock.now
        let trial = Trial(
          contestant: contestant, lengths: lengths, repetition: repetition, runtimeFolder: folder)
        do {
          report.trials.append(try trial.run())
        } catch {
          let reason = "\(error)".split(whereSeparator: \.isNewline).joined(separator: "; ")
          let failure = "\(contestant.name), repetition \(repetition): \(reason)"
          report.failures.append(failure)
          Files.say(failure)
        }
        let seconds = Int((ContinuousClock.now - began).components.seconds)
        Files.say("\(contestant.name), repetition \(repetition) of \(repetitions): \(seconds) s")
        if let output { try report.write(to: output) }
      }
    }
    return report
  }

  private func fontCount() throws -> Int {
    let list = try Program("fc-list", [":", "file"])
    try list.waitForExit()
    return Set(list.outputBytes.split(separator: UInt8(ascii: "\n"))).count
  }

  /// Asks each program for its version.
  private func versions(runtimeFolder: String) throws -> [Report.Entry] {
    let server = try XServer(width: 1280, height: 800)
    defer { server.stop() }
    return contestants.map { contestant in
      let version = try? version(
        of: contestant,
        environment: Conditions.environment(
          display: server.display, runtimeFolder: runtimeFolder, contestant: contestant))
      return Report.Entry(
        name: contestant.name, summary: contestant.summary, version: version ?? "unknown")
    }
  }

  private func version(of contestant: Contestant, environment: [String: String?]) throws -> String {
    let program =
      contestant.name == Catalog.ours
      ? try Program("git", ["describe", "--always", "--dirty"])
      : try Program(
        contestant.executable, contestant.arguments(for: .version), environment: environment)
    return try program.nextLine()
  }
}
