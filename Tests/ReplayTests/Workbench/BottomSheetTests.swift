import Canvas
import Controls
import Testing

@testable import playground

/// The inspector in a narrow window. design: playground, below 900
@Suite struct `The sheet of a narrow window` {
  private func rig() -> PageRig {
    let rig = PageRig(ControlPage(.switch), size: Size(480, 640), name: .switch)
    rig.strike(.character("i"))
    rig.advance(by: 1)
    return rig
  }

  private func sheet(_ rig: PageRig) throws -> BottomSheet {
    try #require(rig.scene.layers.last?.root as? BottomSheet)
  }

  @Test func `comes up to 42 percent, and the page stays of use`() throws {
    let rig = rig()
    let sheet = try sheet(rig)
    #expect(sheet.detent == .low && sheet.plate.frame.height == 269)
    #expect(sheet.plate.frame.maxY == 640)
    let toggle = try #require(rig.controller.page.specimen?.control as? Switch)
    let place = try #require(rig.scene.semantics(of: toggle)).frame.center
    rig.click(at: place)
    #expect(!toggle.isOn)
    #expect(rig.scene.layers.count == 1)
  }

  @Test func `is dragged between low, full and closed`() throws {
    let rig = rig()
    let sheet = try sheet(rig)
    let grabber = sheet.plate.grabber.frameInScene.center
    rig.press(at: grabber)
    rig.drag(to: Point(grabber.x, 200))
    rig.update()
    #expect(abs(sheet.plate.frame.minY - (371 - (grabber.y - 200))) < 1)
    rig.drag(to: Point(grabber.x, 90))
    rig.update()
    rig.release()
    rig.advance(by: 1)
    #expect(sheet.detent == .full && sheet.plate.frame.minY == 64)
    let top = sheet.plate.grabber.frameInScene.center
    rig.press(at: top)
    rig.drag(to: Point(top.x, 620))
    rig.update()
    rig.release()
    rig.advance(by: 1)
    #expect(rig.scene.layers.isEmpty)
    // It comes back as it was.
    rig.strike(.character("i"))
    rig.advance(by: 1)
    #expect(try self.sheet(rig).detent == .low)
  }

  @Test func `goes by keys, presses and readers`() throws {
    let rig = rig()
    let sheet = try sheet(rig)
    let grabber = sheet.plate.grabber
    rig.scene.setFocus(grabber, isVisible: true)
    rig.strike(.up)
    rig.advance(by: 1)
    #expect(sheet.detent == .full)
    rig.strike(.down)
    rig.advance(by: 1)
    #expect(sheet.detent == .low)
    rig.click(at: grabber.frameInScene.center)
    rig.advance(by: 1)
    #expect(sheet.detent == .full)
    #expect(rig.scene.perform(.press, on: grabber.semanticsID))
    rig.advance(by: 1)
    #expect(sheet.detent == .low)
    rig.strike(.down)
    rig.advance(by: 1)
    #expect(rig.scene.layers.isEmpty)
  }

  @Test func `Escape and the button close it by a spring`() throws {
    let rig = rig()
    rig.scene.handle(.key(KeyEvent(.down, .escape, time: rig.scene.now)))
    rig.advance(by: 0.05)
    let sheet = try sheet(rig)
    #expect(sheet.detent == .closed && sheet.plate.frame.minY < 640)
    rig.advance(by: 1)
    #expect(rig.scene.layers.isEmpty)
    rig.strike(.character("h"))
    rig.advance(by: 1)
    #expect(rig.scene.layers.count == 1)
    rig.strike(.character("h"))
    rig.advance(by: 1)
    #expect(rig.scene.layers.isEmpty)
    #expect(!rig.wantsFrame)
  }

  @Test func `has properties with semantics and advice at their end, and code`() throws {
    let rig = rig()
    #expect(rig.strings.contains("Properties") && rig.strings.contains("Code"))
    // Further down than what is in sight.
    var (hasSemantics, hasAdvice) = (false, false)
    rig.scene.forEachNode {
      if $0 is SemanticsPane { hasSemantics = true }
      if $0 is AdvicePane { hasAdvice = true }
    }
    #expect(hasSemantics && hasAdvice)
    var tabs: SegmentedControl?
    rig.scene.forEachNode {
      if let control = $0 as? SegmentedControl, control.identifier == "sheet-tabs" {
        tabs = control
      }
    }
    let shown = try #require(tabs)
    #expect(rig.scene.perform(.select(1), on: shown.semanticsID))
    rig.advance(by: 0.5)
    #expect(!rig.strings.contains("Spoken"))
    #expect(rig.strings.contains("Copy"))
  }

  @Test func `follows the window, and goes where there is room beside the page`() throws {
    let rig = rig()
    rig.resize(to: Size(480, 800))
    #expect(try sheet(rig).plate.frame.height == 336)
    rig.resize(to: Size(1280, 800))
    rig.advance(by: 0.5)
    #expect(rig.scene.layers.isEmpty)
    #expect(rig.controller.workbench.inspector.isCompact == false)
  }
}
