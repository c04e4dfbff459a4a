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
      ) { $0.go(to: page.name) }
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
        disabledReason: {
          $0.host == nil ? "This window cannot fill the screen" : nil
        }
      ) { $0.host?.toggleFullscreen() },
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
    let layer = scene.present(ShortcutsLayer(table), dismissal: [.escape, .pressOutside])
    layer.appear(by: .slide(from: .bottom))
    help = layer
  }

  private func togglePalette() {
    if let palette { return palette.dismiss() }
    capture?.pageRecording?.noteMenu()
    let palette = CommandPalette(table) { [weak self] command in
      self?.palette?.dismiss()
      self?.table.run(command)
    }
    self.palette = scene.present(palette, dismissal: [.escape, .pressOutside])
    scene.setFocus(palette.card.filter, isVisible: false)
  }
}
