import Foundation
import Robot
import Testing

extension Program {
  var outputText: String { String(decoding: outputBytes, as: UTF8.self) }

  /// Waits until all threads sleep without a time limit: nothing in the program wakes it any more.
  func waitUntilIdle() throws {
    try wait(for: "all threads to sleep without a time limit") { try sleepsWithoutLimit() }
  }

  /// Waits until the program has gone on for a while without its server, or waits for the server.
  func waitUntilStuck() throws {
    let before = try switchesOfFirstThread()
    try wait(for: "further frames, or a full connection") {
      try switchesOfFirstThread() > before + 3 || sleepsWithoutLimit()
    }
  }

  func waitUntilAwake(line: Int = #line) throws {
    let before = try voluntarySwitches()
    try wait(for: "the program to keep waking, in line \(line)") {
      try voluntarySwitches() > before + 5
    }
  }
}

extension PlaygroundApp {
  func waitUntilIdle() throws {
    try settle()
    try program.waitUntilIdle()
  }
}

/// The actions of the controls in the order of the log (`--log-level debug`).
@MainActor struct ActionLog {
  let app: PlaygroundApp

  func actions(of control: String) -> [String] {
    app.program.errorText.split(separator: "\n").compactMap { line in
      guard let range = line.range(of: "action: \(control) ") else { return nil }
      return String(line[range.upperBound...])
    }
  }

  func numbers(of slider: String) -> [Double] {
    actions(of: slider).compactMap { action in
      guard action.hasPrefix("valueChanged ") else { return nil }
      return Double(action.dropFirst("valueChanged ".count))
    }
  }
}

/// Programs of the package Examples, which `scripts/test` builds in the folder of the main build.
enum Example {
  static func path(of name: String) throws -> String {
    let path = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: ".build/debug/\(name)").path
    try #require(
      FileManager.default.isExecutableFile(atPath: path),
      "swift build --package-path Examples --scratch-path .build builds it")
    return path
  }
}
