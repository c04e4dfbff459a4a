import Canvas
import Controls

extension PageController {
  func handle(_ event: KeyEvent) -> Bool {
    if event.isRepeat { return false }
    if event.key == .escape { return returnToNow() }
    if isPartOfValue(event) { return true }
    return table.handle(event) || !event.modifiers.contains(.control) && page.handle(event)
  }

  /// Whether a key types a character of a number, while a number in a tool has the focus.
  ///
  /// Controls of the timeline have numbers too, but nobody types these; they are not described.
  private func isPartOfValue(_ event: KeyEvent) -> Bool {
    guard case .character(let character) = event.key,
      event.modifiers.isDisjoint(with: .commands),
      let control = scene.focusedNode as? Control, control is any DescribedControl,
      workbench.owns(control), case .number? = control.semantics?.value
    else { return false }
    return character.isNumber || ".,+-".contains(character)
  }

  private func returnToNow() -> Bool {
    guard let time = workbench.time, time.isRecording, time.isPast else { return false }
    time.returnToNow()
    return true
  }

  func makeCommandTable() -> CommandTable {
    let table = CommandTable(
      environmentCommands + panelCommands + timeCommands + springCommands + overlayCommands
        + changeCommands + captureCommands + referenceCommands + filmCommands + pageCommands
        + windowCommands + contents.commands)
    table.onDisabledReason = { [weak self] command, disabledReason in
      self?.workbench.banners.show(disabledReason) { command.disabledReason() != nil }
    }
    return table
  }

  // MARK: Menus

  /// The menu always has the same size, because a replay presses where the user pressed.
  func presentMoreMenu(from anchor: Node) {
    capture?.pageRecording?.noteMenu()
    scene.presentMenu(
      table.menuItems([.edit, .recording, .pictures, .tokens, .reference]), from: anchor,
      label: "More")
  }

  func presentMenu(of group: CommandGroup, from anchor: Node) {
    scene.presentMenu(table.menuItems([group]), from: anchor, label: group.title)
  }
}
