import Canvas
import Controls
import Testing

@testable import Workbench
@testable import playground

/// spec: command-line, run: positions and behavior of the controls on the pages for measurements.
@Suite struct `Pages for measurements` {
  private func frame(_ identifier: String, _ rig: PageRig) throws -> Rect {
    try #require(rig.control(identifier)).frameInScene
  }

  private func states(_ rig: PageRig) -> Set<Bool> {
    Set(rig.controls.compactMap { ($0 as? Switch)?.isOn })
  }

  @Test func `trio has its controls where the compared toolkits have theirs`() throws {
    let rig = PageRig(TrioPage())
    #expect(rig.controls.count == 3)
    #expect(try frame("switch", rig) == Rect(x: 40, y: 100, width: 51, height: 31))
    #expect(try frame("slider", rig) == Rect(x: 40, y: 186, width: 400, height: 44))
    #expect(try frame("segmented", rig) == Rect(x: 40, y: 290, width: 400, height: 32))
    #expect(rig.texts.map(\.text.string) == ["Trio", "One", "Two", "Three"])
    let mirrored = PageRig(TrioPage(), direction: .rightToLeft)
    #expect(try frame("switch", mirrored) == Rect(x: 389, y: 100, width: 51, height: 31))
    #expect(try frame("slider", mirrored) == Rect(x: 40, y: 186, width: 400, height: 44))
  }

  @Test(arguments: [Set<PanelName>(), .sidebar, .inspector, [.sidebar, .inspector]])
  func `the controls of trio are aligned with the title in a wide window`(panes: Set<PanelName>)
    throws
  {
    let rig = PageRig(.trio, size: Size(1280, 800), panes: panes, after: 1)
    let title = rig.controller.workbench.header.frameInScene
    for identifier in ["switch", "slider", "segmented"] {
      #expect(try frame(identifier, rig).minX == title.minX)
    }
    #expect(try frame("slider", rig).maxX == title.maxX)
  }

  @Test func `stress has its switches in 40 columns below the master switch`() throws {
    let rig = PageRig(StressPage(count: 1000))
    #expect(rig.controls.count == 1001)
    #expect(rig.controller.page.root.frameInScene == Rect(x: 0, y: 0, width: 1200, height: 760))
    #expect(try frame("all", rig).center == Point(60, 25))
    let size = Size(51, 31)
    for (index, origin) in [
      (0, Point(0, 60)), (1, Point(29, 60)), (39, Point(1131, 60)), (40, Point(0, 87)),
      (999, Point(1131, 708)),
    ] { #expect(try frame("switch-\(index)", rig) == Rect(origin: origin, size: size)) }
    #expect(try frame("switch-999", rig).maxX <= 1200 && frame("switch-999", rig).maxY <= 760)
  }

  @Test(arguments: [Point(600, 200), Point(600, 25)])
  func `the wheel shows the rows of stress below a low window, and the master switch stays`(
    place: Point
  ) throws {
    let rig = PageRig(StressPage(count: 1000), size: Size(1200, 400))
    #expect(try frame("switch-999", rig).minY == 708)
    rig.turn(by: 20, at: place)
    #expect(try frame("switch-999", rig) == Rect(x: 1131, y: 357, width: 51, height: 31))
    #expect(try frame("all", rig).center == Point(60, 25))
    try rig.click("all")
    #expect(states(rig) == [true])
  }

  @Test func `the master switch of stress sets all switches`() throws {
    let rig = PageRig(StressPage(count: 45))
    #expect(states(rig) == [false])
    try rig.click("all")
    #expect(states(rig) == [true])
    try rig.click("all")
    #expect(states(rig) == [false])
  }

  @Test func `Return sets all switches of stress without focus`() {
    let rig = PageRig(StressPage(count: 45))
    rig.strike(.enter)
    #expect(states(rig) == [true])
    rig.strike(.enter, isRepeat: true)
    #expect(states(rig) == [true])
    rig.strike(.enter)
    #expect(states(rig) == [false])
  }

  @Test func `matrix has each control twice, and the right half is always disabled`() throws {
    let rig = PageRig(PageName.matrix.makePage(count: 10))
    let left: Set<String> = [
      "off", "on", "tinted", "slider-0", "slider-50", "slider-100", "segmented-0", "segmented-1",
      "segmented-2",
    ]
    #expect(Set(rig.controls.compactMap(\.identifier)) == left.union(left.map { $0 + "-disabled" }))
    #expect(rig.enabledControls == left)
    #expect(try frame("on", rig).maxX < frame("on-disabled", rig).minX)
    #expect(rig.after("d").enabledControls.isEmpty)
    #expect(rig.after("d").enabledControls == left)
    #expect((rig.control("slider-50") as? Slider)?.value == 0.5)
    #expect((rig.control("segmented-2") as? SegmentedControl)?.selection == 2)
  }

  @Test(arguments: PreviewKind.allCases)
  func `D disables and enables all controls of a control page`(kind: PreviewKind) {
    let rig = PageRig(kind.makePage(), size: Size(1280, 3600))
    let enabled = rig.enabledControls
    // One control is always disabled.
    #expect(enabled.count == rig.controls.count - 1)
    #expect(rig.after("d").enabledControls.isEmpty)
    #expect(rig.after("d").enabledControls == enabled)
    rig.controller.page.show(LoopStatus(rate: 60, frameCost: 0.001, isMoving: true))
    #expect(rig.strings.contains("60.0 Hz  ·  last frame 1.0 ms  ·  animating"))
  }
}
