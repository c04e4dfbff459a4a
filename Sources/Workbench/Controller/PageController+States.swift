import Controls

extension PageController {
  func showNonDefaultStates() {
    let time = workbench.time
    var titles: [NonDefaultState: String] = [:]
    if isPending { titles[.pending] = "Pending" }
    if isDisabled { titles[.disabled] = "Disabled" }
    if let window = workbench.windowTime, window.isPast {
      titles[.paused] = PastBadge.text(age: window.age)
    } else if let time, time.isPast ? !time.isReplaying : time.isPaused {
      titles[.paused] = "Paused"
    }
    if let time, let index = PageTime.speeds.firstIndex(of: time.speed), index > 0 {
      titles[.speed] = "Speed " + PageTime.speedTitles[index]
    } else if clockSpeed != 1 {
      titles[.speed] = "Speed " + clockSpeed.shortText(places: 3)
    }
    if tokens != nil { titles[.tokens] = "Tokens" }
    if capture?.isRecording == true { titles[.recording] = "Recording" }
    workbench.chips.show(titles)
  }

  func end(_ state: NonDefaultState) {
    switch state {
    case .pending: set(.pending, to: .flag(false))
    case .disabled: set(.disabled, to: .flag(false))
    case .paused:
      guard let time = workbench.time else { return }
      time.returnToNow()
      if time.isPaused { time.togglePause() }
    case .speed:
      if let time = workbench.time, time.speed != 1 { return time.setSpeed(1) }
      clockSpeed = 1
      host?.setClockSpeed(1)
    case .tokens: useBuiltInTokens()
    case .recording: capture?.toggleRecording()
    }
  }
}

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
