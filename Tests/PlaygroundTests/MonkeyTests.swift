import Foundation
import Robot
import Testing

@testable import monkey

extension PlaygroundTests {
  /// Random input for some seconds; `make monkey` runs it for minutes.
  @Suite @MainActor struct MonkeyTests {
    private func run(
      _ seed: UInt64, under manager: DesktopSession.Manager?, events: Int, hasReader: Bool = false
    ) -> MonkeyRun {
      MonkeyRun(
        seed: seed, events: events, eventsPerCheck: events, manager: manager, hasReader: hasReader,
        program: TestDisplay.playground,
        pictures: FileManager.default.temporaryDirectory.appending(path: "monkey").path)
    }

    @Test func randomInputOnABareDisplayBreaksNothing() throws {
      try Monkey(run(1, under: nil, events: 3000), robot: try TestDisplay.robot()).work()
    }

    @Test func randomInputWithAScreenReaderBreaksNothing() throws {
      try Monkey(run(3, under: nil, events: 3000, hasReader: true), robot: try TestDisplay.robot())
        .work()
    }

    @Test(
      .enabled(if: ManagedDisplay.isAvailable, "openbox, xfwm4 and dbus-daemon"),
      arguments: DesktopSession.Manager.allCases)
    func randomInputUnderAWindowManagerBreaksNothing(manager: DesktopSession.Manager) throws {
      try Monkey(run(2, under: manager, events: 2000), robot: try ManagedDisplay.robot(manager))
        .work()
    }

    @Test func aSeedAlwaysGivesTheSameEvents() {
      func events(_ seed: UInt64) -> [MonkeyEvent] {
        var plan = MonkeyPlan(seed: seed)
        return (0..<20_000).map { _ in plan.next() }
      }
      let first = events(7)
      #expect(first == events(7) && first != events(8) && !first.contains(.strike("q", [.control])))
      for kind in [
        "press", "strike", "resize", "unmap", "grabServer", "dragOver", "resolution", "readerAct",
      ] { #expect(first.contains { "\($0)".hasPrefix(kind) }, "\(kind)") }
    }

    @Test func steadyGrowthIsALeak() {
      func samples(_ memory: (Int) -> Double, _ descriptors: (Int) -> Int) -> [MonkeySample] {
        (0..<20).map {
          MonkeySample(events: $0, memory: memory($0), descriptors: descriptors($0), threads: 2)
        }
      }
      #expect(MonkeyLeak(in: []) == nil)
      #expect(MonkeyLeak(in: samples({ 30 + Double($0 % 3) * 10 }, { _ in 9 })) == nil)
      #expect(MonkeyLeak(in: samples({ 30 + Double($0) * 10 }, { _ in 9 })) != nil)
      #expect(MonkeyLeak(in: samples({ _ in 30 }, { 9 + $0 })) != nil)
    }
  }
}

/// The built program on a real X server: input through XTEST, output read from pixels.
///
/// The tests run one by one, because they share a server, a pointer and a keyboard. Each waits for
/// its expectations with a deadline and checks again whenever the server draws.
@Suite(.serialized) @MainActor struct PlaygroundTests {}
