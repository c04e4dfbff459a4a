import Canvas
import Controls

/// The open panels, those that are shown, and their sizes.
///
/// A wide window shows all open panels beside and below the page. A window of medium width shows no
/// sidebar beside a column with panels. A narrow window has the sidebar in a drawer and all panels
/// with tabs in a sheet, which is open as long as one of its panels is, and shows one at a time.
struct PanelArrangement {
  /// The animation of panels. spec: docs/spec/window.md#rules/panes
  static let spring = Spring(response: 0.3, dampingRatio: 1)

  private let items: [PanelDescription]
  /// The panels that were opened, also without room.
  private(set) var open: Set<PanelName> = []
  /// The open panels that fit the window.
  private(set) var shown: Set<PanelName> = []
  /// The panels that the page offers, which the view sets before a change.
  var available: Set<PanelName> = []
  var sizes = PanelSizes()
  /// Whether the user has chosen panels, and panels other than the sidebar.
  private(set) var hasChosenPanels = false
  private(set) var hasChosenTools = false
  /// `nil` before the window has a size.
  private var width: WorkbenchLayout.Width?
  private var sheetTab: SheetTab?
  private var lastOpen: Set<PanelName> = [.sidebar, .inspector]
  private var lastColumn: Set<PanelName> = [.inspector]
  /// The shown shares of the panels at each place, 0 to 1.
  private var shares: [PanelPlace: Animated] = [
    .leading: Animated(0), .column: Animated(0), .dock: Animated(0),
  ]

  /// The heights of the dock, and of the column's panels below the first.
  private var heights: [PanelPlace: Animated] = [:]
  /// The places with panels that came or went beside others, whose heights have not followed yet.
  private var moving: Set<PanelPlace> = []

  init(_ items: [PanelDescription]) { self.items = items }

  var isCompact: Bool { width == .compact }

  private func names(at place: PanelPlace) -> Set<PanelName> {
    Set(items.filter { $0.place == place }.map(\.name))
  }

  private var sheetPanels: Set<PanelName> { Set(items.filter { !$0.tabs.isEmpty }.map(\.name)) }

  // MARK: Changes

  /// Opens these panels only, without a choice of the user; unknown names are ignored.
  mutating func show(_ panels: Set<PanelName>) {
    open = panels.intersection(items.map(\.name))
    if !open.isEmpty { lastOpen = open }
  }

  private mutating func choose(_ panels: Set<PanelName>) {
    hasChosenPanels = true
    if panels.symmetricDifference(open) != [.sidebar] { hasChosenTools = true }
    show(panels)
  }

  /// Opens or closes a panel; in a narrow window a tab of the sheet.
  mutating func toggle(_ name: PanelName) {
    guard let item = items.first(where: { $0.name == name }) else { return }
    if isCompact, let tab = item.sheetTabs.first {
      return openTab == tab ? closeSheet() : open(tab)
    }
    if width == .medium, item.place != .dock {
      // The user chooses by what is shown.
      let chosen = shown.intersection(names(at: item.place)).symmetricDifference([name])
      choose(open.subtracting(names(at: .leading).union(names(at: .column))).union(chosen))
    } else {
      choose(open.symmetricDifference([name]))
    }
  }

  /// Closes all panels, or opens those that were open before; in a narrow window only the sheet.
  mutating func toggleTools() {
    if !isCompact { return choose(shown.isEmpty ? lastOpen : []) }
    if openTab != nil { closeSheet() } else { openSheet() }
  }

  // MARK: Sheet

  var tabs: [SheetTab] { items.filter { available.contains($0.name) }.flatMap(\.sheetTabs) }

  /// The shown tab of the sheet; `nil` if the sheet is closed.
  var openTab: SheetTab? {
    let open = tabs.filter { self.open.contains($0.panel) }
    return open.first { $0 == sheetTab } ?? open.first
  }

  mutating func open(_ tab: SheetTab) {
    sheetTab = tab
    choose(open.subtracting(sheetPanels).union([tab.panel]))
  }

  /// Opens the tab that was shown last, or else the first one.
  mutating func openSheet() {
    if let tab = tabs.first(where: { $0 == sheetTab }) ?? tabs.first { open(tab) }
  }

  mutating func closeSheet() { choose(open.subtracting(sheetPanels)) }

  // MARK: Fitting

  /// Shows the open panels that fit a width; returns whether these are others than before.
  mutating func fit(_ width: WorkbenchLayout.Width?, at time: Instant, isAnimated: Bool) -> Bool {
    self.width = width
    let fitting = fitting
    if isCompact, let openTab { sheetTab = openTab }
    if fitting == shown { return false }
    if isAnimated && !isCompact {
      moving = Set([.column, .dock].filter { canMove($0, from: shown, to: fitting) })
    }
    shown = fitting
    let column = shown.intersection(names(at: .column))
    if !column.isEmpty { lastColumn = column }
    for (place, old) in shares {
      var share = old
      let target = has(place) ? 1.0 : 0
      if target == share.target { continue }
      if isAnimated {
        share.animate(to: target, with: Self.spring, at: time, pointsPerUnit: 300)
      } else {
        share.set(target)
      }
      shares[place] = share
    }
    return true
  }

  /// Whether panels of a place make room for others, or take theirs; the first one of a column
  /// keeps its place.
  private func canMove(
    _ place: PanelPlace, from old: Set<PanelName>, to new: Set<PanelName>
  ) -> Bool {
    func first(of panels: Set<PanelName>) -> PanelName? {
      items.first { $0.place == place && panels.contains($0.name) }?.name
    }
    guard let before = first(of: old), let after = first(of: new) else { return false }
    return place == .dock || before == after
  }

  /// The shown part of a height in points: all of it, unless panels have just come or gone.
  mutating func shownHeight(_ height: Double, at place: PanelPlace, _ time: Instant) -> Double {
    var shown = heights[place] ?? Animated(height)
    if shown.target != height {
      if moving.contains(place) {
        shown.animate(to: height, with: Self.spring, at: time, pointsPerUnit: 1)
      } else {
        shown.set(height)
      }
    }
    moving.remove(place)
    heights[place] = shown
    return shown.value(at: time)
  }

  private var fitting: Set<PanelName> {
    switch width {
    case .compact: openTab.map { open.subtracting(sheetPanels).union([$0.panel]) } ?? open
    case .medium where !open.isDisjoint(with: names(at: .column)): open.subtracting([.sidebar])
    case .medium, .wide, nil: open
    }
  }

  func has(_ place: PanelPlace) -> Bool { !shown.isDisjoint(with: names(at: place)) }

  /// Whether a panel is shown at a place, or still moves out.
  func isVisible(_ place: PanelPlace, at time: Instant) -> Bool {
    has(place) || shares[place]?.isSettled(at: time) == false
  }

  /// The visible panels of the column: the last one stays while it moves out.
  func visibleColumn(at time: Instant) -> Set<PanelName> {
    if !isVisible(.column, at: time) { return [] }
    return has(.column) ? shown : lastColumn
  }

  /// The shown share of the panels at a place, 0 to 1.
  func share(of place: PanelPlace, at time: Instant) -> Double {
    shares[place]?.value(at: time).clamped(to: 1) ?? 0
  }

  func isSettled(at time: Instant) -> Bool {
    moving.isEmpty
      && [shares, heights].allSatisfy { $0.values.allSatisfy { $0.isSettled(at: time) } }
  }
}
