import Canvas
import Controls
import Testing

@testable import Workbench
@testable import playground

@Suite struct `Panel splitters` {
  @Test func `a splitter changes the heights of panels, which are remembered`() throws {
    let rig = PageRig(.switch, size: .wide, panels: [.inspector, .log], after: 1)
    let workbench = rig.controller.workbench
    func heights() -> [Double] { [workbench.inspector, workbench.log].map(\.frame.height) }
    let (usual, splitter) = (heights(), try #require(rig.scene.all(PanelSplitter.self).first))
    let center = splitter.frameInScene.center
    rig.drag(from: center, to: center + Point(0, 100), wait: 0.1)
    #expect(heights() == [usual[0] + 100, usual[1] - 100])
    #expect(splitter.frameInScene.center == center + Point(0, 100))
    let (dragged, place) = (heights(), splitter.frameInScene.center)
    rig.press(at: place)
    rig.drag(to: place + Point(0, -50), wait: 0.1)
    #expect(heights() != dragged)
    rig.strike(.escape)
    rig.release(wait: 0.1)
    #expect(heights() == dragged)
    rig.scene.setFocus(splitter, isVisible: true)
    rig.strike(.up)
    #expect(heights() == [usual[0] + 92, usual[1] - 92])
    let state = rig.state()
    let other = PageRig(.switch, size: .wide, panels: [.inspector, .log])
    other.controller.workbench.panelSizes = state.panelSizes
    other.advance(by: 1)
    #expect(other.controller.workbench.log.frame.height == heights()[1])
    rig.strike(.home)
    #expect(heights()[0] == 160)
    rig.strike(.end)
    #expect(heights()[1] == 160)
    workbench.panelSizes = PanelSizes()
    rig.advance(by: 0.1)
    #expect(heights() == usual)
  }

  @Test(arguments: [false, true])
  func `a splitter changes the width of the column`(isMirrored: Bool) throws {
    let rig = PageRig(.switch, size: .wide, panels: [.sidebar, .inspector], after: 1)
    if isMirrored { rig.strike("r", wait: 1) }
    let workbench = rig.controller.workbench
    var width: Double { workbench.inspector.frame.width }
    let splitter = workbench.columnSplitter
    let (center, way) = (splitter.frameInScene.center, isMirrored ? 50.0 : -50)
    rig.drag(from: center, to: center + Point(way, 0), wait: 0.1)
    #expect(width == 350 && splitter.frameInScene.center == center + Point(way, 0))
    rig.scene.setFocus(splitter, isVisible: true)
    rig.strike(isMirrored ? .right : .left)
    #expect(width == 358)
    let semantics = try #require(rig.scene.semantics(of: splitter))
    #expect(semantics.label == "Width of Inspector")
    #expect(semantics.value == .number(358, range: 280...504, step: 8, orientation: .horizontal))
    rig.perform(.setValue(400), on: splitter, wait: 0.1)
    #expect(width == 400 && rig.state().panelSizes.columnWidth == 400)
    rig.strike(.end)
    #expect(width == 280)
    splitter.onReset?()
    rig.advance(by: 0.1)
    #expect(width == 300)
  }
}
