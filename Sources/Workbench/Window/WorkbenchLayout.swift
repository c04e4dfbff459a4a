import Canvas

/// The layout of the window, in reading direction. spec: docs/spec/window.md#frame
struct WorkbenchLayout: Hashable {
  enum Width: Hashable {
    case compact
    case medium
    case wide
  }

  /// pt. spec: docs/spec/window.md#frame; others chosen
  enum Metrics {
    static let compactLimit = 900.0
    static let wideLimit = 1200.0
    static let hugeLimit = 1600.0
    static let widest = 1920.0
    static let sidebarInset = 12.0
    static let sidebarWidth = 196.0
    static let headerX = 236.0
    static let marginWithoutPanels = 40.0
    static let gap = 20.0
    static let columnWidth = 300.0
    static let mediumColumnWidth = 280.0
    static let hugeColumnWidth = 340.0
    /// The least width of the column that the user can choose. chosen: rows of the inspector fit
    static let leastColumnWidth = 280.0
    /// The least width of the page beside such a column; the curves have room. chosen
    static let leastPageWidth = 500.0
    /// The room for the scroll bar of the page, beside the column. chosen
    static let scrollBarWidth = 9.0
    static let headerY = 29.0
    static let headerHeight = 56.0
    static let columnY = 109.0
    static let glyph = 32.0
    static let glyphY = 31.0
    static let glyphXWithoutPanels = 4.0
    static let sidebarGlyphX = 15.0
    static let pageY = 92.0
    /// From the sidebar's gap to the content, so that shadows of cards are not cut.
    static let pageInset = 28.0
    static let compactMargin = 20.0
    static let compactGlyphX = 12.0
    static let compactHeaderHeight = 60.0
    /// Of a page that reaches below its title. chosen
    static let lowHeaderHeight = 50.0
    static let compactTitleX = 52.0
    static let compactTop = 4.0
    static let compactDockGap = 12.0
    static let centerHeight = 240.0
    static let dockGap = 10.0
    static let toolbarHeight = 32.0
    /// The share of the panels after the first one.
    static let otherPanelsShare = 0.4
    /// The least height of a panel in a column with several, where a row of the inspector is seen.
    /// chosen
    static let leastPanel = 160.0
    /// The share of a low column that a panel keeps. chosen
    static let leastPanelShare = 0.4
  }

  /// The smallest size at which the toolbar does not cover the title, in points. chosen
  static let smallest = Size(240, 160)

  let width: Width
  /// The distance from the window's edges to the content, which is centered in a wide window.
  let inset: Double
  let sidebar: Rect
  let column: Rect
  let header: Rect
  /// The width of the title, which ends before the toolbar.
  let titleWidth: Double
  let page: Rect
  let dock: Rect
  let toolbar: Rect
  let margins: PageMargins
  let sidebarButton: Rect
  let toolsButton: Rect

