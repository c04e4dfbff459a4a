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
