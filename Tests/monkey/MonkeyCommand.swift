import ArgumentParser
import Foundation
import Robot

/// Sends random input to the playground for minutes.
@main struct MonkeyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "monkey", abstract: "Send random input to the playground and check its state.")

  @OptionGroup var options: MonkeyRun

  @MainActor func run() async throws {
    let server = try XServer(width: 1400, height: 1200)
    defer { server.stop() }
    let robot = try Robot(display: server.display)
    let desktop = try DesktopSession(robot)
    defer { desktop.stop() }
    if let manager = options.windowManager { try desktop.start(manager) }
    try FileManager.default.createDirectory(
      atPath: options.output, withIntermediateDirectories: true)
    let table = "\(options.output)/monkey-\(options.seed)-\(options.manager).csv"
    var rows = "seconds,events,own_pss_mib,descriptors,threads,long_motions\n"
    let start = ContinuousClock.now
    let monkey = try Monkey(options, robot: robot)
    say("monkey: \(options.events) events, \(options); measurements go to \(table)")
    do {
      try monkey.work { sample in
        let row = "\(start.duration(to: .now).components.seconds),\(sample)"
        say(row)
        rows += row + "\n"
        try? rows.write(toFile: table, atomically: true, encoding: .utf8)
      }
    } catch let fault as MonkeyFault {
      say(fault.description)
      if let code = desktop.managerExitCode {
        say("the window manager has ended with exit code \(code)")
      }
      throw ExitCode.failure
    }
  }

  /// At once, also into a file.
  private func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
}

struct MonkeyRun: ParsableArguments, CustomStringConvertible {
  enum ManagerChoice: String, ExpressibleByArgument, CaseIterable { case none, openbox, xfwm4 }

  @Option(help: "The duration in minutes.") var minutes = 1.0

  @Option(help: "The random seed; the same seed repeats a run.") var seed: UInt64 = 1

  @Option(help: "The window manager: none, openbox or xfwm4.") var manager = ManagerChoice.none

  @Flag(inversion: .prefixedNo, help: "Also perform actions as a screen reader.") var reader = true

  @Option(help: "The first page (default: the one of the program).") var page: String?

  @Option(help: "Events per second.") var rate = 1000

  @Option(help: "The number of events between two checks.") var every = 10_000

  @Option(help: "The playground's executable (default: the one beside this program).")
  var program: String?

  @Option(help: "The folder for measurements, and pictures of failures.") var output = "artifacts"

  var events: Int { Int((minutes * 60 * Double(rate)).rounded()) }
  var windowManager: DesktopSession.Manager? { DesktopSession.Manager(rawValue: manager.rawValue) }

  /// The options that repeat the run.
  var description: String {
    "--seed \(seed) --manager \(manager)" + (reader ? "" : " --no-reader")
      + (page.map { " --page \($0)" } ?? "") + " --minutes \(minutes) --every \(every)"
  }
}

struct MonkeyFault: Error, CustomStringConvertible {
  var what: String
  var run: MonkeyRun
  var events: Int
  var trail: [MonkeyEvent]
  var errors: String

  var description: String {
    """
    \(what), after \(events) events
    the last of them: \(trail.map { "\($0)" }.joined(separator: ", "))
    the program said: \(errors.isEmpty ? "nothing" : errors)
    again: make monkey ARGS="\(run)"
    """
  }
}

/// Growth from check to check.
struct MonkeyLeak: CustomStringConvertible {
  /// Descriptors and threads of first uses, such as queues. measured: 9 descriptors became 13
  private static let rareCount = 6

  let description: String

  /// `nil` if nothing grows.
  init?(in samples: [MonkeySample]) {
    guard let last = samples.last else { return nil }
    let early = samples.prefix(max(1, samples.count / 2))
    for (name, count) in [("descriptors", \MonkeySample.descriptors), ("threads", \.threads)] {
      let most = early.map { $0[keyPath: count] }.max() ?? 0
      if last[keyPath: count] > most + Self.rareCount {
        description = "\(most) \(name) became \(last[keyPath: count])"
        return
      }
    }
    // Six checks until all caches are full, and eight or more after that. chosen
    let warm = samples.dropFirst(6)
    if warm.count < 8 { return nil }
    // The minimum of each half, as a page may hold much while it is shown.
    let before = warm.prefix(warm.count / 2).map(\.memory).min() ?? 0
    let after = warm.suffix(warm.count / 2).map(\.memory).min() ?? 0
    // measured: 25 to 42 became 58 to 116 in six runs
    if after <= before + 48 { return nil }
    description = "\(before) MiB became \(after) MiB"
  }
}

struct MonkeySample: Sendable, CustomStringConvertible {
  var events: Int
  /// Private memory without files, MiB.
  var memory: Double
  var descriptors: Int
  var threads: Int
  /// The number of times a check waited for something that moved for 40 s or more.
  var longMotions: Int
  var description: String {
    "\(events),\((memory * 10).rounded() / 10),\(descriptors),\(threads),\(longMotions)"
  }
}

extension MonkeySample {
  @MainActor init(of program: Program, after events: Int, longMotions: Int = 0) throws {
    self.events = events
    self.longMotions = longMotions
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
