@testable import Workbench
@testable import playground

/// The saved state of the window.
enum StateEntry {
  static func handle(_ bytes: [UInt8]) throws {
    guard let text = String(validating: bytes, as: UTF8.self) else { return }
    let json = JSON(parsing: text)
    if let json {
      try require(
        JSON(parsing: json.text) == json, "JSON that reads otherwise: \(json.text.debugDescription)"
      )
    }
    guard let state = json.flatMap(RememberedState.init) else { return }
    let again = JSON(parsing: state.json.text).flatMap(RememberedState.init)
    try require(again == state, "another state: \(state.json.text)")
  }
}
