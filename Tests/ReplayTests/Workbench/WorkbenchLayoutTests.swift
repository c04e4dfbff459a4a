import Canvas
import Testing

@testable import Workbench
@testable import playground

/// Frames of panes, title and page. design: playground, Frame
@Suite struct `Workbench layout` {
  private typealias Metrics = WorkbenchLayout.Metrics

  @Test func `both panes leave the page between them in a wide window`() {
    let layout = WorkbenchLayout(size: Size(1280, 800), sidebar: 1, column: 1)
    #expect(layout.width == .wide && layout.sidebar == Rect(x: 12, y: 0, width: 196, height: 800))
    #expect(layout.column.minX == 960 && layout.column.width == 300)
    #expect(layout.column.minY == 109 && layout.column.maxY == 780)
    #expect(layout.header.minX == 236)
    #expect(layout.sidebarButton == Rect(x: 15, y: 31, width: 32, height: 32))
    #expect(layout.toolsButton.maxX == 1260)
    let margins = layout.margins
    #expect(layout.page.minX + (margins?.leading ?? 0) == 236)
    #expect(layout.page.maxX - (margins?.trailing ?? 0) == 940)
    #expect(layout.page.minY + (margins?.top ?? 0) == 109)
  }

  @Test func `the page has the whole window without panes`() {
    let layout = WorkbenchLayout(size: Size(960, 680), sidebar: 0, column: 0)
    #expect(layout.page == Rect(x: 0, y: 0, width: 960, height: 680) && layout.margins == nil)
    #expect(layout.header.isEmpty && layout.sidebar.maxX <= 0)
    #expect(layout.column.minX >= 960)
    // The buttons are in the margins beside the title.
    #expect(layout.sidebarButton.maxX <= 40 && layout.toolsButton.minX >= 920)
  }

  @Test func `the column width follows the window width`() {
    #expect(WorkbenchLayout.columnWidth(in: Size(960, 680)) == 280)
    #expect(WorkbenchLayout.columnWidth(in: Size(1280, 800)) == 300)
    #expect(WorkbenchLayout.columnWidth(in: Size(1920, 1080)) == 340)
    #expect(WorkbenchLayout.width(of: Size(899, 600)) == .compact)
    #expect(WorkbenchLayout.width(of: Size(900, 600)) == .medium)
    #expect(WorkbenchLayout.width(of: Size(1200, 600)) == .wide)
  }

  @Test func `the title is beside the button in a narrow window`() {
    let layout = WorkbenchLayout(size: Size(480, 640), sidebar: 0, column: 0)
    #expect(layout.header.minX >= layout.sidebarButton.maxX)
    #expect(layout.header.maxX <= layout.toolsButton.minX + 12)
    #expect(layout.page == Rect(x: 0, y: 60, width: 480, height: 580))
    #expect(layout.margins?.leading == 20)
  }

  @Test(arguments: [Size(960, 680), Size(1280, 800), Size(1920, 1080)])
  func `panes appear without a jump`(size: Size) {
    var before = WorkbenchLayout(size: size, sidebar: 0.001, column: 0.001)
    for step in 1...100 {
      let shown = Double(step) / 100
      let layout = WorkbenchLayout(size: size, sidebar: shown, column: shown)
      #expect(abs(layout.header.minX - before.header.minX) < 5)
      #expect(abs(layout.column.minX - before.column.minX) < 5)
      #expect(layout.page.minX + (layout.margins?.leading ?? 0) == layout.header.minX)
      before = layout
    }
  }

  @Test(arguments: [Size(0, 0), Size(1, 1), Size(100, 5000), Size(10000, 2)])
  func `no frame has a negative size`(size: Size) {
    for shown in [0.0, 0.5, 1] {
      let layout = WorkbenchLayout(size: size, sidebar: shown, column: shown)
      for rect in [layout.page, layout.header, layout.column] {
        #expect(rect.width >= 0 && rect.height >= 0)
      }
    }
  }

  @Test func `the content is centered in windows wider than 1920 pt`() {
    let layout = WorkbenchLayout(size: Size(2400, 1080), sidebar: 1, column: 1)
    #expect(layout.inset == 240 && layout.column.maxX == 1900 && layout.page.maxX <= 1920)
    #expect(WorkbenchLayout(size: Size(1920, 1080), sidebar: 1, column: 1).inset == 0)
    let calm = WorkbenchLayout(size: Size(2400, 1080), sidebar: 0, column: 0)
    #expect(calm.inset == 0 && calm.page.width == 2400)
  }
}
