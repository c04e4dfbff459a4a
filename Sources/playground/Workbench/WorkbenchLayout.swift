import Canvas

/// The layout of the window, in reading direction. design: playground, Frame
struct WorkbenchLayout: Hashable {
  enum Width: Hashable {
    /// Panes lie over the page, one at a time.
    case compact
    /// There is room for one pane beside the page.
    case medium
    case wide
  }

  /// pt. design: playground
  enum Metrics {
    static let compactLimit = 900.0
    static let wideLimit = 1200.0
    static let hugeLimit = 1600.0
    /// Wider windows center the content.
    static let widest = 1920.0
    static let sidebarInset = 12.0
    static let sidebarWidth = 196.0
    static let headerX = 236.0
    static let calmMargin = 40.0
    static let gap = 20.0
    static let columnWidth = 300.0
    static let mediumColumnWidth = 280.0
    static let hugeColumnWidth = 340.0
    static let headerY = 29.0
    static let headerHeight = 56.0
    static let columnY = 109.0
    static let glyph = 32.0
    static let glyphY = 31.0
    /// Of a glyph button without a pane beside it, from the window's edge.
    static let calmGlyphX = 4.0
    static let sidebarGlyphX = 15.0
    static let pageY = 92.0
    static let compactMargin = 20.0
    static let compactGlyphX = 12.0
    static let compactGlyphY = 14.0
    static let compactHeaderHeight = 60.0
    static let compactTitleX = 52.0
    static let compactTop = 4.0
    /// Below the dock.
    static let compactDockGap = 12.0
    /// The least height of the page above the dock.
    static let centerHeight = 240.0
    /// Between the page's end and the dock.
    static let dockGap = 10.0
    /// Between the toolbar's glyphs.
    static let toolbarHeight = 32.0
  }

  /// Below this size, pt, the toolbar would lie over the title; chosen.
  static let smallest = Size(240, 160)

  let width: Width

  /// The offset that centers everything in a wider window, in points.
  let inset: Double
  let sidebar: Rect
  let column: Rect

  /// The title above the page; empty if the page has its own.
  let header: Rect
  let page: Rect

  /// Below the page.
  let dock: Rect

  /// The toolbar ends where the last glyph button would.
  let toolbar: Rect

  /// The page's margins; `nil` for its own ones.
  let margins: PageMargins?

  let sidebarButton: Rect
  let toolsButton: Rect