  /// Places everything at whole pixels of `scale`.
  ///
  /// `sidebar`, `column` and `dockShown` are the shares that are shown, 0 to 1; `dock` and `sheet`
  /// are heights; a `toolbarWidth` of 0 means no toolbar; `toolsWidth` is that of the button for
  /// the tools; `contentWidth` is the maximum width of the page without margins; `columnWidth` is
  /// `nil` for the usual one; `titleInset` is the distance of the title from the edge of a page
  /// that reaches below it.
  init(
    size: Size, sidebar: Double, column: Double, dock: Double = 0, dockShown: Double = 0,
    toolbarWidth: Double = 0, toolsWidth: Double = Metrics.glyph, sheet: Double = 0,
    contentWidth: Double = .infinity, columnWidth: Double? = nil,
    titleInset: Double? = nil, textSize: Double = 1, scale: Double = 1
  ) {
    func blend(_ start: Double, _ end: Double, _ share: Double) -> Double {
      ((start + (end - start) * share) * scale).rounded() / scale
    }
    let width = Self.width(of: size)
    self.width = width
    let isCompact = width == .compact
    let columnWidth = ((columnWidth ?? Self.columnWidth(in: size)) * scale).rounded() / scale
    // While panels appear, everything moves by the largest of their shares.
    let tools = max(sidebar, column, dockShown)
    let wholeWidth = Self.wholeWidth(in: size, contentWidth: contentWidth)
    let leastInset = max(0, (size.width - wholeWidth) / 2)
    let inset = blend(
      max(0, (size.width - contentWidth - 2 * Metrics.marginWithoutPanels) / 2), leastInset, tools)
    self.inset = inset
    let windowEnd = size.width - inset
    let size = Size(size.width - 2 * inset, size.height)
    let sidebarX = blend(-inset - Metrics.sidebarWidth, Metrics.sidebarInset, sidebar)
    self.sidebar = Rect(x: sidebarX, y: 0, width: Metrics.sidebarWidth, height: size.height)
    let columnX = blend(windowEnd, size.width - Metrics.gap - columnWidth, column)
    self.column = Rect(
      x: columnX, y: Metrics.columnY, width: columnWidth,
      height: max(0, size.height - Metrics.columnY - Metrics.gap))

    let leading =
      isCompact
      ? Metrics.compactMargin : blend(Metrics.marginWithoutPanels, Metrics.headerX, sidebar)
    let trailing =
      isCompact
      ? size.width - Metrics.compactMargin
      : size.width - blend(Metrics.marginWithoutPanels, Metrics.gap, tools)
        - blend(0, columnWidth + Metrics.gap, column)
    let dockTop =
      isCompact
      ? size.height - sheet - dockShown * (dock + Metrics.compactDockGap)
      : size.height - dockShown * (dock + Metrics.gap)
    self.dock = Rect(x: leading, y: dockTop, width: max(0, trailing - leading), height: dock)
    let pageBottom = min(size.height, dockTop - Metrics.dockGap * dockShown.clamped(to: 1))

    // The title is on one line in a compact window, and on a page that reaches below it.
    let lineHeight: Double? =
      titleInset != nil ? Metrics.lowHeaderHeight : isCompact ? Metrics.compactHeaderHeight : nil
    func glyph(x: Double) -> Rect { Self.glyph(x: x, inLine: lineHeight) }
    // At the same distance from the window's edge on all pages whose margins have room, also while
    // panels come and go.
    func place(_ distance: Double, _ share: Double) -> Double {
      if isCompact { return Metrics.compactGlyphX }
      let start = min(distance, Metrics.glyphXWithoutPanels + inset)
      return blend(start, distance + leastInset, share) - inset
    }
    var toolsPlace = glyph(x: size.width - place(Metrics.gap, tools) - toolsWidth)
    toolsPlace.size.width = toolsWidth
    toolsButton = toolsPlace
    sidebarButton = glyph(x: place(Metrics.sidebarGlyphX, sidebar))
    // In a compact window the toolbar is beside the button, else in its place.
    let toolbarX = (isCompact ? toolsButton.minX : toolsButton.maxX) - toolbarWidth
    toolbar = Rect(
      x: toolbarX, y: toolsButton.minY, width: toolbarWidth, height: Metrics.toolbarHeight)

    // The page reaches to the window's edges, or below the panels that are shown.
    let pageX = isCompact ? 0 : blend(-inset, leading - Metrics.pageInset, sidebar)
    let pageEnd = isCompact ? size.width : blend(windowEnd, trailing + Metrics.gap, column)
    let pageY: Double
    if let lineHeight {
      pageY = titleInset == nil ? lineHeight : 0
      let x = titleInset.map { pageX + $0 } ?? Metrics.compactTitleX
      let end =
        isCompact
        ? size.width - Metrics.compactTitleX - toolbarWidth
        : min(toolsButton.minX, toolbarX) - Metrics.gap
      header = Rect(x: x, y: 0, width: max(0, end - x), height: lineHeight)
      titleWidth = header.width
    } else {
      let growth = blend(0, Metrics.headerHeight, max(1, textSize) - 1)
      pageY = Metrics.pageY + growth
      header = Rect(
        x: leading, y: Metrics.headerY, width: max(0, trailing - leading),
        height: Metrics.headerHeight + growth)
      let titleEnd = min(trailing, min(toolbarX, toolsButton.minX) - Metrics.gap)
      titleWidth = max(0, titleEnd - leading)
    }
    page = Rect(
      x: pageX, y: pageY, width: max(0, pageEnd - pageX), height: max(0, pageBottom - pageY))
    margins = PageMargins(
      leading: leading - pageX, trailing: pageEnd - trailing,
      top: isCompact ? Metrics.compactTop : Metrics.columnY - Metrics.pageY)
  }

