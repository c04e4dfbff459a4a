import Foundation
import Robot
import Testing

extension Program {
  var outputText: String { String(decoding: outputBytes, as: UTF8.self) }

  /// Whether no thread of the program wakes for 2.4 s.
  ///
  /// Earlier work restarts the interval, because it can be late on a busy machine.
  func isIdle() throws -> Bool {
    let deadline = Deadline(in: .seconds(60))
    var clean = 0
    while clean < 8 {
      if deadline.hasPassed { return false }
      clean = try wakeups(in: .milliseconds(300)) == 0 ? clean + 1 : 0
    }
    return true
  }

  /// Whether the program wakes repeatedly, with a long timeout for busy machines.
  func keepsWaking() throws -> Bool {
    let before = try voluntarySwitches()
    let deadline = Deadline(in: .seconds(20))
    while !deadline.hasPassed {
      guard staysAlive(for: .milliseconds(20)) else { return false }
      if try voluntarySwitches() > before + 5 { return true }
    }
    return false
  }

  func wakeups(in time: Duration) throws -> Int {
    let before = try voluntarySwitches()
    try #require(staysAlive(for: time))
    return try voluntarySwitches() - before
  }
}

/// The actions of the controls in the order of the log (`--log-level debug`).
@MainActor struct ActionLog {
  let app: PlaygroundApp

  /// The actions of one control, such as `valueChanged 0.5`.
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
