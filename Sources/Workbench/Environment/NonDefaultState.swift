import Controls

/// A state of the window that the user may have forgotten, in the order of the chips.
enum NonDefaultState: CaseIterable, Hashable {
  case pending, disabled, paused, speed, tokens, recording

  /// Whether a replay of the window always has the same state at the same time.
  var isReplayed: Bool { [.pending, .disabled, .paused].contains(self) }

  var name: String { "\(self)" }

  /// The action of a press on the chip, and the shortcut that ends the state; `nil` for none.
  var ending: (action: String, key: String?) {
    switch self {
    case .pending: ("Turn off", Shortcut.pending.title)
    case .disabled: ("Turn off", Shortcut.disabled.title)
    case .paused: ("Return to now", nil)
    case .speed: ("Return to full speed", nil)
    case .tokens: ("Use built-in tokens", nil)
    case .recording: ("Stop recording", Shortcut.record.title)
    }
  }
}
