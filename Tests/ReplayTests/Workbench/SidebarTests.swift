import Canvas
import Controls
import Testing

@testable import Workbench
@testable import playground

@Suite struct `Sidebar in a low window` {
  private let rig = PageRig(.gallery, size: Size(960, 400), panes: .sidebar, after: 1)

  private var sidebar: Sidebar { rig.controller.workbench.sidebar }

  private func isVisible(row: Int, of list: SidebarList) -> Bool {
    guard let row = list.frame(ofRow: row) else { return false }
    let place = row.offset(by: list.originInScene)
    return place.minY >= 66 && place.maxY <= 400
  }

  @Test func `the wheel shows the last rows and not the button`() throws {
    let button = rig.controller.workbench.sidebarButton.frameInScene
    #expect(!isVisible(row: 1, of: sidebar.more))
    rig.turn(by: 20, at: Point(110, 300))
    #expect(isVisible(row: 0, of: sidebar.more) && isVisible(row: 1, of: sidebar.more))
    #expect(rig.controller.workbench.sidebarButton.frameInScene == button)
  }

  @Test func `arrow keys keep the selected row in sight`() throws {
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
