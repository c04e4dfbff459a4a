import Canvas
import Controls
import Testing

@testable import Workbench
@testable import playground

/// The card below the page. spec: docs/spec/window.md#frame/dock
@Suite struct `Workbench dock` {
  @Test func `the height is that of the panels that fit`() {
    let dock = WorkbenchDock()
    let panels: [any Panel] = [TimePanel(), CurvesPanel(), FramesPanel()]
    func height(_ names: Set<PanelName>, limit: Double = 1000) -> Double {
      dock.panels = panels.filter { names.contains($0.name) }
      dock.fit(limit, isCompact: false)
      return dock.wantedHeight
    }
    let (time, curves, frames) = (32.0 + 12 + 64, 124.0, 154.0)
    let each: [Set<PanelName>] = [.time, .curves, .frames]
    #expect(each.map { height($0) } == [time + 28, curves + 28, frames + 28])
    let two = height([.time, .curves])
    #expect(two == 14 + time + 12 + curves + 14)
    for (limit, wanted) in [(300.0, two), (411, 411), (403, two)] {
      #expect(height([.time, .curves, .frames], limit: limit) == wanted)
      #expect(dock.panelsWithoutRoom == (wanted == 411 ? [] : .frames))
    }
    #expect(height([.time, .curves], limit: 60) == 14 + 32 + 14 && height([.time], limit: 20) == 0)
  }

  @Test func `a narrow window has a row of 48 pt`() {
    let dock = WorkbenchDock()
    for (panels, limit, height) in [
      ([TimePanel(), CurvesPanel()], 500, 48), ([TimePanel(), CurvesPanel()], 0, 48),
      ([TimePanel(), FramesPanel()], 500, 8 + 32 + 12 + 154 + 8),
      ([TimePanel(), FramesPanel()], 100, 48),
    ] as [([any Panel], Double, Double)] {
      dock.panels = panels
      dock.fit(limit, isCompact: true)
      #expect(dock.wantedHeight == height)
    }
  }

  @Test func `the page ends above the dock, which leaves at least 240 pt for it`() {
    let layout = WorkbenchLayout(
      size: Size(1280, 800), sidebar: 1, column: 1, dock: 272, dockShown: 1)
    #expect(layout.dock == Rect(x: 236, y: 508, width: 704, height: 272))
    #expect(layout.page.maxY == layout.dock.minY - 10)
    let without = WorkbenchLayout(size: Size(1280, 800), sidebar: 1, column: 1)
    #expect(without.page.maxY == 800 && without.dock.minY >= 800)
    for size in [Size(960, 680), Size(1280, 800), Size(480, 640), Size(1920, 1080)] {
      let limit = WorkbenchLayout.dockLimit(in: size)
      let layout = WorkbenchLayout(size: size, sidebar: 0, column: 0, dock: limit, dockShown: 1)
      #expect(layout.page.height >= 240)
    }
  }

  @Test(arguments: [("v", true), ("l", false)])
  func `a panel beside others comes and goes by the spring`(key: String, isInDock: Bool) throws {
    let rig = PageRig(.switch, size: .wide, panels: [.inspector, .time], after: 1)
    let workbench = rig.controller.workbench
    func edge() -> Double {
      isInDock ? workbench.dock.frame.minY : workbench.inspector.frame.maxY
    }
    let without = edge()
    for end in [0, without] {
      let before = edge()
      rig.strikeNow(.character(Character(key)))
      rig.advance(by: 0.1)
      let between = edge()
      rig.advance(by: 1)
      #expect((min(before, edge()) + 10..<max(before, edge()) - 10).contains(between))
      #expect(end == 0 ? edge() < without - 50 : edge() == without)
    }
  }

  @Test func `timeline, curves and frames fit at 1280 x 800`() {
    let rig = TimeRig(.switch, panels: [.time, .curves, .frames], size: Size(1280, 800))
    rig.page.advance(by: 1)
    let panel = rig.page.controller.workbench.frames
    #expect(panel.parent != nil && rig.dock.frame.maxY == 780)
    #expect((120...154).contains(panel.frame.height))
    for node in panel.all(Label.self) where !node.isHidden {
      #expect(node.frame.maxY <= panel.frame.height, "\(node.string)")
    }
  }

  @Test func `a panel without room is shown as off, and its button shows a banner`() throws {
    let rig = PageRig(.switch, size: Size(960, 680), panels: [.time, .curves, .frames], after: 1)
    let button = try rig.part("panel-frames", as: GlyphButton.self)
    #expect(button.isOn == false)
    rig.click(at: button.frameInScene.center, wait: 1)
    #expect(rig.strings.contains("Not enough room for Frame Times") && button.isOn == false)
    rig.resize(to: Size(960, 900), wait: 1)
    #expect(button.isOn == true && !rig.strings.contains("Not enough room for Frame Times"))
  }

  @Test func `a banner lists the panels without room`() {
    let rig = PageRig(.switch, size: Size(1600, 400), panels: [.time, .curves, .frames], after: 1)
    rig.controller.workbench.warnOfMissingRoom()
    rig.advance(by: 1)
    #expect(
      rig.strings.contains("Not enough room for Timeline, Animation Curves and Frame Times"))
  }

  @Test(
    arguments: [Size(480, 640), Size(960, 680), Size(1280, 800), Size(1920, 1080)],
    [PageName.switch, .gallery, .appearance])
  func `the card is as wide as the cards of the page`(size: Size, name: PageName) throws {
    for panels in [[.frames], [.frames, .inspector], [.frames, .sidebar]] as [Set<PanelName>] {
      let rig = PageRig(name, size: size, panels: panels, after: 1)
      let cards = try rig.first(CardLayout.self).children.filter { !$0.isHidden }
        .map(\.frameInScene)
      let dock = rig.controller.workbench.dock.frameInScene
      let sides = [cards.map(\.minX).min(), cards.map(\.maxX).max()]
      #expect([dock.minX, dock.maxX] == sides, "\(panels.names)")
    }
  }
}
