import Canvas
import Controls

extension PageController {
  /// Opens a page, and closes what lies over the one before.
  private func go(to name: PageName) {
    scene.dismissTransients()
    open(name)
  }

  private func openPage(by key: Key) -> Bool {
    guard case .character(let character) = key, let number = Int(String(character)),
      (1...contents.pages.count).contains(number)
    else { return false }
    go(to: contents.pages[number - 1].name)
    return true
  }

  func handle(_ event: KeyEvent) -> Bool {
    if event.isRepeat { return false }
    if event.modifiers.subtracting(.capsLock) == .control, event.key == .character("c") {
      if workbench.log.hasFocus {
        workbench.log.copy()
        return true
      }
      guard let onCopy else { return false }
      onCopy()
      return true
    }
    if event.modifiers.subtracting(.capsLock) == .control, event.key == .character("v"),
      workbench.log.hasFocus
    {
      onPaste? { [weak workbench] text in workbench?.log.paste(text ?? "") }
      return true
    }
    if event.modifiers.contains(.control) {
      switch event.key {
      case .character("-"): step(.scale, isLarger: false)
      case .character("="), .character("+"): step(.scale, isLarger: true)
      default: return openPage(by: event.key)
      }
      return true
    }
    switch event.key {
    case .character("h"): workbench.toggleTools()
    case .character("b"): workbench.toggle(.sidebar)
    case .character("i"): workbench.toggle(.inspector)
    case .character("p") where event.modifiers.contains(.shift): toggle(.time)
    case .character("v"): toggle(.curves)
    case .character("f"): toggle(.frames)
    case .character("l"): toggle(.log)
    case .character("c"): toggle(.contrast)
    case .character("g") where !event.modifiers.contains(.shift): toggle(.design)
    case .character("m"): toggle(.motion)
    case .character("r"): toggle(.direction)
    case .character("e"): toggleEnvironment()
    case .character("t"): choose(appearance == .dark ? .light : .dark)
    case .character("d"): toggle(.disabled)
    case .character("w"): toggle(.pending)
    case .character("-"): step(.textSize, isLarger: false)
    case .character("="), .character("+"): step(.textSize, isLarger: true)
    case .character("?"): toggleHelp()
    case .named("f6"):
      workbench.focusNextPane(isBackward: event.modifiers.contains(.shift))
    case .named("f11"): onFullscreenToggle?()
    default:
      return handleTime(event) || overlays.handle(event.key) || capture?.handle(event) == true
        || page.handle(event) || showStates(event)
    }
    return true
  }

  private func showStates(_ event: KeyEvent) -> Bool {
    guard event.key == .character("x"), event.modifiers.isSubset(of: .capsLock),
      contents[.matrix] != nil
    else { return false }
    if pageName == .matrix {
      go(to: pageBefore ?? contents.pages[0].name)
    } else {
      pageBefore = pageName
      go(to: .matrix)
    }
    return true
  }

  private func toggle(_ pane: WorkbenchPanes) {
    if workbench.availablePanes.isSuperset(of: pane) {
      workbench.toggle(pane)
    } else {
      workbench.banners.show(
        pane == .curves
          ? "Open a control's page to see curves" : "The timeline isn't available on this page"
      ) { [weak workbench] in workbench?.availablePanes.isSuperset(of: pane) == false }
    }
  }

  private func handleTime(_ event: KeyEvent) -> Bool {
    guard let time = workbench.time else { return false }
    if event.key == .character("p") {
      if !time.isRecording { workbench.toggle(.time) }
      time.togglePause()
      return true
    }
    guard time.isRecording else { return false }
    switch event.key {
    case .character("["): time.changeSpeed(slower: true)
    case .character("]"): time.changeSpeed(slower: false)
    case .character(","): time.step(forward: false)
    case .character("."): time.step(forward: true)
    case .character("n"), .escape:
      if !time.isPast { return false }
      time.returnToNow()
    default: return false
    }
    return true
  }
}
