import Canvas
import Foundation
import Support
import Testing

@testable import Workbench

/// A log of the folder `Fixtures/input` with its expected states and actions.
///
/// The expected numbers come from tables and closed forms. They are computed separately and are not
/// output of the program. spec: docs/spec/rendering.md#4.2; docs/spec/rendering.md#4.5
@MainActor struct ReplayFixture {
  let name: String
  let log: InputLog
  private let expectation: JSON

  init(_ name: String) throws {
    self.name = name
    log = try InputLog(parsing: Self.text(name + Self.logEnding))
    expectation = try #require(
      JSON(parsing: Self.text(name + Self.expectationEnding)), "\(name): this is no JSON")
  }

  var row: String { expectation["row"]?.string ?? "" }
  var actions: [JSON] { expectation["actions"]?.values ?? [] }

  /// The state of each control after all animations have settled; missing keys are not compared.
  var end: [JSON.Member] { expectation["end"]?.members ?? [] }

  struct Sample {
    var time: Instant
    var control: String
    var state: [JSON.Member]
  }

  var samples: [Sample] {
    get throws {
      let scene = log.header.scene.name
      return try (expectation["samples"]?.values ?? []).map { sample in
        let time = try #require(sample["t"]?.number, "\(name): a sample has no t")
        return Sample(
          time: Instant(seconds: time), control: sample["control"]?.string ?? scene,
          state: sample.members.filter { !["t", "control"].contains($0.key) })
      }
    }
  }

  nonisolated private static let logEnding = ".jsonl"
  nonisolated private static let expectationEnding = ".expected.json"
  nonisolated static let names = files.filter { $0.hasSuffix(logEnding) }
    .map { String($0.dropLast(logEnding.count)) }.sorted()
  nonisolated static var fileCount: Int { files.count }

  static func text(_ file: String) throws -> String {
    try String(contentsOf: folder.appending(path: file), encoding: .utf8)
  }

  nonisolated private static let folder = Checkout.file("Tests/ReplayTests/Fixtures/input")
  nonisolated private static var files: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  }
}

struct ReplayRun {
  let rate: Double

  /// The trace of the noted frames and of those with actions.
  private(set) var lines: [JSON] = []

  /// The states of the controls by the time of the frame, for the noted frames.
  private(set) var states: [Instant: JSON] = [:]
  private(set) var isAnimating: [Instant: Bool] = [:]
  private(set) var times: [Instant] = []
  private(set) var actions: [JSON] = []
  var actionNames: [String?] { actions.map { $0["action"]?.string } }
  private(set) var end = JSON.null

  /// - Parameter end: In seconds; `nil` is the end of all motion.
  init(
    _ log: InputLog, rate: Double, end: Double? = nil,
    noting isOfInterest: (Instant) -> Bool = { _ in true }
  ) throws {
    self.rate = rate
    let target = SceneReplica(log.header)
    var last: Replay.Frame?
    try Replay(log: log, rate: rate, end: end).run(target) { frame in
      times.append(frame.time)
      isAnimating[frame.time] = frame.update.isAnimating
      last = frame
      let isNoted = isOfInterest(frame.time)
      if !isNoted && frame.actions.isEmpty { return }
      let json = target.trace(of: frame)
      lines.append(json)
      actions += json["actions"]?.values ?? []
      if isNoted { states[frame.time] = json["controls"] }
    }
    if let last { self.end = target.trace(of: last)["controls"] ?? .null }
  }

  /// The differences between a state and its expected members, as text; `nil` if there are none.
  static func mismatch(
    of state: JSON?, with expected: [JSON.Member], within tolerance: Double
  ) -> String? {
    guard let state else { return "there is no such control" }
    let wrong = expected.filter { member in
      !(state[member.key]?.isClose(to: member.value, within: tolerance) ?? false)
    }
    if wrong.isEmpty { return nil }
    return wrong.map { member in
      "\(member.key) is \(state[member.key]?.text ?? "missing"), not \(member.value.text)"
    }.joined(separator: "; ")
  }
}

extension InputLog {
  /// Reads a log from the members of its header and its lines.
  init(header: String, _ lines: [String] = []) throws {
    let first = #"{"format": "playground-input", "version": 1, \#(header)}"#
    try self.init(parsing: ([first] + lines).joined(separator: "\n"))
  }
}
