import Canvas

/// The layout of the window, in reading direction. design: playground, Frame
struct WorkbenchLayout: Hashable {
  enum Width: Hashable {
    case compact
    case medium
    case wide
  }

  /// pt. design: playground
  enum Metrics {
    static let compactLimit = 900.0
    static let wideLimit = 1200.0
    static let hugeLimit = 1600.0
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
    static let calmGlyphX = 4.0
    static let sidebarGlyphX = 15.0
    static let pageY = 92.0
    static let compactMargin = 20.0
    static let compactGlyphX = 12.0
    static let compactGlyphY = 14.0
    static let compactHeaderHeight = 60.0
    static let compactTitleX = 52.0
    static let compactTop = 4.0
    static let compactDockGap = 12.0
    static let centerHeight = 240.0
    static let dockGap = 10.0
    static let toolbarHeight = 32.0
    static let logShare = 0.4
  }

  /// The smallest size at which the toolbar does not cover the title, in points. chosen
  static let smallest = Size(240, 160)

  let width: Width

  let inset: Double
  let sidebar: Rect
  let column: Rect
  /// Empty if the page has its own title.
  let header: Rect
  let page: Rect
  let dock: Rect
  let toolbar: Rect
  /// `nil` for the page's own margins.
  let margins: PageMargins?
  let sidebarButton: Rect
  let toolsButton: Rect

  /// `sidebar`, `column` and `dockShown` are the shares that are shown, 0 to 1; `dock` and `sheet`
  /// are heights; a `toolbarWidth` of 0 means no toolbar.
  init(
    size: Size, sidebar: Double, column: Double, dock: Double = 0, dockShown: Double = 0,
    toolbarWidth: Double = 0, sheet: Double = 0
  ) {
    let width = Self.width(of: size)
    self.width = width
    // Between calm and tools everything moves as far as the panes do; without tools the page has
    // all of the window.
    let tools = max(sidebar, column, dockShown)
    inset = max(0, (size.width - Metrics.widest) / 2) * tools
    let size = Size(size.width - 2 * inset, size.height)
    let columnWidth = Self.columnWidth(in: size)
    let sidebarX =
      Metrics.sidebarInset - (1 - sidebar) * (Metrics.sidebarInset + Metrics.sidebarWidth)
    self.sidebar = Rect(x: sidebarX, y: 0, width: Metrics.sidebarWidth, height: size.height)
    let columnX = size.width - column * (Metrics.gap + columnWidth)
    self.column = Rect(
      x: columnX, y: Metrics.columnY, width: columnWidth,
      height: max(0, size.height - Metrics.columnY - Metrics.gap))

    let isCompact = width == .compact
    let leading =
      isCompact
      ? Metrics.compactMargin
      : Metrics.calmMargin + sidebar * (Metrics.headerX - Metrics.calmMargin)
    let trailing =
      isCompact
      ? size.width - Metrics.compactMargin
      : size.width - Metrics.gap - column * (columnWidth + Metrics.gap)
    let dockTop =
      isCompact
      ? size.height - sheet - dockShown * (dock + Metrics.compactDockGap)
      : size.height - dockShown * (dock + Metrics.gap)
    self.dock = Rect(x: leading, y: dockTop, width: max(0, trailing - leading), height: dock)
    let pageBottom = min(size.height, dockTop - Metrics.dockGap * min(max(dockShown, 0), 1))

    func glyph(x: Double) -> Rect {
      Rect(
        x: x, y: isCompact ? Metrics.compactGlyphY : Metrics.glyphY, width: Metrics.glyph,
        height: Metrics.glyph)
    }
    let buttonInset =
      isCompact
      ? Metrics.compactGlyphX : Metrics.calmGlyphX + tools * (Metrics.gap - Metrics.calmGlyphX)
    toolsButton = glyph(x: size.width - buttonInset - Metrics.glyph)
    sidebarButton = glyph(
      x: isCompact
        ? Metrics.compactGlyphX
        : Metrics.calmGlyphX + sidebar * (Metrics.sidebarGlyphX - Metrics.calmGlyphX))
    // In a compact window the toolbar is beside the button, else in its place.
    let toolbarX = (isCompact ? toolsButton.minX : size.width - Metrics.gap) - toolbarWidth
    toolbar = Rect(
      x: toolbarX, y: toolsButton.minY, width: toolbarWidth, height: Metrics.toolbarHeight)

    if isCompact {
      header = Rect(
        x: Metrics.compactTitleX, y: 0,
        width: max(0, size.width - 2 * Metrics.compactTitleX - toolbarWidth),
        height: Metrics.compactHeaderHeight)
      page = Rect(
        x: 0, y: Metrics.compactHeaderHeight, width: size.width,
        height: max(0, pageBottom - Metrics.compactHeaderHeight))
      margins = PageMargins(
        leading: Metrics.compactMargin, trailing: Metrics.compactMargin, top: Metrics.compactTop)
    } else if tools > 0 {
      header = Rect(
        x: leading, y: Metrics.headerY,
        width: max(0, min(trailing, toolbarX - Metrics.gap) - leading),
        height: Metrics.headerHeight)
      let inset = min(leading, Metrics.gap + 8)
      page = Rect(
        x: leading - inset, y: Metrics.pageY,
        width: max(0, trailing + Metrics.gap - leading + inset),
        height: max(0, pageBottom - Metrics.pageY))
      margins = PageMargins(
        leading: inset, trailing: Metrics.gap, top: Metrics.columnY - Metrics.pageY)
    } else {
      header = .zero
      page = Rect(origin: .zero, size: size)
      margins = nil
    }
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

  private var logHeight: Double { (column.height * Metrics.logShare).rounded() }

  func inspector(besideLog hasLog: Bool) -> Rect {
    var rect = column
    if hasLog { rect.size.height -= logHeight + Metrics.gap }
    return rect
  }

  func log(besideInspector hasInspector: Bool) -> Rect {
    if !hasInspector { return column }
    return Rect(x: column.minX, y: column.maxY - logHeight, width: column.width, height: logHeight)
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
