import Canvas
import Controls
import Support

extension PageController {
  /// All commands of the window.
  package var commands: [Command] { table.commands }

  /// Opens a page as its command does: what lies over the page before is closed.
  package func showPage(_ name: PageName) {
    scene.dismissTransients()
    open(name)
  }

  /// Performs an event of a log in the shown window, at the time of its scene; a change of the size
  /// has no effect.
  package func perform(_ event: InputLogEvent) throws {
    try scene.advancing(to: event.time) {
      changes.begin(event)
      switch event.kind {
      case .input(let input): scene.handle(input)
      case .environment(let setting, let value): apply(setting, to: value)
      case .act(let element, let action): try scene.act(action, onElement: element, event)
      case .reveal(let element): try scene.reveal(element: element, event)
      case .command(let name, let isOn): try run(name, isOn: isOn, event)
      default:
        try LoggedControls(
          controls: controls, scene: scene, catalog: contents.catalog, folder: ".",
          preview: page.preview
        ).perform(event)
      }
    }
  }

  /// Runs a command of a log; with a value, only if the command has the other one.
  func run(_ name: CommandName, isOn: Bool?, _ event: InputLogEvent) throws {
    guard let command = table[name] else {
      throw event.failure("there is no command \(name.rawValue)")
    }
    if let reason = command.disabledReason() {
      throw event.failure("the command \(name.rawValue) is unavailable: \(reason)")
    }
    if isOn == nil || command.isOn?() != isOn { command.run() }
  }

  /// The recording of the page since it was opened, as a log.
  ///
  /// Throws a ``Failure`` that says why there is none.
  package func pageLog() throws -> String {
    guard let recording = recordings?.ofPage else {
      let page = pageName?.rawValue ?? page.title
      throw Failure(
        .badUsage,
        "a log cannot show the page \(page), but \(contents.sceneNames.listed("or"))")
    }
    if let flaw = recording.flaw { throw Failure(.badUsage, flaw) }
    return recording.text(until: recordings?.source.now)
  }

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
    guard case .character(let character) = event.key, event.modifiers.isDisjoint(with: .commands),
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
    let commands =
      environmentCommands + panelCommands + timeCommands + springCommands + overlayCommands
      + changeCommands + captureCommands + referenceCommands + filmCommands + pageCommands
      + windowCommands + contents.commands
    let table = CommandTable(commands.map(refusedDuringReplay))
    table.perform = { [weak self] in self?.perform($0) }
    table.onDisabledReason = { [weak self] command, disabledReason in
      self?.workbench.banners.show(disabledReason) { command.disabledReason() != nil }
    }
    return table
  }

  /// Runs a command, and lets screen readers say what it has done, unless they say a new focus.
  private func perform(_ command: Command) {
    let (title, focus) = (command.shownTitle, scene.focusedNode)
    command.run()
    if scene.focusedNode !== focus { return }
    scene.announce(command.isChecked == false ? "\(title) off" : title)
  }

  // MARK: Replay

  /// The reason why the page cannot be changed; `nil` if it can be.
  private var replayReason: String? {
    // Escape closes the banner with this text first.
    capture?.replay == nil ? nil : "A replay is shown. Press \(Shortcut.replay.title) to end it."
  }

  /// The reason why a client's event cannot be performed now; `nil` if it can be.
  package func reason(against kind: InputLogEvent.Kind) -> String? {
    switch kind {
    case .set, .environment, .insertPart, .removePart: replayReason
    default: nil
    }
  }

  /// A command that does not change the page while a replay hides it.
  private func refusedDuringReplay(_ command: Command) -> Command {
    let groups: [CommandGroup] = [.environment, .edit, .tokens, .reference, .comparison]
    guard groups.contains(command.group) else { return command }
    var command = command
    let reason = command.disabledReason
    command.disabledReason = { [unowned self] in replayReason ?? reason() }
    return command
  }

  // MARK: Menus

  /// The menu always has the same size, because a replay presses where the user pressed.
  func makeMoreMenu() -> [MenuItem] {
    recordings?.ofPage?.noteMenu()
    return table.menuItems([.edit, .recording, .pictures, .tokens, .reference])
  }

  func presentMenu(of group: CommandGroup, from anchor: Node) {
    scene.presentMenu(table.menuItems([group]), from: anchor, label: group.title)
  }
}
