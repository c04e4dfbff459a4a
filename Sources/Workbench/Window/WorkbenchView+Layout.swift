import Canvas
import Controls

extension WorkbenchView {
  /// Returns the sheet's height, in points.
  func fitDock() -> Double {
    let isCompact = WorkbenchLayout.width(of: frame.size) == .compact
    let sheet = isCompact ? self.sheet?.inset(in: frame.size, at: scene?.now ?? .zero) ?? 0 : 0
    dock.fit(WorkbenchLayout.dockLimit(in: frame.size, above: sheet), isCompact: isCompact)
    return sheet
  }

  func arrange(in context: LayoutContext) {
    let time = scene?.now ?? .zero
    let isCompact = WorkbenchLayout.width(of: frame.size) == .compact
    let covered = isCompact ? self.sheet?.extent(in: frame.size, at: time) ?? 0 : 0
    let before = places.width
    fitPanels(animated: false)
    toolbar.isCompact = isCompact
    let toolbarWidth = toolbar.isHidden ? 0 : toolbar.measure(frame.size, in: context).width
    toolsButton.showsTitle = !isCompact
    let toolsWidth = toolsButton.isHidden ? 0 : toolsButton.measure(frame.size, in: context).width
    let sheet = fitDock()
    typealias Metrics = WorkbenchLayout.Metrics
    let sidebarWay = Metrics.headerX - Metrics.marginWithoutPanels
    let columnWidth = columnWidth
    let columnWay = columnWidth + Metrics.gap
    let dockHeight = shownHeight(dock.wantedHeight, at: .dock)
    let dockWay = dockHeight + Metrics.gap
    places = WorkbenchLayout(
      size: frame.size, sidebar: isCompact ? 0 : part(.leading, at: time, of: sidebarWay),
      column: isCompact ? 0 : part(.column, at: time, of: columnWay), dock: dockHeight,
      dockShown: dockHeight > 0 ? part(.dock, at: time, of: dockWay) : 0,
      toolbarWidth: toolbarWidth, toolsWidth: toolsWidth, sheet: sheet,
      contentWidth: page.contentWidth, columnWidth: columnWidth,
      titleInset: page.titleInset, textSize: textSize, scale: scene?.scale ?? 1)
    if places.width != before {
      // A sheet or drawer may come or go below them.
      if isCompact != (before == .compact) { scene?.dismissTransients() }
      updateVisibility()
      invalidate(.motion, reason: "room")
    } else {
      refreshToolbar()
    }
    // The sheet would hide banners, and they would cover the knobs of the dock.
    banners.room = Size(
      frame.width, min(frame.height - covered, dock.isHidden ? .infinity : places.dock.minY))
    page.adopt(places.margins)
    // The dock would cut it.
    (page as? CardPage)?.status.isHidden = !dock.isHidden
    let isMirrored = context.direction == .rightToLeft
    sidebarButton.symbol = isMirrored ? .inspector : .sidebar
    toolbar.isMirrored = isMirrored
    header.isCompact = isCompact || page.titleInset != nil
    header.titleWidth = places.titleWidth
    // Above chips, there is no room for larger text.
    header.titleScale = isCompact && !chips.isEmpty ? 1 / max(1, textSize) : 1
    arrange(page.root, places.page, context)
    arrange(header, headerPlace, context)
    arrangePast()
    var dockPlace = places.dock
    dockPlace.size.width = min(dockPlace.width, page.contentWidth)
    // A panel that comes is below the window's edge at first.
    dockPlace.size.height = max(dockPlace.height, dock.wantedHeight)
    arrange(dock, dockPlace, context)
    if drawerLayer == nil { arrange(sidebar, places.sidebar, context) }
    arrangeColumn { arrange($0, $1, context) }
    arrange(sidebarButton, places.sidebarButton, context)
    arrange(toolsButton, places.toolsButton, context)
    arrange(toolbar, places.toolbar, context)
    arrange(chips, chipsPlace(in: context), context)
    banners.clearIfObsolete()
  }

  /// 0 to 1, in whole pixels, which keep edges sharp and corners cached.
  private func part(_ place: PanelPlace, at time: Instant, of way: Double) -> Double {
    let steps = way * (scene?.scale ?? 1)
    return (arrangement.share(of: place, at: time) * steps).rounded() / steps
  }

  /// In scene coordinates.
  var framesOverPage: [Rect] {
    let panels: [Node] = [dock, sidebar] + panels(at: .column)
    return panels.filter { $0.parent === self && !$0.isHidden }.map(\.frameInScene)
  }

  private func arrange(_ node: Node, _ rect: Rect, _ context: LayoutContext) {
    place(node, rect.offset(by: Point(places.inset, 0)), context)
  }

  /// In points. chosen
  private enum ChipMetrics {
    static let gap = 16.0
    /// From the top of a compact window, below the title.
    static let compactY = 36.0
    /// The distance by which a compact title makes room.
    static let compactRise = 10.0
  }

  var headerPlace: Rect {
    var place = places.header
    if places.width == .compact, !chips.isEmpty { place.origin.y -= ChipMetrics.compactRise }
    return place
  }

  /// The place of the chips, in reading direction: beside the title, or below a compact one.
  func chipsPlace(in context: LayoutContext) -> Rect {
    let height = StateChip.Metrics.height
    let place = headerPlace
    chips.isLeading = places.width == .compact
    if chips.isLeading {
      return Rect(x: place.minX, y: ChipMetrics.compactY, width: place.width, height: height)
    }
    let title = header.title.measure(frame.size, in: context)
    let x = (place.minX + title.width + ChipMetrics.gap).rounded(.up)
    let midY = header.isCompact ? place.midY : place.minY + title.height / 2
    return Rect(
      x: x, y: (midY - height / 2).rounded(),
      width: max(0, place.minX + places.titleWidth - x), height: height)
  }

  private var panelsWithoutRoom: Set<PanelName> { shownPanels.intersection(dock.panelsWithoutRoom) }

  func refreshToolbar() {
    toolbar.show(shownPanels.subtracting(panelsWithoutRoom), available: availablePanels)
  }

  /// A wanted panel without room is shown as off, so its button asks for it again.
  func togglePanel(_ panel: PanelName) {
    if !panelsWithoutRoom.contains(panel) { return toggle(panel) }
    warnOfMissingRoom()
    updateVisibility()
  }

  func warnOfMissingRoom() {
    let sheet = fitDock()
    let missing = panelsWithoutRoom
    if missing.isEmpty { return }
    let way =
      if sheet > 0 { "Close the sheet to see them." } else if dock.isEmpty {
        "Make the window taller."
      } else { "Make the window taller, or close a panel." }
    let names = panels.filter { missing.contains($0.name) }.map { type(of: $0).description.title }
    banners.show("Not enough room for \(names.listed("and"))", message: way) {
      [weak self] in self?.panelsWithoutRoom.isSuperset(of: missing) == true
    }
  }
}
