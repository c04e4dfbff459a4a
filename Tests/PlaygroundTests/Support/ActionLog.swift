import Foundation
import Robot

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

  func waitForEnd(of slider: String = "slider") throws {
    try app.wait(for: "the end of the drag of \(slider)") {
      actions(of: slider).last == "editingEnded"
    }
  }
}