  /// The sidebar's button in a compact window, and the button that closes the sidebar there.
  static let compactSidebarButton = glyph(
    x: Metrics.compactGlyphX, inLine: Metrics.compactHeaderHeight)

  private static func glyph(x: Double, inLine height: Double?) -> Rect {
    Rect(
      x: x, y: height.map { ($0 - Metrics.glyph) / 2 } ?? Metrics.glyphY,
      width: Metrics.glyph, height: Metrics.glyph)
  }

  /// In points.
  static func dockLimit(in size: Size, above sheet: Double = 0) -> Double {
    let top = width(of: size) == .compact ? Metrics.compactHeaderHeight : Metrics.columnY
    return max(0, size.height - sheet - top - Metrics.centerHeight - 2 * Metrics.gap)
  }

  static func width(of size: Size) -> Width {
    if size.width < Metrics.compactLimit { return .compact }
    return size.width < Metrics.wideLimit ? .medium : .wide
  }

  static func columnWidth(in size: Size) -> Double {
    switch width(of: size) {
    case .compact: min(Metrics.columnWidth, size.width)
    case .medium: Metrics.mediumColumnWidth
    case .wide: size.width < Metrics.hugeLimit ? Metrics.columnWidth : Metrics.hugeColumnWidth
    }
  }

  /// The width of the content with room for all panels, so that the toolbar stays while they come
  /// and go, and while the column gets wider.
  private static func wholeWidth(in size: Size, contentWidth: Double) -> Double {
    min(
      size.width, Metrics.widest,
      Metrics.headerX + contentWidth + columnWidth(in: size) + 2 * Metrics.gap)
  }

  /// The widths of the column that the user can choose, in points.
  static func columnWidths(in size: Size, contentWidth: Double) -> ClosedRange<Double> {
    let usual = columnWidth(in: size)
    let width = width(of: size)
    if width == .compact { return usual...usual }
    let leading = width == .wide ? Metrics.headerX : Metrics.marginWithoutPanels
    let room =
      wholeWidth(in: size, contentWidth: contentWidth) - leading - Metrics.leastPageWidth
      - 2 * Metrics.gap
    return Metrics.leastColumnWidth...max(usual, room)
  }

  /// The place of the splitter beside the column, where it does not cover the page's scroll bar.
  var columnSplitter: Rect {
    Rect(
      x: column.minX - Metrics.gap, y: column.minY, width: Metrics.gap - Metrics.scrollBarWidth,
      height: column.height)
  }

  /// In points; less in a low window.
  var leastPanelHeight: Double { min(Metrics.leastPanel, column.height * Metrics.leastPanelShare) }

  /// The places of panels in the column: the first gets the room that the others leave.
  ///
  /// `shares` are the heights of all panels as parts of the column; `nil` for the usual ones.
  func columnFrames(_ shares: [Double?]) -> [Rect] {
    let usual = Metrics.otherPanelsShare / Double(max(shares.count - 1, 1))
    var heights = shares.dropFirst().map { share in
      max((column.height * (share ?? usual)).rounded(), leastPanelHeight)
    }
    let gaps = Double(heights.count) * Metrics.gap
    let (wanted, room) = (heights.reduce(0, +), column.height - gaps - leastPanelHeight)
    if wanted > room { heights = heights.map { ($0 * max(0, room) / wanted).rounded(.down) } }
    var y = column.minY
    let first = max(0, column.height - gaps - heights.reduce(0, +))
    return shares.indices.map { index in
      let height = index == 0 ? first : heights[index - 1]
      defer { y += height + Metrics.gap }
      return Rect(x: column.minX, y: y, width: column.width, height: height)
    }
  }
}

/// Lengths that panels cover at the edges of a page, in points.
public struct PageMargins: Hashable {
  /// The margin at the leading edge, which is the left edge in a left-to-right layout.
  public var leading: Double
  /// The margin at the trailing edge.
  public var trailing: Double
  /// The margin at the top.
  public var top: Double

  package var sum: Double { leading + trailing }
}
