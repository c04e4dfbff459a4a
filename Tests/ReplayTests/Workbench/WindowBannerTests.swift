import Canvas
import Controls
import Testing

@testable import Workbench
@testable import playground

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

  @Test func `the banner disappears when the frames fit or are hidden`() {
    let rig = PageRig(.slider, size: Size(800, 600), panes: [.inspector])
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
  private let rig = PageRig(.gallery, size: Size(960, 400), panes: .sidebar, after: 1)
  private var sidebar: Sidebar { rig.controller.workbench.sidebar }

  private func isVisible(row: Int, of list: SidebarList) -> Bool {
    guard let row = list.frame(ofRow: row) else { return false }
    let place = row.offset(by: list.originInScene)
    return place.minY >= 66 && place.maxY <= 400
  }

  @Test func `the wheel and arrow keys scroll the rows and not the button`() throws {
    let button = rig.controller.workbench.sidebarButton.frameInScene
    #expect(!isVisible(row: 1, of: sidebar.more))
    rig.turn(by: 20, at: Point(110, 300))
    #expect(isVisible(row: 0, of: sidebar.more) && isVisible(row: 1, of: sidebar.more))
    #expect(rig.controller.workbench.sidebarButton.frameInScene == button)
    // Arrow keys keep the selected row in sight.
    sidebar.focusPages(isVisible: true)
    let pages = try #require(rig.scene.focusedNode as? SidebarList)
    for row in 1..<7 {
      rig.strike(.down)
      #expect(pages.selection == row && isVisible(row: row, of: pages))
    }
    rig.strike(.home)
    #expect(isVisible(row: 0, of: pages))
  }
}
