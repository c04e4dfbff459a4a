import Canvas
import Controls
import Testing

@testable import Workbench
@testable import playground

/// The inspector in a narrow window. spec: docs/spec/window.md#frame/below-900
@Suite struct `Bottom sheet of a narrow window` {
  private let rig = PageRig(.switch, size: .narrow)

  @discardableResult private func openInspector() throws -> BottomSheet {
    rig.strike("i", wait: 1)
    return try sheet(rig)
  }

  private func sheet(_ rig: PageRig) throws -> BottomSheet {
    try #require(rig.scene.layers.lazy.compactMap { $0.root as? BottomSheet }.last)
  }

  @Test func `what a low sheet shows ends above its filter, or at the window's edge`() throws {
    let rig = PageRig(.switch, size: Size(400, 480), panels: [.log], after: 1)
    let filter = try #require(rig.scene.all(TextField.self).first).frameInScene
    let (text, origin) = try #require(rig.texts.first { $0.text.string.hasPrefix("No events yet") })
    #expect(origin.y + TextEngine().size(of: text).height <= filter.minY)
    let other = PageRig(.switch, size: Size(400, 480), panels: [.inspector], after: 1)
    #expect(other.controller.workbench.inspector.frameInScene.maxY == 480)
  }

  @Test func `the sheet has 42 percent of the height and leaves the page usable`() throws {
    let sheet = try openInspector()
    #expect(sheet.detent == .low && sheet.card.frame.height == 269)
    #expect(sheet.card.frame.maxY == 640)
    let toggle = try rig.staged(Switch.self)
    rig.click(at: try rig.frame(toggle).center)
    #expect(!toggle.isOn && rig.scene.layers.count == 1)
    let view = try rig.first(ScrollView.self)
    rig.turn(by: 3, at: Point(240, 200))
    let offset = view.offset
    #expect(offset > 0)
    rig.turn(by: -3, at: sheet.card.frame.center)
    #expect(view.offset == offset)
  }

  @Test func `dragging moves the sheet between low, full and closed`() throws {
    let sheet = try openInspector()
    let grabber = sheet.card.grabber.frameInScene.center
    rig.press(at: grabber)
    rig.drag(to: Point(grabber.x, 200))
    rig.update()
    #expect(abs(sheet.card.frame.minY - (371 - (grabber.y - 200))) < 1)
    rig.drag(to: Point(grabber.x, 90))
    rig.update()
    rig.release(wait: 1)
    #expect(sheet.detent == .full && sheet.card.frame.minY == 64)
    let top = sheet.card.grabber.frameInScene.center
    rig.press(at: top)
    rig.drag(to: Point(top.x, 620))
    rig.update()
    rig.release()
    #expect(rig.after(seconds: 1).scene.layers.isEmpty)
    rig.strike("i", wait: 1)
    #expect(try self.sheet(rig).detent == .low)
  }

  @Test func `a short and fast drag moves the sheet to the next height`() throws {
    let sheet = try openInspector()
    let grabber = sheet.card.grabber.frameInScene.center
    rig.press(at: grabber)
    rig.drag(to: Point(grabber.x, grabber.y - 100))
    rig.release(wait: 1)
    #expect(sheet.detent == .full)
  }

  @Test func `a full sheet lowers to show a focused control of the page, and no other`() throws {
    let sheet = try openInspector()
    rig.scene.setFocus(sheet.card.grabber, isVisible: true)
    rig.strike(.up, wait: 1)
    rig.strike(.tab, wait: 1)
    #expect(rig.scene.focusedNode !== sheet.card.grabber && sheet.detent == .full)
    let page = try #require(rig.staged().scene?.host)
    while rig.scene.focusedNode !== page { rig.strike(.tab, modifiers: .shift, wait: 1) }
    let below = page.frameInScene
    #expect(below.maxY > 64 && below.maxY <= sheet.card.frameInScene.minY && sheet.detent == .low)
  }

  @Test func `keys, presses and accessibility actions move the sheet`() throws {
    let sheet = try openInspector()
    let grabber = sheet.card.grabber
    rig.scene.setFocus(grabber, isVisible: true)
    rig.strike(.up, wait: 1)
    #expect(sheet.detent == .full)
    rig.strike(.down, wait: 1)
    #expect(sheet.detent == .low)
    rig.click(at: grabber.frameInScene.center, wait: 1)
    #expect(sheet.detent == .full)
    rig.perform(.press, on: grabber, wait: 1)
    #expect(sheet.detent == .low && rig.after(.down, wait: 1).scene.layers.isEmpty)
  }

