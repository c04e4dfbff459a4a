import Canvas
import Controls

/// What lies over the page in a narrow window: the sidebar from the side, the sheet from below.
///
/// The sheet is there as long as one of its panes is asked for; one of them at a time is shown.
extension Workbench {
  // MARK: Sidebar

  func toggleSidebarOverlay() {
    if let sidebarLayer { return sidebarLayer.dismiss() }
    guard let scene else { return }
    sidebar.isHidden = false
    let layer = scene.present(
      PaneOverlay(sidebar, label: "Sidebar"), dismissal: [.escape, .pressOutside])
    sidebarLayer = layer
    layer.onDismiss = { [weak self] in
      guard let self else { return }
      sidebarLayer = nil
      addPanes()
      updateVisibility()
    }
  }

  func dismissSidebar() { sidebarLayer?.dismiss() }

  // MARK: Sheet

  func makeSheetTabs() -> SheetTabs {
    let tabs = SheetTabs(inspector: inspector, log: log)
    tabs.onChoose = { [weak self] tab in self?.open(tab) }
    return tabs
  }

  private var offeredTabs: [SheetTab] {
    SheetTab.allCases.filter { availablePanes.contains($0.pane) }
  }

  var wantedSheetTab: SheetTab? {
    let wanted = offeredTabs.filter { wantedPanes.contains($0.pane) }
    return wanted.contains(sheetTab) ? sheetTab : wanted.first
  }

  func toggle(_ tab: SheetTab) {
    if wantedSheetTab == tab { closeSheet() } else { open(tab) }
  }

  func toggleSheet() {
    if wantedSheetTab != nil { return closeSheet() }
    let tabs = offeredTabs
    if let tab = tabs.contains(sheetTab) ? sheetTab : tabs.first { open(tab) }
  }

  private func open(_ tab: SheetTab) {
    sheetTab = tab
    choose(wantedPanes.subtracting(.sheet).union(tab.pane))
  }

  private func closeSheet() {
    choose(wantedPanes.subtracting(.sheet))
  }

  func closeOverlay() -> Bool {
    if let sidebarLayer {
      sidebarLayer.dismiss()
      return true
    }
    guard sheetLayer != nil, wantedSheetTab != nil else { return false }
    closeSheet()
    return true
  }

  func updateSheet(animated: Bool) {
    guard let scene, scene.size.width > 0 else { return }
    guard WorkbenchLayout.width(of: scene.size) == .compact else {
      sheetLayer?.dismiss()
      return
    }
    guard let tab = wantedSheetTab else {
      if let sheet, sheet.detent != .closed { sheet.go(to: .closed) }
      return
    }
    sheetTab = tab
    if sheetLayer == nil { presentSheet(in: scene, animated: animated) }
    sheetTabs.show(tab, among: offeredTabs)
    if let sheet, sheet.detent == .closed { sheet.go(to: .low) }
  }

  private var sheet: BottomSheet? { sheetLayer?.root as? BottomSheet }

  /// The height that the sheet takes from the page, in points.
  func sheetInset(at time: Instant) -> Double { sheet?.inset(in: frame.size, at: time) ?? 0 }

  /// The y above which the sheet hides nothing, in points.
  func sheetTop(at time: Instant) -> Double {
    frame.height - (sheet?.extent(in: frame.size, at: time) ?? 0)
  }

  private func presentSheet(in scene: Scene, animated: Bool) {
    sheetTabs.adoptPanes()
    let sheet = BottomSheet(sheetTabs, label: "Tools", animated: animated)
    let layer = scene.present(sheet, modality: .none)
    sheetLayer = layer
    sheet.onClose = { [weak layer] in layer?.dismiss() }
    sheet.onMove = { [weak self] in self?.invalidate(.layout, reason: "sheet") }
    sheet.onGo = { [weak self] detent in self?.sheetGoes(to: detent) }
    layer.onDismiss = { [weak self] in
      guard let self else { return }
      sheetLayer = nil
      addPanes()
      updateVisibility()
    }
    inspector.refresh()
  }

  /// The user has closed the sheet, or reopened it.
  private func sheetGoes(to detent: BottomSheet.Detent) {
    switch (detent, wantedSheetTab) {
    case (.closed, .some): closeSheet()
    case (.low, nil), (.full, nil): open(sheetTab)
    default: break
    }
  }

  func uncover(_ node: Node) {
    guard let sheet, sheet.detent == .full else { return }
    if node.frameInScene.maxY > sheet.plate.frameInScene.minY { sheet.go(to: .low) }
  }

  func isOverPage(_ node: Node) -> Bool {
    (node === sidebar && sidebarLayer != nil)
      || ((node === inspector || node === log) && sheetLayer != nil)
  }
}
