import Canvas
import Controls

extension PageController {
  func handle(_ event: KeyEvent) -> Bool {
    if event.isRepeat { return false }
    if event.key == .escape { return returnToNow() }
    return table.handle(event) || !event.modifiers.contains(.control) && page.handle(event)
  }

  private func returnToNow() -> Bool {
    guard let time = workbench.time, time.isRecording, time.isPast else { return false }
    time.returnToNow()
    return true
  }

  func makeCommandTable() -> CommandTable {
    let table = CommandTable(
      environmentCommands + panelCommands + timeCommands + springCommands + overlayCommands
        + captureCommands + referenceCommands + filmCommands + pageCommands + windowCommands
        + contents.commands)
    table.onObstacle = { [weak self] command, obstacle in
      self?.workbench.banners.show(obstacle) { command.obstacle() != nil }
    }
    return table
  }

  // MARK: Menus

  /// The menu always has the same size, because a replay presses where the user pressed.
  func presentMoreMenu(from anchor: Node) {
    capture?.pageRecording?.noteMenu()
    scene.presentMenu(
      table.menuItems([.recording, .pictures, .tokens, .reference]), from: anchor, label: "More")
  }

  func presentMenu(of group: CommandGroup, from anchor: Node) {
    scene.presentMenu(table.menuItems([group]), from: anchor, label: group.title)
  }
}
