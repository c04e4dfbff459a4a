import Canvas
import Controls
import Testing

@testable import Workbench

/// Panels by the width of the window. spec: docs/spec/window.md#frame
@Suite struct `Arrangement of panels` {
  private typealias Names = Set<PanelName>

  private static func tab(_ name: PanelName, _ index: Int = 0) -> SheetTab {
    SheetTab(panel: name, index: index, title: name.rawValue)
  }

  private static let items = [
    (.sidebar, .leading, 0), (.inspector, .column, 2), (.time, .dock, 0), (.curves, .dock, 1),
    (.log, .column, 1),
  ].map { (name: PanelName, place: PanelPlace, tabCount: Int) in
    PanelDescription(
      name, "", symbol: .tools, place: place, shortcut: nil,
      tabs: Array(repeating: name.rawValue, count: tabCount))
  }

  private func make(
    _ open: Names, _ width: WorkbenchLayout.Width?, available: Names? = nil
  ) -> PanelArrangement {
    var panels = PanelArrangement(Self.items)
    panels.available = available ?? Names(Self.items.map(\.name))
    panels.show(open)
    _ = panels.fit(width, at: .zero, isAnimated: false)
    return panels
  }

  private nonisolated static let all: Set<PanelName> = [.sidebar, .inspector, .time, .curves, .log]

