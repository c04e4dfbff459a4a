/// A state of the window that the user may have forgotten, in the order of the chips.
enum UnusualState: CaseIterable, Hashable {
  case pending, disabled, paused, speed, tokens, recording

  /// Whether a replay of the window always has the same state at the same time.
  var isReplayed: Bool {
    switch self {
    case .pending, .disabled, .paused: true
    case .speed, .tokens, .recording: false
    }
  }

  var name: String { "\(self)" }

  /// The shortcut that ends the state; `nil` for none.
  var key: String? {
    switch self {
    case .pending: "W"
    case .disabled: "D"
    case .recording: "F9"
    case .paused, .speed, .tokens: nil
    }
  }

  /// The action of a press on the chip.
  var action: String {
    switch self {
    case .pending, .disabled: "Turn off"
    case .paused: "Return to now"
    case .speed: "Return to full speed"
    case .tokens: "Use built-in tokens"
    case .recording: "Stop recording"
    }
  }
}
