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
      var command = Command(
        CommandName(rawValue: "page-\(page.name.rawValue)"), page.title,
        in: page.section == PageDescription.testScenes ? .testScenes : .pages,
        isOn: { [unowned self] in pageName == page.name },
        run: { [unowned self] in go(to: page.name) })
      if index < 9 { command.shortcuts = [Shortcut(Character("\(index + 1)"), .control)] }
      return command
    }
    let states = Command(
      "states", "All States and Back", in: .pages, Shortcut("x"),
      obstacle: { [unowned self] in
        page is ControlPage || contents[.matrix] != nil ? nil : "There is no page of states"
      },
      run: { [unowned self] in toggleStates() })
    return [states] + pages
  }

  var windowCommands: [Command] {
    [
      Command(
        .palette, "All Commands", in: .window, Shortcut("k", .control),
        run: { [unowned self] in togglePalette() }),
      Command(
        .shortcuts, "Keyboard Shortcuts", in: .window, Shortcut("?"),
        run: { [unowned self] in toggleHelp() }
      ).hint("Keys"),
      Command(
        "fullscreen", "Full Screen", in: .window, Shortcut(.named("f11")),
        obstacle: { [unowned self] in
          onFullscreenToggle == nil ? "This window cannot fill the screen" : nil
        },
        run: { [unowned self] in onFullscreenToggle?() }),
    ]
  }

  /// Opens a page, and closes what lies over the one before.
  private func go(to name: PageName) {
    scene.dismissTransients()
    open(name)
  }

  private func toggleStates() {
    if let page = page as? ControlPage { return page.toggleStates() }
    if pageName == .matrix {
      go(to: pageBefore ?? contents.pages[0].name)
    } else {
      pageBefore = pageName
      go(to: .matrix)
    }
  }

  private func toggleHelp() {
    if let help { return help.dismiss() }
    let layer = scene.present(ShortcutsCard(table), dismissal: [.escape, .pressOutside])
    layer.appear(by: .slide(from: .bottom))
    help = layer
  }

  private func togglePalette() {
    if let palette { return palette.dismiss() }
    capture?.pageRecording?.noteMenu()
    let card = CommandPalette(table)
    let layer = scene.present(card, dismissal: [.escape, .pressOutside])
    card.onChoose = { [weak self, weak layer] command in
      layer?.dismiss()
      self?.table.run(command)
    }
    scene.setFocus(card, isVisible: false)
    palette = layer
  }
}
