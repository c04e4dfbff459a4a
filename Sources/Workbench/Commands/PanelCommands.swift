import Canvas
import Controls

extension Shortcut {
  static let sidebar = Shortcut("b")
  static let tools = Shortcut("h")
  static let pause = Shortcut("p")
  static let stepBack = Shortcut(",")
  static let stepForward = Shortcut(".")
  static let overlays = Shortcut("o")
}

extension PageController {
  var panelCommands: [Command] {
    let tools = Command(
      "tools", "Tools", in: .panels, .tools,
      run: { [unowned self] in workbench.toggleTools() })
    return [tools.hint("Tools")] + workbench.panels.map(toggle)
      + [
        focus("next-pane", "Next Pane", Shortcut(.named("f6")), isBackward: false),
        focus("previous-pane", "Previous Pane", Shortcut(.named("f6"), .shift), isBackward: true),
        Command(
          "pick", "Pick a Control", in: .panels,
          run: { [unowned self] in pickControl() }),
        paste,
      ]
  }

  private func focus(
    _ name: CommandName, _ title: String, _ shortcut: Shortcut, isBackward: Bool
  ) -> Command {
    Command(
      name, title, in: .panels, shortcut,
      run: { [unowned self] in workbench.focusNextPane(isBackward: isBackward) })
  }

  private var paste: Command {
    Command(
      "paste", "Paste into Log Filter", in: .panels,
      Shortcut("v", .control),
      obstacle: { [unowned self] in
        workbench.log.hasFocus ? nil : "Press a row of the event log first"
      },
      run: { [unowned self] in
        onPaste? { [weak workbench] text in workbench?.log.paste(text ?? "") }
      })
  }

  private func toggle(of panel: any Panel) -> Command {
    let description = type(of: panel).description
    var command = Command(
      CommandName(rawValue: panel.name.rawValue), description.title, in: .panels,
      isOn: { [unowned self] in workbench.panes.contains(panel.name) },
      obstacle: { [unowned self] in workbench.obstacle(to: panel) },
      run: { [unowned self] in workbench.toggle(panel.name) })
    command.shortcuts = description.shortcut.map { [$0] } ?? []
    return command
  }

  var timeCommands: [Command] {
    func command(
      _ name: CommandName, _ title: String, _ shortcut: Shortcut,
      obstacle: @escaping @MainActor (PageTime) -> String? = PageController.needsTimeline,
      _ run: @escaping (PageTime) -> Void
    ) -> Command {
      Command(
        name, title, in: .time, shortcut,
        obstacle: { [unowned self] in
          workbench.time.map(obstacle) ?? TimePanel.obstacle
        },
        run: { [unowned self] in workbench.time.map(run) })
    }
    var pause = command("pause", "Pause", .pause, obstacle: { _ in nil }) { [unowned self] time in
      if !time.isRecording { workbench.toggle(.time) }
      time.togglePause()
    }
    pause.isOn = { [unowned self] in workbench.time?.isPaused ?? false }
    pause.titleWhileOn = "Resume"
    return [
      pause,
      command("slower", "Slower", Shortcut("[")) { $0.changeSpeed(slower: true) },
      command("faster", "Faster", Shortcut("]")) { $0.changeSpeed(slower: false) },
      command("step-back", "Step Back One Frame", .stepBack) { $0.step(forward: false) },
      command("step-forward", "Step Forward One Frame", .stepForward) { $0.step(forward: true) },
      command(
        "now", "Return to Now", Shortcut("n"),
        obstacle: { $0.isPast ? nil : "The page shows the present" }
      ) { $0.returnToNow() },
    ]
  }

  private static func needsTimeline(_ time: PageTime) -> String? {
    time.isRecording ? nil : "Show the timeline first"
  }

  var overlayCommands: [Command] {
    let all = Command(
      "overlays", "Show or Hide", in: .overlays, .overlays,
      isOn: { [unowned self] in !overlays.shown.isEmpty },
      run: { [unowned self] in overlays.toggleAll() })
    let none = Command(
      "no-overlays", "None", in: .overlays, Shortcut("0"),
      isOn: { [unowned self] in overlays.shown.isEmpty },
      run: { [unowned self] in overlays.show([]) })
    let kinds = Overlays.kinds.enumerated().map { index, kind in
      Command(
        CommandName(rawValue: kind.name), kind.title, in: .overlays,
        Shortcut(Character("\(index + 1)")),
        isOn: { [unowned self] in overlays.shown.contains(kind.overlay) },
        run: { [unowned self] in overlays.toggle(kind.overlay) })
    }
    return [all] + kinds + [none]
  }
}
