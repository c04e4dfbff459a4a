import Canvas
import Controls

/// In a narrow window the sidebar is a drawer, and other panes are tabs of a sheet. The sheet is
/// open as long as one of its panes is wanted; it shows one of them at a time.
extension WorkbenchView {
  func toggleDrawer() {
    if let drawerLayer { return drawerLayer.dismiss() }
    guard let scene else { return }
    let showsFocus = scene.isFocusVisible
    let layer = scene.present(SidebarDrawer(sidebar), dismissal: [.escape, .pressOutside])
    layer.isDescribedByContent = true
    layer.appear(by: .slide(from: .leading))
    layer.onDismiss = { [weak self] in self?.restorePanes(from: \.drawerLayer) }
    drawerLayer = layer
    updateVisibility()
    sidebar.focusPages(isVisible: showsFocus)
  }

  private func restorePanes(from layer: ReferenceWritableKeyPath<WorkbenchView, SceneLayer?>) {
    self[keyPath: layer] = nil
    addPanes()
    updateVisibility()
  }

  private var offeredTabs: [SheetTab] {
    panels.filter { availablePanes.contains($0.name) }.flatMap(SheetTab.tabs)
  }

  var wantedSheetTab: SheetTab? {
    let wanted = offeredTabs.filter { wantedPanes.contains($0.panel) }
    return wanted.first { $0 == sheetTab } ?? wanted.first
  }

  func toggle(_ tab: SheetTab) {
    if wantedSheetTab == tab { closeSheet() } else { open(tab) }
  }

  func toggleSheet() {
    if wantedSheetTab != nil { return closeSheet() }
    let tabs = offeredTabs
    if let tab = tabs.first(where: { $0 == sheetTab }) ?? tabs.first { open(tab) }
  }

  func open(_ tab: SheetTab) {
    sheetTab = tab
    choose(wantedPanes.subtracting(sheetPanes).union([tab.panel]))
  }

  private func closeSheet() { choose(wantedPanes.subtracting(sheetPanes)) }

  func updateSheet(animated: Bool) {
    guard let scene, scene.size.width > 0 else { return }
    if WorkbenchLayout.width(of: scene.size) != .compact {
      sheetLayer?.dismiss()
    } else if let tab = wantedSheetTab {
      sheetTab = tab
      if sheetLayer == nil { presentSheet(in: scene, animated: animated) }
      sheetTabs.show(tab, among: offeredTabs)
      if let sheet, sheet.detent == .closed { sheet.go(to: .low) }
    } else if let sheet, sheet.detent != .closed {
      sheet.go(to: .closed)
    }
  }

  var sheet: BottomSheet? { sheetLayer?.root as? BottomSheet }

  private func presentSheet(in scene: Scene, animated: Bool) {
    sheetTabs.adoptPanels()
    let sheet = BottomSheet(sheetTabs, label: "Tools", animated: animated)
    let layer = scene.presentPane(sheet, dismissal: .escape)
    sheetLayer = layer
    layer.onClose = { [weak self] in
      guard let self, wantedSheetTab != nil else { return false }
      closeSheet()
      return true
    }
    sheet.onClose = { [weak layer] in layer?.dismiss() }
    sheet.onMove = { [weak self] in self?.invalidate(.layout, reason: "sheet") }
    sheet.onDetentChange = { [weak self] detent in self?.detentChanged(to: detent) }
    layer.onDismiss = { [weak self] in self?.restorePanes(from: \.sheetLayer) }
    refreshPanels(isMoving: false)
  }

  private func detentChanged(to detent: BottomSheet.Detent) {
    switch (detent, wantedSheetTab) {
    case (.closed, .some): closeSheet()
    case (.low, nil), (.full, nil): if let tab = sheetTab ?? offeredTabs.first { open(tab) }
    default: break
    }
  }

  func uncover(_ node: Node) {
    guard let sheet, sheet.detent == .full else { return }
    if node.frameInScene.maxY > sheet.plate.frameInScene.minY { sheet.go(to: .low) }
  }
}
