import Canvas
import Controls
import Testing

@testable import Workbench
@testable import playground

@Suite struct `Header and toolbar` {
  @Test func `the legend of all overlays takes the place of the sentence`() throws {
    let rig = PageRig(
      .switch, size: .wide, panels: [.sidebar, .inspector],
      overlays: [.damage, .box, .paint, .hit, .trail], after: 1)
    let stage = try rig.first(Stage.self).frameInScene
    let legend = rig.texts.filter { ["Damage", "Pointer trail"].contains($0.text.string) }
    #expect(legend.count == 2 && !rig.strings.contains { $0.hasPrefix("Press and hold") })
    for (text, origin) in legend {
      #expect(origin.y + TextEngine().size(of: text).height < stage.minY - 8)
    }
    rig.strike("0")
    #expect(rig.strings.contains { $0.hasPrefix("Press and hold") })
  }

  @Test(arguments: LayoutDirection.allCases)
  func `the legend stands beside the chips of a compact title`(_ direction: LayoutDirection) throws
  {
    let rig = PageRig(
      .range, direction: direction, size: Size(760, 560), overlays: [.box, .trail], after: 1)
    rig.strike("d", wait: 1)
    let chip = try #require(rig.scene.all(StateChip.self).first).frameInScene
    let legend = rig.texts.filter { ["Layout box", "Pointer trail"].contains($0.text.string) }
    #expect(legend.count == 2)
    for (text, origin) in legend {
      let place = Rect(origin: origin, size: TextEngine().size(of: text))
      #expect(place.intersection(chip).isEmpty && abs(place.midY - chip.midY) <= 1)
    }
  }

  @Test func `the symbols of sidebar and inspector are mirrored`() {
    let rig = PageRig(.switch, direction: .rightToLeft, size: .wide, panels: [.sidebar], after: 1)
    #expect(rig.controller.workbench.sidebarButton.symbol == .inspector)
    rig.strike("r")
    #expect(rig.controller.workbench.sidebarButton.symbol == .sidebar)
  }

  @Test func `the line of keys is hidden while the dock would cut it`() {
    let rig = PageRig(.gallery, size: .wide, panels: [.sidebar], after: 1)
    #expect(rig.strings.contains("Keys"))
    rig.strike("p", modifiers: .shift, wait: 1)
    #expect(!rig.strings.contains("Keys"))
  }

  @Test func `a hairline below the title shows that content is scrolled under it`() throws {
    let rig = PageRig(.gallery, size: .narrow, after: 1)
    /// The background is as wide as the line.
    func edges() -> Int {
      let spy = PaintSpy()
      rig.draw(with: spy)
      return spy.strokes.count { $0.hasPrefix("aligned 480.0 ") } - 1
    }
    #expect(edges() == 0 && rig.controller.page.root.frameInScene.minY == 60)
    rig.turn(by: 1, at: Point(240, 300))
    #expect(edges() == 1)
    rig.open(.trio)
    #expect(edges() == 0)
    rig.open(.gallery)
    #expect(edges() == 1)
    rig.turn(by: -1, at: Point(240, 300))
    #expect(edges() == 0)
  }

  @Test func `every button of the toolbar that has a key shows it in its help tag`() throws {
    let rig = PageRig(.switch, size: .wide, panels: [.inspector, .time], after: 1)
    let keys = [
      "sidebar": "B", "overlays": "O", "panel-inspector": "I", "panel-time": "Shift-P",
      "panel-curves": "V", "panel-frames": "F", "panel-log": "L", "run": "P", "step": ".",
      "step-back": ",",
    ]
    for (identifier, key) in keys {
      #expect(try rig.part(identifier).helpTag(at: .zero)?.keyCap == key, "\(identifier)")
    }
    rig.strike("h", wait: 1)
    #expect(try rig.part("tools").helpTag(at: .zero)?.keyCap == "H")
  }

  @Test(arguments: ["overlays", "more"])
  func `screen readers get whether the menu of a button is open`(name: String) throws {
    let rig = PageRig(.switch, size: .wide, panels: .inspector, after: 1)
    let button = try rig.part(name)
    #expect(button.semantics?.role == .button && button.semantics?.isExpanded == false)
    rig.perform(.press, on: button, wait: 0.1)
    #expect(button.semantics?.isExpanded == true)
    rig.strike(.escape)
    #expect(button.semantics?.isExpanded == false)
  }

  @Test func `Tab goes through the narrow toolbar as it is seen`() throws {
    let rig = PageRig(.gallery, size: .narrow, panels: .frames, after: 1)
    let buttons = try ["overlays", "more", "tools"].map { try rig.part($0) }
    #expect(buttons.map(\.frameInScene.minX) == buttons.map(\.frameInScene.minX).sorted())
    rig.scene.setFocus(buttons[0], isVisible: true)
    for button in buttons.dropFirst() {
      rig.strike(.tab)
      #expect(rig.scene.focusedNode === button)
    }
  }

  @Test func `Copy is at the end of the caption of each card`() throws {
    let rig = PageRig(.switch, size: .wide, panels: [.inspector, .log], after: 1)
    let workbench = rig.controller.workbench
    let copy = try rig.part("inspector-copy").frameInScene
    let log = try rig.part("log-copy").frameInScene
    #expect(copy.maxX == workbench.inspector.frameInScene.maxX - Card.rowInset)
    #expect(log.maxX == copy.maxX && log.width == copy.width)
    #expect(abs(log.midY - workbench.log.frameInScene.minY - 7.5) < 1e-9)
    rig.open(.appearance, wait: 1)
    let code = try rig.part("appearance-copy")
    let section = try #require(code.parent as? CaptionedNode)
    #expect(code.frameInScene.maxX == section.frameInScene.maxX - Card.rowInset)
  }
}

