import Foundation
import Robot
import Testing

@testable import monkey

extension PlaygroundTests {
  /// Random input for some seconds; `make monkey` runs it for minutes.
  @Suite @MainActor struct MonkeyTests {
    private func run(_ events: Int, _ options: [String], on robot: Robot) throws {
      let run = try MonkeyRun.parse(
        options + [
          "--minutes", "\(Double(events) / 60_000)", "--every", "\(events)",
          "--program", TestDisplay.playground, "--output", NSTemporaryDirectory() + "monkey",
        ])
      try Monkey(run, robot: robot).work()
    }

    @Test(arguments: [["--seed=1", "--no-reader"], ["--seed=3"]])
    func randomInputOnABareDisplayBreaksNothing(options: [String]) throws {
      try run(3000, options, on: try TestDisplay.robot())
    }

    @Test(
      .enabled(if: ManagedDisplay.isAvailable, "openbox, xfwm4 and dbus-daemon"),
      arguments: DesktopSession.Manager.allCases)
    func randomInputUnderAWindowManagerBreaksNothing(manager: DesktopSession.Manager) throws {
      try run(
        2000, ["--seed=2", "--no-reader", "--manager=\(manager)"],
        on: try ManagedDisplay.shared(manager).robot)
    }
  }
}

/// The built program on a real X server: input through XTEST, output read from pixels.
///
/// The tests run one by one, because they share a server, a pointer and a keyboard.
@Suite(.serialized) @MainActor struct PlaygroundTests {}
