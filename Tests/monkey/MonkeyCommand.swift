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