@Suite struct `Banners of the window` {
  private let rig = PageRig(.gallery, size: .wide)

  @Test func `banners disappear after some seconds, except warnings`() throws {
    rig.controller.workbench.banners.show("Copied", kind: .success)
    #expect(rig.after(seconds: 1).strings.contains("Copied"))
    #expect(!rig.after(seconds: 6).strings.contains("Copied"))
    rig.controller.refuseTokens("line 3")
    rig.advance(by: 60)
    let refused = ["Invalid token file; the last valid one is used", "line 3"]
    #expect(refused.allSatisfy(rig.strings.contains))
    rig.open(.slider, wait: 1)
    #expect(rig.strings.contains("line 3"))
    let close = try #require(rig.controller.workbench.banners.all(GlyphButton.self).last)
    rig.click(at: close.frameInScene.center)
    #expect(!rig.strings.contains("line 3"))
  }

  @Test func `a banner is above the dock, and a hint leaves`() throws {
    let rig = PageRig(.switch, size: .wide, panels: [.time, .curves], after: 1)
    let banners = rig.controller.workbench.banners
    banners.show("Fit a spring first") { true }
    rig.advance(by: 0.1)
    let dock = rig.controller.workbench.dock.frameInScene
    #expect(try #require(banners.children.first).frameInScene.maxY <= dock.minY)
    #expect(rig.after(seconds: 10).strings.contains("Fit a spring first"))
    #expect(!rig.after(seconds: 5).strings.contains("Fit a spring first"))
  }

  @Test func `a banner stays while it has the focus or the pointer`() throws {
    let banners = rig.controller.workbench.banners
    func isShown(after seconds: Double) -> Bool {
      rig.after(seconds: seconds).strings.contains("Saved")
    }
    banners.show("Saved", kind: .success, actions: [("Undo", {})])
    #expect(isShown(after: 1))
    let undo = try #require(banners.all(LinkButton.self).first)
    rig.scene.setFocus(undo, isVisible: true)
    #expect(isShown(after: 20) && rig.scene.focusedNode === undo)
    rig.move(to: undo.frameInScene.center)
    rig.scene.setFocus(nil, isVisible: false)
    #expect(isShown(after: 20))
    rig.move(to: .zero)
    #expect(!isShown(after: 6))
    // A press also focuses the button, without a ring.
    banners.show("Saved", kind: .success, actions: [("Undo", {})])
    rig.click(at: try #require(banners.all(LinkButton.self).first).frameInScene.center)
    rig.move(to: .zero)
    #expect(!isShown(after: 12))
  }

  @Test func `the banner disappears when the frames fit or are hidden`() {
    let rig = PageRig(.slider, size: Size(800, 600), panels: [.inspector])
    let banners = rig.controller.workbench.banners
    let title = { (banners.children.first as? Banner)?.title }
    let isSaid = { title() == "Not enough room for Frame Times" }
    rig.advance(by: 1)
    for isExpected in [true, false, true] {
      rig.strike("f")
      #expect(isSaid() == isExpected)
    }
    #expect(rig.after(.escape, wait: 1).scene.layers.count == 1 && !isSaid())
    rig.strike("ff")
    #expect(isSaid())
    #expect(rig.after("i", wait: 1).controller.workbench.frames.parent != nil && !isSaid())
    rig.strike("iff")
    #expect(isSaid())
    rig.resize(to: Size(1280, 900))
    #expect(!isSaid())
    banners.show("Not saved", kind: .warning)
    rig.strike("f")
    #expect(title() == "Not saved")
  }

  @Test func `a banner says where a panel is until the page has it`() {
    let rig = PageRig(.advice, size: .wide)
    let sentence = "Open a control's page to see curves"
    #expect(rig.after("v").strings.contains(sentence))
    rig.open(.parts)
    #expect(rig.strings.contains(sentence))
    rig.open(.switch)
    #expect(!rig.strings.contains(sentence))
  }
}

@Suite struct `Sidebar in a low window` {
  private let rig = PageRig(.gallery, size: Size(960, 400), panels: .sidebar, after: 1)
  private var sidebar: Sidebar { rig.controller.workbench.sidebar }

  private func isVisible(row: Int, of list: SidebarList) -> Bool {
    guard let row = list.frame(ofRow: row) else { return false }
    let place = row.offset(by: list.originInScene)
    return place.minY >= 66 && place.maxY <= 400
  }

  @Test func `the wheel and arrow keys scroll the rows and not the button`() throws {
    let button = rig.controller.workbench.sidebarButton.frameInScene
    #expect(!isVisible(row: 1, of: sidebar.more) && sidebar.lineAreas.isEmpty)
    rig.turn(by: 20, at: Point(110, 300))
    #expect(isVisible(row: 0, of: sidebar.more) && isVisible(row: 1, of: sidebar.more))
    #expect(rig.controller.workbench.sidebarButton.frameInScene == button)
    // A hairline ends the scrolled rows.
    #expect(sidebar.lineAreas.map(\.minY) == [65])
    // Arrow keys keep the selected row in sight.
    sidebar.focusPages(isVisible: true)
    let pages = try #require(rig.scene.focusedNode as? SidebarList)
    for row in 1..<7 {
      rig.strike(.down)
      #expect(pages.selection == row && isVisible(row: row, of: pages))
    }
    rig.strike(.home)
    #expect(isVisible(row: 0, of: pages) && sidebar.lineAreas.isEmpty)
  }
}
