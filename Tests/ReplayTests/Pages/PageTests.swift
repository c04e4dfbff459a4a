import Canvas
import Controls
import Testing

@testable import Workbench
@testable import playground

/// spec: docs/spec/command-line.md#run/pages: positions and behavior of the controls on the pages
/// for measurements.
@Suite struct `Pages for measurements` {
  private func states(_ rig: PageRig) -> Set<Bool> {
    Set(rig.controls.compactMap { ($0 as? Switch)?.isOn })
  }

  @Test func `trio has its controls where the compared toolkits have theirs`() throws {
    let rig = PageRig(TrioPage())
    #expect(rig.controls.count == 3)
    #expect(try rig.frame("switch") == Rect(x: 40, y: 100, width: 51, height: 31))
    #expect(try rig.frame("slider") == Rect(x: 40, y: 186, width: 400, height: 44))
    #expect(try rig.frame("segmented") == Rect(x: 40, y: 290, width: 400, height: 32))
    #expect(rig.texts.map(\.text.string) == ["Trio", "One", "Two", "Three"])
    let mirrored = PageRig(TrioPage(), direction: .rightToLeft)
    #expect(try mirrored.frame("switch") == Rect(x: 389, y: 100, width: 51, height: 31))
    #expect(try mirrored.frame("slider") == Rect(x: 40, y: 186, width: 400, height: 44))
  }

  @Test(arguments: [Set<PanelName>(), .sidebar, .inspector, [.sidebar, .inspector]])
  func `in a wide window trio is aligned with the title`(panels: Set<PanelName>) throws {
    let rig = PageRig(.trio, size: .wide, panels: panels, after: 1)
    let title = rig.controller.workbench.header.frameInScene
    for identifier in ["switch", "slider", "segmented"] {
      #expect(try rig.frame(identifier).minX == title.minX)
    }
    #expect(try rig.frame("slider").maxX == title.maxX)
  }

  @Test func `stress has its switches in 40 columns below the master switch`() throws {
    let rig = PageRig(StressPage(count: 1000))
    #expect(rig.controls.count == 1001)
    #expect(rig.controller.page.root.frameInScene == Rect(x: 0, y: 0, width: 1200, height: 760))
    #expect(try rig.frame("all").center == Point(60, 25))
    let size = Size(51, 31)
    for (index, origin) in [
      (0, Point(0, 60)), (1, Point(29, 60)), (39, Point(1131, 60)), (40, Point(0, 87)),
      (999, Point(1131, 708)),
    ] { #expect(try rig.frame("switch-\(index)") == Rect(origin: origin, size: size)) }
    #expect(try rig.frame("switch-999").maxX <= 1200 && rig.frame("switch-999").maxY <= 760)
  }

  @Test(arguments: [Point(600, 200), Point(600, 25)])
  func `the wheel shows the last rows of stress, and the master switch stays`(place: Point) throws {
    let rig = PageRig(StressPage(count: 1000), size: Size(1200, 400))
    #expect(try rig.frame("switch-999").minY == 708)
    rig.turn(by: 20, at: place)
    #expect(try rig.frame("switch-999") == Rect(x: 1131, y: 357, width: 51, height: 31))
    #expect(try rig.frame("all").center == Point(60, 25))
    try rig.click("all")
    #expect(states(rig) == [true])
  }

  @Test func `the master switch, and Return without focus, set all switches of stress`() throws {
    let rig = PageRig(StressPage(count: 45))
    #expect(states(rig) == [false])
    rig.strike(.enter)
    #expect(states(rig) == [true])
    rig.strike(.enter, isRepeat: true)
    #expect(states(rig) == [true])
    rig.strike(.enter)
    #expect(states(rig) == [false])
    for isOn in [true, false] {
      try rig.click("all")
      #expect(states(rig) == [isOn])
    }
  }

  @Test func `matrix has each control twice, and the right half is always disabled`() throws {
    let rig = PageRig(PageName.matrix.makePage(count: 10))
    let left: Set<String> = [
      "off", "on", "tinted", "slider-0", "slider-50", "slider-100", "segmented-0", "segmented-1",
      "segmented-2",
    ]
    #expect(Set(rig.controls.compactMap(\.identifier)) == left.union(left.map { $0 + "-disabled" }))
    #expect(try rig.enabledControls == left && rig.frame("on").maxX < rig.frame("on-disabled").minX)
    #expect(rig.after("d").enabledControls.isEmpty && rig.after("d").enabledControls == left)
    #expect((rig.control("slider-50") as? Slider)?.value == 0.5)
    #expect((rig.control("segmented-2") as? SegmentedControl)?.selection == 2)
  }
}