  @Test func `Escape and the button close the sheet with an animation`() throws {
    try openInspector()
    rig.scene.handle(.key(KeyEvent(.down, .escape, time: rig.scene.now)))
    rig.advance(by: 0.05)
    let sheet = try sheet(rig)
    #expect(sheet.detent == .closed && sheet.card.frame.minY < 640)
    #expect(rig.after(seconds: 1).scene.layers.isEmpty)
    #expect(rig.after("h", wait: 1).scene.layers.count == 1)
    #expect(rig.after("h", wait: 1).scene.layers.isEmpty && !rig.wantsFrame)
  }

  @Test func `the sheet has properties, with semantics and advice, and code`() throws {
    try openInspector()
    #expect(rig.strings.contains("Properties") && rig.strings.contains("Code"))
    #expect(rig.scene.all(TextCard.self).count == 2)
    let tabs = try tabs(rig)
    rig.perform(.select(1), on: tabs, wait: 0.5)
    #expect(!rig.strings.contains("Spoken") && rig.strings.contains("Copy"))
    rig.strike("i", wait: 0.5)
    #expect(tabs.selection == 0 && shows(TextCard.self, rig))
  }

  @Test func `banners are visible at every height of the sheet`() throws {
    try openInspector()
    let workbench = rig.controller.workbench
    workbench.banners.show("Not saved", kind: .warning)
    rig.advance(by: 0.1)
    let sheet = try sheet(rig)
    let banner = try #require(workbench.banners.children.first)
    #expect(banner.frameInScene.maxY == sheet.card.frameInScene.minY - 20)
    rig.scene.setFocus(sheet.card.grabber, isVisible: true)
    rig.strike(.up, wait: 1)
    #expect(sheet.detent == .full)
    let frame = banner.frameInScene
    #expect(frame.minY >= 0 && frame.maxY <= sheet.card.frameInScene.minY)
    workbench.toggleTools()
    #expect(rig.after(seconds: 1).scene.layers.count == 1 && banner.frameInScene.maxY == 620)
  }

  private func tabs(_ rig: PageRig) throws -> SegmentedControl {
    try rig.part("sheet-tabs", as: SegmentedControl.self)
  }

  private func shows<Pane: Node>(_ kind: Pane.Type, _ rig: PageRig) -> Bool {
    var isShown = false
    func look(_ node: Node) {
      if node.isHidden { return }
      if node is Pane { isShown = true }
      node.children.forEach(look)
    }
    rig.scene.layers.forEach { look($0.root) }
    return isShown
  }

  @Test func `each tab opens by its key`() throws {
    let rig = PageRig(.switch, size: .narrow)
    let workbench = rig.controller.workbench
    for (key, title, panel) in [
      ("v", "Curves", Set<PanelName>.curves), ("l", "Log", .log), ("i", "Properties", .inspector),
    ] as [(Character, String, Set<PanelName>)] {
      rig.strike(.character(key), wait: 1)
      let tabs = try tabs(rig)
      #expect(tabs.titles == workbench.panels.flatMap(\.tabs))
      #expect(tabs.titles.starts(with: ["Properties", "Code", "Curves", "Log"]))
      #expect(tabs.selection.map { tabs.titles[$0] } == title && workbench.shownPanels == panel)
      #expect(shows(CurvesPanel.self, rig) == (panel == .curves))
      #expect(shows(LogPanel.self, rig) == (panel == .log))
      #expect(shows(Inspector.self, rig) == (panel == .inspector))
    }
    #expect(rig.after("i", wait: 1).scene.layers.isEmpty && workbench.shownPanels.isEmpty)
    rig.strike("v", wait: 1)
    rig.strike("v", wait: 1)
    #expect(rig.scene.layers.isEmpty && workbench.shownPanels.isEmpty && !rig.wantsFrame)
    rig.strike("h", wait: 1)
    #expect(workbench.shownPanels == .curves)
  }

