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
    let sidebarWay = Metrics.headerX - Metrics.calmMargin
    let columnWidth = columnWidth
    let columnWay = columnWidth + Metrics.gap
    let dockWay = dock.wantedHeight + Metrics.gap
    places = WorkbenchLayout(
      size: frame.size, sidebar: isCompact ? 0 : part(.leading, at: time, of: sidebarWay),
      column: isCompact ? 0 : part(.column, at: time, of: columnWay), dock: dock.wantedHeight,
      dockShown: dock.wantedHeight > 0 ? part(.dock, at: time, of: dockWay) : 0,
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
      frame.width,
      min(frame.height - covered, dock.isHidden ? .infinity : places.dock.minY))
    page.adopt(places.margins)
    // The dock would cut it.
    (page as? CardPage)?.status.isHidden = !dock.isHidden
    let isMirrored = context.direction == .rightToLeft
    sidebarButton.symbol = isMirrored ? .inspector : .sidebar
    toolbar.isMirrored = isMirrored
    header.isCompact = isCompact || page.titleInset != nil
    header.titleWidth = places.titleWidth
    arrange(page.root, places.page, context)
    arrange(header, headerPlace, context)
    arrangePast()
    var dockPlace = places.dock
    dockPlace.size.width = min(dockPlace.width, page.contentWidth)
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
}
