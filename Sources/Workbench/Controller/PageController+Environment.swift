import Controls

extension PageController {
  package var environment: EnvironmentSettings {
    var settings = preferences.environment
    settings.direction = scene.environment.direction
    settings.textSize = workbench.textSize
    settings.scale = scene.scale
    settings.isDisabled = isDisabled
    settings.isPending = isPending
    return settings
  }

  /// Sets a value as the user does, who can undo it.
  func set(_ setting: EnvironmentSetting, to value: PropertyValue) {
    if !setting.accepts(value) { return }
    let choice = setting.choice
    let before = choice.read(from: environment)
    apply(setting, to: value)
    changes.add(
      choice.title, of: self, choice.name, from: before, to: value,
      at: ["environment-" + choice.option], isOfWindow: true
    ) { [weak self] in self?.apply(choice, to: $0) }
  }

  package func apply(_ setting: EnvironmentSetting, to value: PropertyValue) {
    let old = environment
    var new = old
    guard setting.write(value, to: &new) else { return }
    switch setting {
    case .theme where old.followsDesktop: preferences.settings.prefersDark = new.theme == .dark
    case .theme, .themeChoice: choose(new.themeChoice)
    case .design: preferences.design = new.design
    case .contrast: preferences.userContrast = new.contrast
    case .motion: preferences.userMotion = new.motion
    case .contrastChoice:
      preferences.userContrast = new.contrastFollowsDesktop ? nil : new.contrast
      if new.contrastFollowsDesktop { preferences.contrast = nil }
    case .motionChoice:
      preferences.userMotion = new.motionFollowsDesktop ? nil : new.motion
      if new.motionFollowsDesktop { preferences.motion = nil }
    case .accent: preferences.settings.accent = new.accent
    case .direction:
      scene.environment.direction = new.direction
      record(setting)
    case .textSize where new.textSize != old.textSize:
      workbench.textSize = new.textSize
      record(setting)
    case .scale:
      chosenScale = new.scale
      host?.setScale(new.scale)
    case .disabled:
      isDisabled = new.isDisabled
      for page in openPages { page.setControlsEnabled(!isDisabled) }
      // The page of a control records the change itself.
      if recordings?.ofWindow != nil { record(setting) }
    case .pending where new.isPending != old.isPending:
      isPending = new.isPending
      setControlsPending(isPending)
    default: break
    }
    showNonDefaultStates()
  }

  /// Sets a value as a log does: where the page follows the desktop, the desktop has changed it.
  func replay(_ setting: EnvironmentSetting, to value: PropertyValue) {
    let old = environment
    var new = old
    guard setting.write(value, to: &new) else { return }
    switch setting {
    case .contrast where old.contrastFollowsDesktop:
      preferences.settings.prefersMoreContrast = new.contrast == .more
    case .motion where old.motionFollowsDesktop:
      preferences.settings.prefersReducedMotion = new.motion == .reduced
    default: apply(setting, to: value)
    }
  }

  private func record(_ setting: EnvironmentSetting) {
    recordings?.note(.environment(setting, setting.read(from: environment)))
  }

  private func choose(_ choice: ThemeChoice) {
    preferences.userTheme = choice
    // The past of a page keeps its theme.
    workbench.windowTime?.returnToNow()
    for page in openPages { page.showThemeChoice?(choice, true) }
  }

  func setControlsPending(_ arePending: Bool) {
    let subject = page.preview
    subject?.isKeptWaiting = arePending
    if arePending {
      pendingControls.hold(
        page.pendingControls(in: contents.catalog).filter { $0 !== subject?.control })
    } else {
      pendingControls.release()
    }
  }

  func toggle(_ setting: EnvironmentSetting) {
    set(setting, to: setting.other(than: setting.read(from: environment)))
  }

  func toggleEnvironment() {
    if let environmentLayer { return environmentLayer.dismiss() }
    let panel = EnvironmentPanel(environment)
    panel.onChange = { [weak self] setting, value in self?.set(setting, to: value) }
    environmentPanel = panel
    let anchor = workbench.environmentAnchor
    environmentLayer = scene.presentPopover(
      panel, from: anchor.node, at: anchor.area, label: "Environment")
  }

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