  /// Shares shown are 0 to 1; lengths are in points; a `toolbarWidth` of 0 means no toolbar.
  init(
    size: Size, sidebar: Double, column: Double, dock: Double = 0, dockShown: Double = 0,
    toolbarWidth: Double = 0, sheet: Double = 0
  ) {
    let width = Self.width(of: size)
    self.width = width
    // The page alone has all of the window.
    inset = max(0, (size.width - Metrics.widest) / 2) * max(sidebar, column, dockShown)
    let size = Size(size.width - 2 * inset, size.height)
    let columnWidth = Self.columnWidth(in: size)
    let sidebarX =
      Metrics.sidebarInset - (1 - sidebar) * (Metrics.sidebarInset + Metrics.sidebarWidth)
    self.sidebar = Rect(
      x: sidebarX, y: 0, width: Metrics.sidebarWidth, height: size.height)
    let columnX = size.width - column * (Metrics.gap + columnWidth)
    self.column = Rect(
      x: columnX, y: Metrics.columnY, width: columnWidth,
      height: max(0, size.height - Metrics.columnY - Metrics.gap))

    if width == .compact {
      header = Rect(
        x: Metrics.compactTitleX, y: 0,
        width: max(0, size.width - 2 * Metrics.compactTitleX - toolbarWidth),
        height: Metrics.compactHeaderHeight)
      let bottom = size.height - sheet
      let top = bottom - dockShown * (dock + Metrics.compactDockGap)
      self.dock = Rect(
        x: Metrics.compactMargin, y: top, width: max(0, size.width - 2 * Metrics.compactMargin),
        height: dock)
      page = Rect(
        x: 0, y: Metrics.compactHeaderHeight, width: size.width,
        height: max(
          0,
          Self.pageBottom(above: top, shown: dockShown, in: size) - Metrics.compactHeaderHeight))
      toolbar = Rect(
        x: size.width - Metrics.compactGlyphX - Metrics.glyph - toolbarWidth,
        y: Metrics.compactGlyphY, width: toolbarWidth, height: Metrics.toolbarHeight)
      margins = PageMargins(
        leading: Metrics.compactMargin, trailing: Metrics.compactMargin, top: Metrics.compactTop)
      sidebarButton = Self.glyph(x: Metrics.compactGlyphX, y: Metrics.compactGlyphY)
      toolsButton = Self.glyph(
        x: size.width - Metrics.compactGlyphX - Metrics.glyph, y: Metrics.compactGlyphY)
      return
    }

    // Between calm and tools everything moves as far as the panes do.
    let tools = max(sidebar, column, dockShown)
    let leading = Metrics.calmMargin + sidebar * (Metrics.headerX - Metrics.calmMargin)
    let trailing = size.width - Metrics.gap - column * (columnWidth + Metrics.gap)
    let toolbarX = size.width - Metrics.gap - toolbarWidth
    toolbar = Rect(
      x: toolbarX, y: Metrics.glyphY, width: toolbarWidth, height: Metrics.toolbarHeight)
    header =
      tools > 0
      ? Rect(
        x: leading, y: Metrics.headerY,
        width: max(0, min(trailing, toolbarX - Metrics.gap) - leading),
        height: Metrics.headerHeight)
      : .zero
    let top = size.height - dockShown * (dock + Metrics.gap)
    self.dock = Rect(x: leading, y: top, width: max(0, trailing - leading), height: dock)
    if tools > 0 {
      let inset = min(leading, Metrics.gap + 8)
      page = Rect(
        x: leading - inset, y: Metrics.pageY,
        width: max(0, trailing + Metrics.gap - leading + inset),
        height: max(0, Self.pageBottom(above: top, shown: dockShown, in: size) - Metrics.pageY))
      margins = PageMargins(
        leading: inset, trailing: Metrics.gap, top: Metrics.columnY - Metrics.pageY)
    } else {
      page = Rect(origin: .zero, size: size)
      margins = nil
    }
    sidebarButton = Self.glyph(
      x: Metrics.calmGlyphX + sidebar * (Metrics.sidebarGlyphX - Metrics.calmGlyphX),
      y: Metrics.glyphY)
    let end = Metrics.calmGlyphX + tools * (Metrics.gap - Metrics.calmGlyphX)
    toolsButton = Self.glyph(x: size.width - end - Metrics.glyph, y: Metrics.glyphY)
  }

  private static func glyph(x: Double, y: Double) -> Rect {
    Rect(x: x, y: y, width: Metrics.glyph, height: Metrics.glyph)
  }

  private static func pageBottom(above dock: Double, shown: Double, in size: Size) -> Double {
    min(size.height, dock - Metrics.dockGap * min(max(shown, 0), 1))
  }

  /// The largest height of a dock above a sheet, in points.
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
}

/// The margins of a page whose title is above it, in points.
struct PageMargins: Hashable {
  var leading: Double
  var trailing: Double
  var top: Double

  var sum: Double { leading + trailing }
}

extension WorkbenchLayout {
  /// Of the column's height, for the log below the inspector. design: playground, Frame
  private static let logShare = 0.4

  func inspector(besideLog hasLog: Bool) -> Rect {
    var rect = column
    if hasLog { rect.size.height -= logHeight + Metrics.gap }
    return rect
  }

  func log(besideInspector hasInspector: Bool) -> Rect {
    if !hasInspector { return column }
    return Rect(
      x: column.minX, y: column.maxY - logHeight, width: column.width, height: logHeight)
  }

  private var logHeight: Double { (column.height * Self.logShare).rounded() }
}
