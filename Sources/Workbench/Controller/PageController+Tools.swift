import Canvas
import Controls

extension PageController {
  func logHeader(_ scene: LoggedScene) -> InputLogHeader {
    var header = InputLogHeader(scene: scene)
    header.environment = environment
    if let preview = page.preview {
      header.isPending = preview.isWaiting
      header.followsDesktop = false
      header.contrastFollowsDesktop = false
      header.motionFollowsDesktop = false
      header.options = preview.logOptions
    } else {
      header.options.isDisabled = isDisabled
      header.panels = workbench.openPanels
      header.panelSizes = workbench.panelSizes
      header.speed = clockSpeed
      if self.scene.size.width > 0 { header.size = self.scene.size }
    }
    return header
  }

  /// Lets the user choose a control for the inspector without using it.
  func pickControl() {
    let layer = PickLayer(among: { [weak self] in self?.controls ?? [] }) { [weak self] point in
      guard let self else { return nil }
      let shown = controls.last { scene.semantics(of: $0)?.frame.contains(point) ?? false }
      if let shown { return shown }
      // The title of a row, for example, is a part of its control for the pointer.
      let hit = scene.hitTest(point, below: scene.root)
      return controls.first { $0 === hit }
    }
    let shown = scene.present(layer, dismissal: .escape, focusing: layer)
    layer.onPick = { [weak self, weak shown] control in
      shown?.dismiss()
      guard let self, let control else { return }
      if !workbench.showsInspector { workbench.toggle(.inspector) }
      inspect(control)
    }
  }

  func isOfPage(_ control: Control) -> Bool {
    if let replay = replay(of: control) { return replay.isOfPage(control) }
    guard control.scene !== scene, let view = control.scene?.host else {
      return !workbench.owns(control) && stage.map(control.lies) != true
    }
    return view.isInteractive
  }

  private func replay(of control: Control) -> ReplayStage? {
    guard let replay = capture?.replay?.root as? ReplayStage else { return nil }
    let scenes = sequence(first: control.scene) { $0?.host?.scene }.prefix { $0 != nil }
    return scenes.contains { $0 === replay.content } ? replay : nil
  }

  func connectLog() {
    let log = workbench.log
    log.changes = changes
    log.isOfInterest = { [weak self] control in self?.isOfPage(control) ?? false }
    log.replayTime = { [weak self] control in
      guard let self, replay(of: control) != nil else { return nil }
      return workbench.time?.now ?? scene.now
    }
    log.onHover = { [weak self] control in self?.workbench.controlHighlight.control = control }
    log.onChoose = { [weak self] time in
      // The page shows the time of the row, and the timeline shows that it does.
      guard let workbench = self?.workbench, workbench.showsTimeline else { return }
      workbench.time?.scrub(to: time)
    }
    log.onCopy = { [weak self] text in self?.host?.copy(text) ?? false }
  }

  /// Shows a new page instead of the current one, and returns the former one; `nil` without a name.
  @discardableResult
  func reopenPage() -> FormerPage? {
    guard let name = pageName, let page = contents[name]?.makePage(contents) else { return nil }
    let former = FormerPage(
      name: name, page: self.page, inspected: inspected[name], isDisabled: isDisabled)
    // A reference belongs to the page until it is removed.
    let reference = stage?.reference
    pages[name] = page
    inspected[name] = nil
    scene.setFocus(nil, isVisible: false)
    replacePage(by: page)
    if let reference, reference.reference.mirror == nil {
      try? show(reference.reference, mode: reference.mode)
    }
    return former
  }

  /// Shows a page again that was replaced by a new one.
  func restore(_ former: FormerPage) {
    (pages[former.name], inspected[former.name]) = (former.page, former.inspected)
    pageName = former.name
    scene.setFocus(nil, isVisible: false)
    // Without a change, a control that is disabled by the inspector stays so.
    if former.isDisabled != isDisabled { former.page.setControlsEnabled(!isDisabled) }
    replacePage(by: former.page)
    workbench.sidebar.show(former.name)
  }
}

/// A page that was replaced by a new one.
struct FormerPage {
  let name: PageName
  let page: WorkbenchPage
  /// The control that the inspector showed; `nil` for none, or that of the page.
  let inspected: ControlPreview?
  let isDisabled: Bool
}