  @Test func `only the visible tab records, and the log listens with it`() throws {
    let rig = PageRig(.switch, size: .narrow, panels: .curves)
    let controller = rig.controller
    rig.advance(by: 1)
    #expect(controller.page.time?.isRecording == true)
    rig.tap(at: try rig.frame(rig.staged()).center, wait: 0.1)
    #expect(abs(try #require(rig.scene.all(CurveGraph.self).last?.content).velocity) > 1)
    rig.strike("l", wait: 1)
    #expect(controller.page.time?.isRecording == false && controller.workbench.log.isListening)
    rig.click(at: try rig.frame(rig.staged()).center, wait: 1)
    #expect(controller.workbench.log.book.entries.contains { $0.event.hasPrefix("press") })
    rig.strike("l", wait: 1)
    #expect(!controller.workbench.log.isListening && !rig.wantsFrame)
  }

  @Test(arguments: [PageName.gallery, .trio, .matrix])
  func `a page without a stage has no curves tab`(name: PageName) throws {
    let rig = PageRig(name, size: .narrow, panels: .log, after: 0.5)
    #expect(try tabs(rig).titles.starts(with: ["Properties", "Code", "Log"]))
    #expect(shows(LogPanel.self, rig))
    #expect(rig.after("v", wait: 0.5).controller.workbench.shownPanels == .log)
  }

  @Test func `the sheet opens as it was left and follows the page`() throws {
    let rig = PageRig(.slider, size: .narrow, panels: [.sidebar, .curves])
    #expect(try sheet(rig).card.frame.minY == 371)
    #expect(rig.state(.narrow).panels == [.sidebar, .curves])
    rig.open(.switch, wait: 1)
    #expect(shows(CurvesPanel.self, rig))
    rig.open(.gallery, wait: 1)
    #expect(rig.scene.layers.isEmpty)
    rig.open(.switch, wait: 1)
    #expect(shows(CurvesPanel.self, rig) && rig.after("b", wait: 0.5).scene.layers.count == 2)
    #expect(rig.after(.escape, wait: 0.5).scene.layers.count == 1 && shows(CurvesPanel.self, rig))
  }

  @Test func `a window that becomes narrow keeps one of several panels in its sheet`() throws {
    let rig = PageRig(.switch, size: .wide, panels: [.inspector, .curves, .log, .time], after: 0.5)
    rig.resize(to: .narrow, wait: 0.5)
    #expect(rig.controller.workbench.shownPanels == [.inspector, .time])
    rig.resize(to: Size(480, 800))
    #expect(try sheet(rig).card.frame.height == 336)
    rig.resize(to: .wide, wait: 0.5)
    #expect(rig.controller.workbench.shownPanels == [.inspector, .curves, .log, .time])
    #expect(rig.scene.layers.isEmpty && !rig.controller.workbench.inspector.isCompact)
    #expect(rig.controller.workbench.inspector.parent === rig.controller.workbench)
  }

  @Test(arguments: [Size.narrow, Size(700, 900), Size(400, 480)])
  func `the stage and the timeline row fit above the sheet`(size: Size) throws {
    let rig = PageRig(.switch, size: size, panels: [.time, .curves], after: 1)
    let workbench = rig.controller.workbench
    let sheetY = try sheet(rig).card.frame.minY
    #expect(workbench.dock.frame.height == 48 && workbench.dock.frame.maxY == sheetY - 12)
    #expect(workbench.page.root.frame.maxY <= workbench.dock.frame.minY)
    let place = try rig.first(Stage.self).frameInScene
    if size.height >= 640 { #expect(place.maxY <= workbench.dock.frame.minY) }
    for panel in rig.scene.all(CurvesPanel.self) {
      let frames = panel.children.filter { !$0.isHidden }.map(\.frame)
      #expect(frames.areApart && frames.allSatisfy { panel.bounds.intersection($0) == $0 })
    }
  }

  @Test func `the timeline row scrubs and returns to now`() throws {
    let rig = PageRig(.switch, size: .narrow, panels: .time)
    let controller = rig.controller
    rig.advance(by: 0.1)
    rig.click(at: try rig.frame(rig.staged()).center, wait: 4)
    let dock = controller.workbench.dock
    let track = try #require(dock.all(Timeline.self).last { $0.style == .row }).frameInScene
    rig.click(at: Point(track.maxX - track.width / 10, track.midY))
    let time = try #require(controller.page.time)
    #expect(abs(time.age - 2) < 0.05 && rig.strings.contains("−" + time.age.text(places: 2) + " s"))
    rig.click(at: try rig.part("now", as: Button.self).frameInScene.center)
    #expect(!time.isPast)
  }
}
