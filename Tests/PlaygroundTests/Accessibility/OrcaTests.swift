import Foundation
import Robot
import Testing

extension PlaygroundTests {
  /// The speech of Orca on the tour of `orca.txt`: pages and keys, each before its speech.
  @Suite(.enabled(if: Orca.isInstalled, "Orca is not installed (scripts/setup orca installs it)"))
  @MainActor struct OrcaTests {
    private struct Step {
      var what: String
      var isPage: Bool
      var words: [String]
    }

    private static let path = Checkout.file("Tests/PlaygroundTests/Fixtures/orca.txt")

    private static func steps(_ text: String) -> [Step] {
      var steps: [Step] = []
      for line in text.split(separator: "\n") where !line.hasPrefix("#") {
        if line.hasPrefix("  ") {
          steps[steps.count - 1].words.append(String(line.dropFirst(2)))
        } else if line.hasPrefix("page ") {
          steps.append(Step(what: String(line.dropFirst(5)), isPage: true, words: []))
        } else {
          steps.append(Step(what: String(line), isPage: false, words: []))
        }
      }
      return steps
    }

    private static func text(_ steps: [Step]) -> String {
      steps.map { step in
        ((step.isPage ? ["page \(step.what)"] : [step.what]) + step.words.map { "  \($0)" })
          .joined(separator: "\n") + "\n"
      }.joined()
    }

    @Test func orcaSpeaksTheTour() throws {
      let robot = try TestDisplay.robot()
      let bus = try PrivateBus(display: robot.displayName)
      defer { bus.stop() }
      let orca = try Orca(on: bus)
      defer { orca.stop() }
      let isBlessing = ProcessInfo.processInfo.environment["BLESS_PICTURES"] != nil
      let golden = try String(contentsOf: Self.path, encoding: .utf8)
      var app: PlaygroundApp?
      defer { app?.program.stop() }
      var said: [Step] = []
      for var step in Self.steps(golden) {
        if step.isPage {
          app?.program.stop()
          app = try TestDisplay.start(
            "--theme", "light", "--page", step.what, robot: robot, environment: bus.environment)
        } else {
          try robot.strike(step.what)
        }
        let wanted = step.words
        step.words = try orca.words(within: isBlessing ? .seconds(2) : Deadline.limit) {
          !isBlessing && $0.count >= wanted.count
        }
        said.append(step)
        if !isBlessing {
          #expect(step.words == wanted, "\(step.what), after \(said.count) steps of the tour")
        }
      }
      if isBlessing { try Self.text(said).write(to: Self.path, atomically: true, encoding: .utf8) }
    }
  }
}
