import Canvas
import Controls

extension CommandName {
  static let shortcuts: CommandName = "shortcuts"
  static let palette: CommandName = "palette"
}

extension PageController {
  /// The first nine pages have keys.
  var pageCommands: [Command] {
    let pages = contents.pages.enumerated().map { index, page in
      command(
        CommandName(rawValue: "page-\(page.name.rawValue)"), page.title,
        in: page.section == PageDescription.testScenes ? .testScenes : .pages,
        index < 9 ? [Shortcut(Character("\(index + 1)"), .control)] : [],
        isOn: { $0.pageName == page.name }
      ) { $0.showPage(page.name) }
    }
    let states = command(
      "states", "All States and Back", in: .pages, [Shortcut("x")],
      keywords: ["grid", "matrix", "variants"],
      disabledReason: {
        $0.page is ControlPage || $0.contents[.matrix] != nil ? nil : "There is no page of states"
      }
    ) { $0.toggleStates() }
    let magnification = command(
      "reset-magnification", "Reset Magnification", in: .pages, [Shortcut("0", .control)],
      disabledReason: {
        $0.stageDisabledReason("magnify a control")
          ?? ($0.stage?.isMagnified == false ? "The control fits the stage already" : nil)
      }
    ) { $0.stage?.resetMagnification() }
    return [states, magnification] + pages
  }

  var windowCommands: [Command] {
    [
      command(.palette, "All Commands", in: .window, [Shortcut("k", .control)]) {
        $0.togglePalette()
      },
      command(
        .shortcuts, "Keyboard Shortcuts", in: .window, [Shortcut("?")],
        keywords: ["help", "keys", "hotkeys"], hint: "Keys"
      ) { $0.toggleHelp() },
      command(
        "fullscreen", "Full Screen", in: .window, [Shortcut(.named("f11"))],
        keywords: ["fullscreen", "maximize"],
        disabledReason: { $0.host == nil ? "This window cannot fill the screen" : nil }
      ) { $0.host?.toggleFullscreen() },
    ]
  }

  private func toggleStates() {
    if let page = page as? ControlPage { return page.toggleStates() }
    if pageName == .matrix {
      showPage(pageBefore ?? contents.pages[0].name)
    } else {
      pageBefore = pageName
      showPage(.matrix)
    }
  }

  private func toggleHelp() {
    if let help { return help.dismiss() }
    let layer = scene.present(ShortcutsLayer(table), dismissal: [.escape, .pressOutside])
    layer.appear(by: .slide(from: .bottom))
    help = layer
  }

  private func togglePalette() {
    if let palette { return palette.dismiss() }
    recordings?.ofPage?.noteMenu()
    let palette = CommandPalette(table) { [weak self] command in
      self?.palette?.dismiss()
      self?.table.run(command)
    }
    self.palette = scene.present(palette, dismissal: [.escape, .pressOutside])
    scene.setFocus(palette.card.filter, isVisible: false)
  }

  var panelCommands: [Command] {
    let tools = command("tools", "Tools", in: .panels, [.tools], hint: "Tools") {
      $0.workbench.toggleTools()
    }
    let panels = workbench.panels.map { panel in
      let description = type(of: panel).description
      return command(
        CommandName(rawValue: panel.name.rawValue), description.title, in: .panels,
        description.shortcut.map { [$0] } ?? [], keywords: description.keywords,
        isOn: { $0.workbench.shownPanels.contains(panel.name) },
        disabledReason: { $0.workbench.disabledReason(for: panel) }
      ) { $0.workbench.toggle(panel.name) }
    }
    return [tools] + panels + [
      command("next-pane", "Next Panel", in: .panels, [Shortcut(.named("f6"))]) {
        $0.workbench.focusNextArea(isBackward: false)
      },
      command("previous-pane", "Previous Panel", in: .panels, [Shortcut(.named("f6"), .shift)]) {
        $0.workbench.focusNextArea(isBackward: true)
      },
      command(
        "pick", "Pick a Control", in: .panels, keywords: ["inspect", "select", "eyedropper"],
        disabledReason: {
          $0.page.preview == nil ? nil : "The inspector always shows the control of this page"
        }
      ) { $0.pickControl() },
      command(
        "paste", "Paste", in: .panels, [Shortcut("v", .control)],
        keywords: ["reference", "filter", "clipboard"],
        disabledReason: {
          $0.workbench.log.hasFocus || $0.stage != nil
            ? nil : "Open a control's page, or press a row of the event log first"
        }
      ) { controller in
        guard controller.workbench.log.hasFocus else { return controller.pasteReference() }
        controller.host?.readClipboard { [weak log = controller.workbench.log] in
          log?.paste($0 ?? "")
        }
      },
    ]
  }

  var timeCommands: [Command] {
    func command(
      _ name: CommandName, _ title: String, _ shortcut: Shortcut, keywords: [String] = [],
      disabledReason: @escaping @MainActor (PageTime) -> String? = {
        $0.isRecording ? nil : "Show the timeline first"
      },
      _ run: @escaping (PageTime) -> Void
    ) -> Command {
      self.command(
        name, title, in: .time, [shortcut], keywords: keywords,
        disabledReason: { $0.workbench.time.map(disabledReason) ?? TimePanel.disabledReason }
      ) { $0.workbench.time.map(run) }
    }
    var pause = command("pause", "Pause", .pause, disabledReason: { _ in nil }) {
      [unowned self] time in
      if !time.isRecording { workbench.toggle(.time) }
      time.togglePause()
    }
    pause.isOn = { [unowned self] in workbench.time?.isPaused ?? false }
    pause.titleWhileOn = "Resume"
    return [
      pause,
      command("slower", "Slower", Shortcut("["), keywords: ["slow motion", "speed"]) {
        $0.changeSpeed(slower: true)
      },
      command("faster", "Faster", Shortcut("]"), keywords: ["speed"]) {
        $0.changeSpeed(slower: false)
      },
      command("step-back", "Step Back One Frame", .stepBack) { $0.step(forward: false) },
      command("step-forward", "Step Forward One Frame", .stepForward) { $0.step(forward: true) },
      command(
        "now", "Return to Now", Shortcut("n"),
        disabledReason: { $0.isPast ? nil : "The page shows the present" }
      ) { $0.returnToNow() },
    ]
  }

  var overlayCommands: [Command] {
    let all = command(
      "overlays", "Show or Hide", in: .overlays, [.overlays], isOn: { !$0.overlays.shown.isEmpty }
    ) { $0.overlays.toggleAll() }
    let kinds = Overlays.kinds.enumerated().map { index, kind in
      command(
        CommandName(rawValue: kind.name), kind.title, in: .overlays,
        [Shortcut(Character("\(index + 1)"))], keywords: kind.keywords,
        isOn: { $0.overlays.shown.contains(kind.overlay) }
      ) { $0.overlays.toggle(kind.overlay) }
    }
    let none = command(
      "no-overlays", "None", in: .overlays, [Shortcut("0")], isOn: { $0.overlays.shown.isEmpty }
    ) { $0.overlays.show([]) }
    return [all] + kinds + [none]
  }
}

extension Shortcut {
  static let sidebar = Shortcut("b")
  static let tools = Shortcut("h")
  static let pause = Shortcut("p")
  static let stepBack = Shortcut(",")
  static let stepForward = Shortcut(".")
  static let overlays = Shortcut("o")
}