  @Test(
    arguments: [
      (nil, all, all), (.wide, all, all), (.wide, ["unknown", .log], [.log]),
      (.medium, all, [.inspector, .time, .curves, .log]),
      (.medium, [.sidebar, .time], [.sidebar, .time]),
      // A narrow window shows the first tab, and panels without tabs.
      (.compact, all, [.sidebar, .inspector, .time]), (.compact, [.sidebar], [.sidebar]),
      (.compact, [.curves, .log], [.curves]),
    ] as [(WorkbenchLayout.Width?, Set<PanelName>, Set<PanelName>)])
  func `a width shows the open panels that fit it`(
    width: WorkbenchLayout.Width?, open: Set<PanelName>, shown: Set<PanelName>
  ) {
    let panels = make(open, width)
    #expect(panels.shown == shown && panels.open == open.intersection(Self.all))
    #expect(!panels.hasChosenPanels && !panels.hasChosenTools)
    for place in [PanelPlace.leading, .column, .dock] {
      let isShown = Self.items.contains { $0.place == place && shown.contains($0.name) }
      #expect(
        panels.has(place) == isShown && panels.share(of: place, at: .zero) == (isShown ? 1 : 0))
    }
  }

  @Test(
    arguments: [
      (.wide, [.sidebar], .log, [.sidebar, .log]), (.wide, all, .time, all.subtracting([.time])),
      // The sidebar and the column of a medium window take the place of each other.
      (.medium, [.sidebar, .time], .inspector, [.inspector, .time]),
      (.medium, [.sidebar, .inspector, .time], .sidebar, [.sidebar, .time]),
      (.medium, [.inspector], .log, [.inspector, .log]), (.medium, [.time], .time, []),
      (.compact, [.sidebar, .inspector], .log, [.sidebar, .log]),
      (.compact, [.sidebar, .log], .log, [.sidebar]), (.compact, [.log], .time, [.log, .time]),
      (.wide, [.log], "unknown", [.log]),
    ] as [(WorkbenchLayout.Width, Set<PanelName>, PanelName, Set<PanelName>)])
  func `a toggle opens or closes a panel as the user sees it`(
    width: WorkbenchLayout.Width, open: Set<PanelName>, name: PanelName, expected: Set<PanelName>
  ) {
    var panels = make(open, width)
    panels.toggle(name)
    #expect(panels.open == expected && panels.hasChosenPanels == (open != expected))
  }

  @Test
  func `tools are closed and opened as they were, and only the sidebar leaves them to each page`() {
    var panels = make([.inspector, .curves], .wide)
    for expected in [[], [.inspector, .curves]] as [Names] {
      panels.toggleTools()
      let isOther = panels.fit(.wide, at: .zero, isAnimated: false)
      #expect(panels.open == expected && isOther && panels.hasChosenTools)
    }
    panels = make([.sidebar], .compact)
    // The sidebar is no tool of the sheet.
    panels.toggleTools()
    #expect(panels.open == [.sidebar, .inspector] && panels.openTab == Self.tab(.inspector))
    panels.toggleTools()
    #expect(panels.open == .sidebar && panels.openTab == nil)
    panels.toggle(.sidebar)
    #expect(panels.open.isEmpty)
    panels = make([.sidebar, .inspector], .wide)
    panels.toggle(.sidebar)
    #expect(panels.hasChosenPanels && !panels.hasChosenTools)
    panels.toggle(.log)
    #expect(panels.hasChosenTools)
  }

  @Test func `the sheet shows the tab that was used last, among those of the page`() {
    var panels = make([], .compact, available: [.inspector, .log])
    #expect(panels.tabs == [Self.tab(.inspector), Self.tab(.inspector, 1), Self.tab(.log)])
    panels.openSheet()
    #expect(panels.openTab == Self.tab(.inspector))
    panels.open(Self.tab(.inspector, 1))
    #expect(panels.openTab == Self.tab(.inspector, 1))
    panels.open(Self.tab(.log))
    panels.closeSheet()
    #expect(panels.openTab == nil)
    panels.openSheet()
    #expect(panels.openTab == Self.tab(.log))
    // Another page has no log.
    panels.available = [.curves]
    #expect(panels.openTab == nil && panels.tabs == [Self.tab(.curves)])
    panels.openSheet()
    #expect(panels.open == .curves)
  }

  @Test func `the last panel of the column stays visible while it moves out`() {
    var panels = make([.inspector], .wide)
    let start = Instant(seconds: 1)
    panels.toggle(.inspector)
    let changes = (0..<2).map { _ in panels.fit(.wide, at: start, isAnimated: true) }
    #expect(changes == [true, false] && !panels.has(.column))
    let middle = start.advanced(by: 0.1)
    #expect((0.05..<0.95).contains(panels.share(of: .column, at: middle)))
    #expect(!panels.isSettled(at: middle) && panels.isVisible(.column, at: middle))
    #expect(panels.visibleColumn(at: middle) == .inspector)
    let end = start.advanced(by: 5)
    #expect(panels.isSettled(at: end) && panels.visibleColumn(at: end).isEmpty)
  }

  @Test(arguments: [PanelName.log, .inspector])
  func `the panel that stays takes the room of another one by the spring`(name: PanelName) {
    var panels = make([.inspector, .log], .wide)
    let (start, end) = (Instant(seconds: 1), Instant(seconds: 6))
    #expect(panels.shownHeight(200, at: .column, start) == 200)
    panels.toggle(name)
    _ = panels.fit(.wide, at: start, isAnimated: true)
    #expect(!panels.visibleColumn(at: start).contains(name))
    // The first panel would be in the way of the one below it.
    let moves = name == .log
    #expect(panels.shownHeight(0, at: .column, start) == (moves ? 200 : 0))
    #expect(panels.isSettled(at: start) != moves && panels.isSettled(at: end))
    #expect(panels.shownHeight(0, at: .column, end) == 0)
    #expect(panels.shownHeight(100, at: .column, end) == 100)
  }

  @Test func `a splitter changes the two panels beside it`() {
    let column: [(name: PanelName, height: Double)] = [
      (.inspector, 300), (.log, 200), ("notes", 100),
    ]
    for (index, height, shares) in [
      (1, 250, [.log: 0.25, "notes": 0.1]), (2, 150, [.log: 0.15, "notes": 0.15]), (0, 100, [:]),
      (3, 100, [:]),
    ] as [(Int, Double, [PanelName: Double])] {
      var sizes = PanelSizes()
      sizes.setHeight(height, ofPanel: index, in: column, of: 1000)
      #expect(sizes.shares == shares)
      sizes.setHeight(height, ofPanel: index, in: column, of: 0)
      #expect(sizes.shares == shares)
    }
  }
}
