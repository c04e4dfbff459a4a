import Canvas
import Controls

/// The drawer and the sheet of a narrow window, the time of the page, and the column of panels.
extension WorkbenchView {
  func toggleDrawer() {
    if let drawerLayer { return drawerLayer.dismiss() }
    guard let scene else { return }
    let showsFocus = scene.isFocusVisible
    let layer = scene.present(SidebarDrawer(sidebar), dismissal: [.escape, .pressOutside])
    layer.isDescribedByContent = true
    layer.appear(by: .slide(from: .leading))
    layer.onDismiss = { [weak self] in self?.restorePanels(from: \.drawerLayer) }
    drawerLayer = layer
    updateVisibility()
    sidebar.focusPages(isVisible: showsFocus)
  }

  private func restorePanels(from layer: ReferenceWritableKeyPath<WorkbenchView, SceneLayer?>) {
    self[keyPath: layer] = nil
    addPanels()
    updateVisibility()
  }

  func updateSheet(animated: Bool) {
    guard let scene, scene.size.width > 0 else { return }
    if !arrangement.isCompact {
      sheetLayer?.dismiss()
    } else if let tab = arrangement.openTab {
      if sheetLayer == nil { presentSheet(in: scene, animated: animated) }
      sheetTabs.show(tab, among: arrangement.tabs)
      if let sheet, sheet.detent == .closed { sheet.go(to: .low) }
    } else if let sheet, sheet.detent != .closed {
      sheet.go(to: .closed)
    }
  }

  var sheet: BottomSheet? { sheetLayer?.root as? BottomSheet }

  private func presentSheet(in scene: Scene, animated: Bool) {
    sheetTabs.adoptPanels()
    let sheet = BottomSheet(sheetTabs, label: "Tools", animated: animated)
    let layer = scene.presentPanel(sheet, dismissal: .escape)
    sheetLayer = layer
    layer.onClose = { [weak self] in
      guard let self, arrangement.openTab != nil else { return false }
      change { $0.closeSheet() }
      return true
    }
    sheet.onClose = { [weak layer] in layer?.dismiss() }
    sheet.onMove = { [weak self] in self?.invalidate(.layout, reason: "sheet") }
    sheet.onDetentChange = { [weak self] detent in self?.detentChanged(to: detent) }
    layer.onDismiss = { [weak self] in self?.restorePanels(from: \.sheetLayer) }
    refreshPanels(isMoving: false)
  }

  private func detentChanged(to detent: BottomSheet.Detent) {
    let isOpen = arrangement.openTab != nil
    if isOpen == (detent != .closed) { return }
    change { if isOpen { $0.closeSheet() } else { $0.openSheet() } }
  }

  func uncover(_ node: Node) {
    guard let sheet, sheet.detent == .full else { return }
    if node.frameInScene.maxY > sheet.card.frameInScene.minY { sheet.go(to: .low) }
  }

  var time: PageTime? { page.time ?? windowTime }

  var showsTimeline: Bool { shownPanels.contains(.time) && !dock.panelsWithoutRoom.contains(.time) }

  /// The clock of a page without a stage; `nil` if its past cannot be shown.
  var windowTime: PageTime? { pastLayer.time }

  func adopt(_ time: PageTime?) {
    windowTime?.isRecording = false
    windowTime?.onShow = nil
    pastLayer.time = time
    time?.onShow = { [weak self] in
      self?.pastLayer.update()
      self?.invalidate(.layout, reason: "time")
    }
  }

  var past: PastView? { pastLayer.view }

  var shownRoot: Node { windowTime?.replica?.root ?? page.root }

  func arrangePast() {
    // Without size it takes no scrolling from the page.
    pastLayer.frame = past == nil ? .zero : page.root.frame
    guard let past else { return }
    past.frame = pastLayer.bounds
    guard let shown = past.page,
      let part = PastView.Part(of: shown, in: pastLayer.frame.size, background: page.background)
    else { return }
    past.magnification = part.magnification
    past.part = part
  }

  func makeSplitters() -> [PanelSplitter] {
    panels(at: .column).indices.dropFirst().map { index in
      let splitter = PanelSplitter(.vertical)
      splitter.identifier = "panel-splitter"
      splitter.onResize = { [weak self] height in self?.resizePanel(index, to: height) }
      splitter.onReset = { [weak self] in self?.panelSizes.shares.removeAll() }
      return splitter
    }
  }

  func makeColumnSplitter() -> PanelSplitter {
    let splitter = PanelSplitter(.horizontal)
    splitter.identifier = "column-splitter"
    splitter.onResize = { [weak self] width in self?.panelSizes.columnWidth = width }
    splitter.onReset = { [weak self] in self?.panelSizes.columnWidth = nil }
    return splitter
  }

  private var shownColumn: [any Panel] {
    sheetLayer == nil ? panels(at: .column).filter { !$0.isHidden } : []
  }

  private func columnFrames(_ shown: [any Panel]) -> [Rect] {
    places.columnFrames(shown.map { panelSizes.shares[$0.name] })
  }

  /// The frames while panels come and go: a panel below the first comes from the window's edge.
  private func movingColumnFrames(_ shown: [any Panel]) -> [Rect] {
    var frames = columnFrames(shown)
    let lower = frames.first.map { places.column.height - $0.height } ?? 0
    let hidden = lower - shownHeight(lower, at: .column)
    if !frames.isEmpty { frames[0].size.height += hidden }
    for index in frames.indices.dropFirst() { frames[index].origin.y += hidden }
    return frames
  }

  func arrangeColumn(_ arrange: (Node, Rect) -> Void) {
    let shown = shownColumn
    let frames = movingColumnFrames(shown)
    let titles = shown.map { type(of: $0).description.title }
    for (panel, frame) in zip(shown, frames) { arrange(panel, frame) }
    for (index, splitter) in splitters.enumerated() {
      splitter.isHidden = index + 1 >= shown.count
      if splitter.isHidden { continue }
      let (above, below) = (frames[index], frames[index + 1])
      splitter.label = "Height of \(titles[index + 1])"
      splitter.range = heights(between: above, below)
      splitter.value = below.height
      arrange(
        splitter, Rect(minX: below.minX, minY: above.maxY, maxX: below.maxX, maxY: below.minY))
    }
    columnSplitter.isHidden = shown.isEmpty
    if shown.isEmpty { return }
    columnSplitter.label = "Width of " + titles.listed("and")
    columnSplitter.range = columnWidths
    columnSplitter.value = places.column.width
    arrange(columnSplitter, places.columnSplitter)
  }

  /// In points.
  var columnWidth: Double {
    guard let wanted = panelSizes.columnWidth else {
      return WorkbenchLayout.columnWidth(in: frame.size)
    }
    return min(max(wanted, columnWidths.lowerBound), columnWidths.upperBound)
  }

  private var columnWidths: ClosedRange<Double> {
    WorkbenchLayout.columnWidths(in: frame.size, contentWidth: page.contentWidth)
  }

  /// The possible heights of the lower one of two panels.
  private func heights(between above: Rect, _ below: Rect) -> ClosedRange<Double> {
    let least = places.leastPanelHeight
    let most = above.height + below.height - least
    return min(least, most)...most
  }

  private func resizePanel(_ index: Int, to height: Double) {
    let shown = shownColumn
    let column = zip(shown, columnFrames(shown)).map { (name: $0.name, height: $1.height) }
    panelSizes.setHeight(height, ofPanel: index, in: column, of: places.column.height)
  }
}
