import Canvas
import Testing

@testable import Workbench

/// Frames of panels, title and page. spec: docs/spec/window.md#frame
@Suite struct `Workbench layout` {
  @Test func `the page has the room that panels, title and buttons leave`() {
    let layout = WorkbenchLayout(size: .wide, sidebar: 1, column: 1)
    #expect(layout.width == .wide && layout.sidebar == Rect(x: 12, y: 0, width: 196, height: 800))
    #expect(layout.column.minX == 960 && layout.column.width == 300)
    #expect(layout.column.minY == 109 && layout.column.maxY == 780 && layout.header.minX == 236)
    #expect(layout.sidebarButton == Rect(x: 15, y: 31, width: 32, height: 32))
    #expect(layout.toolsButton.maxX == 1260)
    let margins = layout.margins
    #expect(layout.page.minX + margins.leading == 236 && layout.page.maxX - margins.trailing == 940)
    #expect(layout.page.minY + margins.top == 109)
    let medium = WorkbenchLayout(size: .medium, sidebar: 0, column: 0)
    #expect(medium.page == Rect(x: 0, y: 92, width: 960, height: 588))
    #expect(medium.margins == PageMargins(leading: 40, trailing: 40, top: 17))
    #expect(medium.header.origin == Point(40, 29) && medium.header.maxY < 92)
    #expect(medium.sidebar.maxX <= 0 && medium.column.minX >= 960)
    // The buttons are in the margins beside the title.
    #expect(medium.sidebarButton.maxX <= 40 && medium.toolsButton.minX >= 920)
    let narrow = WorkbenchLayout(size: .narrow, sidebar: 0, column: 0)
    #expect(narrow.header.minX >= narrow.sidebarButton.maxX)
    #expect(narrow.header.maxX <= narrow.toolsButton.minX + 12)
    #expect(narrow.page == Rect(x: 0, y: 60, width: 480, height: 580))
    #expect(narrow.margins.leading == 20)
  }

  @Test
  func `the column follows the window, and content is centered if that is wider than 1920 pt`() {
    let widths = [960.0, 1280, 1920].map { WorkbenchLayout.columnWidth(in: Size($0, 680)) }
    #expect(widths == [280, 300, 340])
    let kinds = [899.0, 900, 1200].map { WorkbenchLayout.width(of: Size($0, 600)) }
    #expect(kinds == [.compact, .medium, .wide])
    let layout = WorkbenchLayout(size: Size(2400, 1080), sidebar: 1, column: 1)
    #expect(layout.inset == 240 && layout.column.maxX == 1900 && layout.page.maxX <= 1920)
    #expect(WorkbenchLayout(size: Size(1920, 1080), sidebar: 1, column: 1).inset == 0)
    let calm = WorkbenchLayout(size: Size(2400, 1080), sidebar: 0, column: 0)
    #expect(calm.inset == 0 && calm.page.width == 2400)
  }

  @Test(arguments: [Size.medium, .wide, Size(1920, 1080)])
  func `panels appear without a jump`(size: Size) {
    var before = WorkbenchLayout(size: size, sidebar: 0.001, column: 0.001)
    for step in 1...100 {
      let shown = Double(step) / 100
      let layout = WorkbenchLayout(size: size, sidebar: shown, column: shown)
      #expect(abs(layout.header.minX - before.header.minX) < 5)
      #expect(abs(layout.column.minX - before.column.minX) < 5)
      #expect(layout.page.minX + layout.margins.leading == layout.header.minX)
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

  private func layout(
    _ size: Size, sidebar: Double = 0, column: Double = 0, toolbar: Double = 0, scale: Double = 1
  ) -> WorkbenchLayout {
    WorkbenchLayout(
      size: size, sidebar: sidebar, column: column, toolbarWidth: toolbar, contentWidth: 880,
      scale: scale)
  }

  @Test func `the buttons stay at the window's edges while panels come and go`() {
    for shown in [0.01, 0.2, 0.5, 0.8, 0.99, 1] {
      let layout = layout(Size(1280, 800), sidebar: shown, column: shown, toolbar: 300)
      #expect(layout.inset + layout.sidebarButton.minX == 15)
      #expect(layout.inset + layout.toolsButton.maxX == 1260)
      #expect(layout.toolbar.maxX == layout.toolsButton.maxX)
    }
  }

  @Test func `the buttons are at the edges of a wide window with narrow content`() {
    let size = Size(2560, 1440)
    let calm = layout(size)
    let content = calm.page.minX + calm.margins.leading..<calm.page.maxX - calm.margins.trailing
    #expect(content.upperBound - content.lowerBound == 880 && content.lowerBound == 40)
    #expect(calm.sidebarButton.minX + calm.inset == 15 && calm.inset == 800)
    #expect(calm.toolsButton.maxX + calm.inset == 2540)
    // The page with its scroll bar has all of the window.
    #expect(calm.page.minX + calm.inset == 0 && calm.page.width == 2560)
    let panels = layout(size, sidebar: 1, toolbar: 254)
    #expect(panels.header.minX == 236 && panels.toolbar.minX - (236 + 880) < 130)
  }

  @Test(arguments: [960.0, 1280, 1496, 1920, 2560, 3840])
  func `the toolbar stays while panels come and go`(width: Double) {
    let size = Size(width, 1000)
    let places = [(1.0, 0.0), (0, 1), (1, 1)].map { sidebar, column in
      let layout = layout(size, sidebar: sidebar, column: column, toolbar: 254)
      return layout.toolbar.minX + layout.inset
    }
    #expect(Set(places).count == 1)
  }

  @Test(arguments: [1, 1.25, 2]) func `edges are at whole pixels while panels move`(scale: Double) {
    for step in 0...10 {
      let shown = Double(step) / 10
      let layout = layout(Size(2001, 1000), sidebar: shown, column: shown, scale: scale)
      for edge in [layout.inset, layout.page.minX, layout.header.minX, layout.column.minX] {
        #expect(abs(edge * scale - (edge * scale).rounded()) < 1e-6, "\(edge)")
      }
    }
  }

  @Test func `the title ends before the toolbar, above the sentence, and grows with the text`() {
    let layout = layout(Size(960, 680), sidebar: 1, toolbar: 254)
    #expect(layout.header.minX + layout.titleWidth <= layout.toolbar.minX - 20)
    #expect(layout.header.maxX == 940)
    let large = WorkbenchLayout(size: .wide, sidebar: 0, column: 0, textSize: 2)
    #expect(large.header.height == 112 && large.page.minY == 148 && large.page.maxY == 800)
  }
}
