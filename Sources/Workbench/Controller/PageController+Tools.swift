import Canvas
import Controls

extension PageController {
  func logHeader(_ scene: LoggedScene) -> InputLogHeader {
    var header = InputLogHeader(scene: scene)
    header.environment = environment
    if let preview = page.preview {
      header.isPending = preview.isWaiting
      header.followsDesktop = false
      header.options = preview.logOptions
    } else {
      header.options.isDisabled = isDisabled
      header.panes = workbench.wantedPanes
      if self.scene.size.width > 0 { header.size = self.scene.size }
    }
    return header
  }

  /// The menu always has the same size, because a replay presses where the user pressed.
  func presentMoreMenu(from anchor: Node) {
    let capture = capture
    let isRecording = capture?.isRecording ?? false
    capture?.pageRecording?.noteMenu()
    func item(
      _ title: String, key: String? = nil, isEnabled: Bool = true,
      _ action: @escaping (Capture) -> Void
    ) -> MenuItem {
      MenuItem(title, key: key, isEnabled: isEnabled) { [weak capture] in
        if let capture { action(capture) }
      }
    }
    var items: [MenuItem] = [
      item(isRecording ? "Stop Recording" : "Reset and Record", key: "F9") {
        $0.toggleRecording()
      },
      item("Replay", key: "F10", isEnabled: capture?.lastLog != nil && !isRecording) {
        $0.toggleReplay()
      },
      item("Save Recording", isEnabled: capture?.unwritten != nil) { $0.writeRecording() },
      .separator,
      item("Save Picture", key: "S") { $0.savePicture() },
      item("Save PNG at 1×") { $0.savePicture(scale: 1) },
      item("Save PNG at 2×") { $0.savePicture(scale: 2) },
      item("Save PNG at 3×") { $0.savePicture(scale: 3) },
      item("Save SVG") { $0.saveVectors(.svg) },
      item("Save PDF") { $0.saveVectors(.pdf) },
      item("Save Movie") { $0.saveMovie() },
      .separator,
      item("Save Golden Picture", key: "Shift-S") { $0.saveGolden() },
      item("Load Tokens…") { $0.controller.chooseTokens() },
      item("Export Tokens") { $0.exportTokens() },
    ]
    // A replay has the same tokens, or is of another page.
    if tokens != nil {
      items.append(item("Use Built-in Tokens") { $0.controller.useShippedTokens() })
    }
    scene.presentMenu(items, from: anchor, label: "More")
  }

  func connectOverlays() {
    let button = workbench.toolbar.overlays
    button.isOn = false
    button.onPress = { [weak self, weak button] in
      if let button { self?.presentOverlaysMenu(from: button) }
    }
    overlays.onChange = { [weak self, weak button] in
      button?.isOn = !(self?.overlays.shown.isEmpty ?? true)
    }
  }

  func presentOverlaysMenu(from anchor: Node) {
    scene.presentMenu(overlays.menuItems, from: anchor, label: "Overlays")
  }

  /// Lets the user choose a control for the inspector without using it.
  func pickControl() {
    let layer = PickLayer { [weak self] point in
      self?.controls.last { control in
        self?.scene.semantics(of: control).map { $0.frame.contains(point) } ?? false
      }
    }
    let shown = scene.present(layer, dismissal: .escape)
    layer.onPick = { [weak self, weak shown] control in
      shown?.dismiss()
      guard let self, let control else { return }
      if !workbench.showsInspector { workbench.toggle(.inspector) }
      inspect(control)
    }
  }

  func isOfPage(_ control: Control) -> Bool {
    guard let view = control.scene?.host else { return !workbench.owns(control) }
    return view.isInteractive
  }

  func connectLog() {
    let log = workbench.log
    log.isOfInterest = { [weak self] control in self?.isOfPage(control) ?? false }
    log.onHover = { [weak self] control in self?.workbench.logOutline.control = control }
    log.onChoose = { [weak self] time in
      // The page shows the time of the row.
      guard let pageTime = self?.workbench.time, pageTime.isRecording else { return }
      pageTime.scrub(to: time)
    }
    log.onCopy = { [weak self] text in self?.onCopyText?(text) ?? false }
  }
}
