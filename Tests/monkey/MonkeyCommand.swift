import ArgumentParser
import Foundation
import Robot

/// Sends random input to the playground for minutes.
@main
struct MonkeyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "monkey",
    abstract: "Send random input to the playground and check its state.")

  enum ManagerChoice: String, ExpressibleByArgument, CaseIterable {
    case none, openbox, xfwm4
  }

  @Option(help: "The duration in minutes.")
  var minutes = 1.0

  @Option(help: "The random seed; the same seed repeats a run.")
  var seed: UInt64 = 1

  @Option(help: "The window manager: none, openbox or xfwm4.")
  var manager = ManagerChoice.none

  @Flag(inversion: .prefixedNo, help: "Also perform actions as a screen reader.")
  var reader = true

  @Option(help: "Events per second.")
  var rate = 1000

  @Option(help: "The number of events between two checks.")
  var every = 10_000

  @Option(help: "The playground's executable (default: the one beside this program).")
  var program: String?

  @Option(help: "The folder for pictures of failures.")
  var output = "artifacts"

  @MainActor
  func run() async throws {
    let run = MonkeyRun(
      seed: seed, events: Int(minutes * 60 * Double(rate)), rate: rate, eventsPerCheck: every,
      manager: DesktopSession.Manager(rawValue: manager.rawValue), hasReader: reader,
      program: try Executables.playground(named: program), pictures: output)
    let server = try XServer(width: 1400, height: 1200)
    defer { server.stop() }
    let robot = try Robot(display: server.display)
    let desktop = try DesktopSession(robot)
    defer { desktop.stop() }
    if let manager = run.manager { try desktop.start(manager) }
    let start = ContinuousClock.now
    let monkey = try Monkey(run, robot: robot)
    let company = "manager \(manager.rawValue)" + (reader ? ", a reader" : "")
    say("monkey: seed \(seed), \(run.events) events, \(company)")
    do {
      try monkey.work { sample in
        let seconds = start.duration(to: .now).components.seconds
        say(
          """
          \(seconds) s, \(sample.events) events: \
          \((sample.memory * 10).rounded() / 10) MiB, \(sample.descriptors) descriptors, \
          \(sample.threads) threads
          """)
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

/// The parameters of a run.
struct MonkeyRun: Sendable {
  var seed: UInt64
  var events: Int
  var rate = 1000
  /// Events between two checks.
  var eventsPerCheck = 10_000
  var manager: DesktopSession.Manager?
  /// Whether a screen reader runs.
  var hasReader = true
  var program: String
  /// The folder for pictures of faults.
  var pictures: String
}

/// A fault, and how to reproduce it.
struct MonkeyFault: Error, CustomStringConvertible {
  var what: String
  var run: MonkeyRun
  var events: Int
  var trail: [MonkeyEvent]
  var errors: String

  var description: String {
    """
    \(what), after \(events) events of seed \(run.seed) \(run.manager.map { "under \($0.rawValue)" } ?? "without a manager")
    the last of them: \(trail.map { "\($0)" }.joined(separator: ", "))
    the program said: \(errors.isEmpty ? "nothing" : errors)
    again: make monkey ARGS="--seed \(run.seed) --manager \(run.manager?.rawValue ?? "none")"
    """
  }
}

/// Growth from check to check.
struct MonkeyLeak: CustomStringConvertible {
  /// Checks until all caches are full. chosen
  private static let warmUp = 6
  /// The minimum number of checks after that.
  private static let leastLooks = 8
  /// The allowed difference, MiB. measured: 25 to 42 became 58 to 116 in six runs
  private static let spread = 48.0
  /// Descriptors that are opened on first use, such as queues. measured: 9 became 13
  private static let rareDescriptors = 6

  let description: String

  /// `nil` if nothing grows.
  init?(in samples: [MonkeySample]) {
    guard let last = samples.last else { return nil }
    let early = samples.prefix(max(1, samples.count / 2))
    let descriptors = early.map(\.descriptors).max() ?? 0
    if last.descriptors > descriptors + Self.rareDescriptors {
      description = "\(descriptors) descriptors became \(last.descriptors)"
      return
    }
    // The minimum of each half, as a page may hold much while it is shown.
    let warm = samples.dropFirst(Self.warmUp)
    if warm.count < Self.leastLooks { return nil }
    let before = warm.prefix(warm.count / 2).map(\.memory).min() ?? 0
    let after = warm.suffix(warm.count / 2).map(\.memory).min() ?? 0
    if after <= before + Self.spread { return nil }
    description = "\(before) MiB became \(after) MiB"
  }
}

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
