import Canvas
import Foundation
import Testing

@testable import Workbench

/// A log of the folder `Fixtures/input` with its expected states and actions.
///
/// The expected numbers come from the tables and closed forms of the spec (rendering, 4.2 and 4.5).
/// They are computed separately and are not output of the program.
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
