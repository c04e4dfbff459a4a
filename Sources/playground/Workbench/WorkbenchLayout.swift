import Canvas

/// Where everything of the window lies, in a window that is read from the left. design: playground,
/// Frame
struct WorkbenchLayout: Hashable {
  /// How much room there is.
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
  }

  let width: Width

  /// It moves in from the edge.
  let sidebar: Rect

  /// The right column.
  let column: Rect

  /// The title above the page where that has none of its own; empty where it has.
  let header: Rect

  /// What the page gets.
  let page: Rect

  /// pt beside what the page shows; nil for what it likes.
  let margins: PageMargins?

  let sidebarButton: Rect
  let toolsButton: Rect

  /// - Parameters:
  ///   - size: the window's, pt.
  ///   - sidebar: how much of the sidebar is shown, 0 to 1.
  ///   - column: how much of the right column is shown, 0 to 1.
  init(size: Size, sidebar: Double, column: Double) {
    let width = Self.width(of: size)
    self.width = width
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
        width: max(0, size.width - 2 * Metrics.compactTitleX), height: Metrics.compactHeaderHeight)
      page = Rect(
        x: 0, y: Metrics.compactHeaderHeight, width: size.width,
        height: max(0, size.height - Metrics.compactHeaderHeight))
      margins = PageMargins(
        leading: Metrics.compactMargin, trailing: Metrics.compactMargin, top: Metrics.compactTop)
      sidebarButton = Rect(
        x: Metrics.compactGlyphX, y: Metrics.compactGlyphY, width: Metrics.glyph,
        height: Metrics.glyph)
      toolsButton = Rect(
        x: size.width - Metrics.compactGlyphX - Metrics.glyph, y: Metrics.compactGlyphY,
        width: Metrics.glyph, height: Metrics.glyph)
      return
    }

    // Between calm and tools everything moves as far as the panes do.
    let tools = max(sidebar, column)
    let leading = Metrics.calmMargin + sidebar * (Metrics.headerX - Metrics.calmMargin)
    let trailing = size.width - Metrics.gap - column * (columnWidth + Metrics.gap)
    header =
      tools > 0
      ? Rect(
        x: leading, y: Metrics.headerY, width: max(0, trailing - leading),
        height: Metrics.headerHeight)
      : .zero
    if tools > 0 {
      let inset = min(leading, Metrics.gap + 8)
      page = Rect(
        x: leading - inset, y: Metrics.pageY,
        width: max(0, trailing + Metrics.gap - leading + inset),
        height: max(0, size.height - Metrics.pageY))
      margins = PageMargins(
        leading: inset, trailing: Metrics.gap, top: Metrics.columnY - Metrics.pageY)
    } else {
      page = Rect(origin: .zero, size: size)
      margins = nil
    }
    sidebarButton = Rect(
      x: Metrics.calmGlyphX + sidebar * (Metrics.sidebarGlyphX - Metrics.calmGlyphX),
      y: Metrics.glyphY, width: Metrics.glyph, height: Metrics.glyph)
    let end = Metrics.calmGlyphX + tools * (Metrics.gap - Metrics.calmGlyphX)
    toolsButton = Rect(
      x: size.width - end - Metrics.glyph, y: Metrics.glyphY, width: Metrics.glyph,
      height: Metrics.glyph)
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

/// What a page leaves free beside what it shows, pt, from where reading begins; it has no title then,
/// as that stands above it.
struct PageMargins: Hashable {
  var leading: Double
  var trailing: Double
  var top: Double

  /// At both sides.
  var sum: Double { leading + trailing }
}
