import Canvas
import Controls
import Testing

@testable import Workbench
@testable import playground

@Suite struct `Damage overlay` {
  private let rig = PageRig(.gallery, size: .wide, overlays: .damage, after: 2)

  private func damage(_ rig: PageRig) -> [OverlayCanvas.Content.Glow] {
    rig.controller.overlays.node?.canvas.content.damage ?? []
  }

  @Test func `damage is marked around a changed control and fades out`() throws {
    #expect(damage(rig).isEmpty && !rig.wantsFrame)
    let toggle = try #require(rig.control("bluetooth"))
    let area = toggle.frameInScene.outset(by: 20)
    rig.tap(at: toggle.frameInScene.center, wait: 0.05)
    #expect(!damage(rig).isEmpty)
    for _ in 0..<20 {
      rig.advance(by: 1.0 / 60)
      #expect(damage(rig).allSatisfy { area.union($0.area) == area })
    }
    // The switch slides for less than 1 s; its marks fade for another 0.6 s.
    rig.advance(by: 2)
    #expect(damage(rig).isEmpty && !rig.wantsFrame && rig.settle() == 0)
  }

  /// The status bar shows the cost of each reported frame and is repainted with it, so frames that
  /// only show marks must not be reported.
  @Test func `the overlay does not cause further frames or status updates`() throws {
    var heard = 0
    rig.scene.onFrame = { [unowned rig = rig] _, isMoving in
      heard += 1
      rig.controller.page.show(
        LoopStatus(rate: 60, frameCost: Double(heard) / 1000, isMoving: isMoving))
    }
    rig.click(at: try #require(rig.control("bluetooth")).frameInScene.center)
    #expect(rig.settle() < 120 && !rig.wantsFrame && rig.strings.contains { $0.hasSuffix("idle") })
    // From here on, only the overlay changes.
    rig.tap(at: Point(3, 700))
    rig.settle()
    let before = heard
    rig.controller.overlays.show([.damage, .trail])
    rig.settle()
    rig.move(to: Point(5, 690))
    rig.move(to: Point(8, 650))
    #expect(rig.settle() > 30 && heard <= before + 2)
    rig.scene.onFrame = nil
  }

  @Test func `panels and other overlays are not marked`() throws {
    let rig = PageRig(
      .gallery, size: .wide, panels: [.sidebar, .inspector, .log],
      overlays: [.damage, .box, .hit], after: 2)
    rig.move(to: Point(100, 165), wait: 0.05)
    rig.move(to: Point(100, 205), wait: 0.05)
    #expect(damage(rig).isEmpty)
    rig.move(to: try #require(rig.control("bluetooth")).frameInScene.center)
    #expect(rig.after(seconds: 0.05).controller.overlays.node?.canvas.content.tag != nil)
    #expect(damage(rig).isEmpty && !rig.wantsFrame)
    rig.scene.repaintEverything(reason: "test")
    rig.advance(by: 0.05)
    let workbench = rig.controller.workbench
    for panel in [workbench.sidebar, workbench.inspector, workbench.log] as [Node] {
      let frame = panel.frameInScene
      #expect(!frame.isEmpty && !damage(rig).isEmpty)
      #expect(damage(rig).allSatisfy { $0.area.intersection(frame).isEmpty })
    }
  }

  @Test func `scrolling, hiding and a theme change are marked`() throws {
    let rig = PageRig(.gallery, size: Size(960, 400), overlays: .damage, after: 2)
    rig.scroll(by: 1, at: Point(400, 200))
    rig.advance(by: 0.05)
    #expect(damage(rig).contains { $0.area.height > 200 })
    rig.advance(by: 2)
    rig.control("wifi")?.isHidden = true
    rig.advance(by: 0.05)
    #expect(!damage(rig).isEmpty)
    rig.advance(by: 2)
    rig.strike("t", wait: 0)
    let page = rig.controller.page.root.frameInScene
    rig.open(.trio, wait: 0.05)
    #expect(!damage(rig).isEmpty && damage(rig).allSatisfy { page.union($0.area) == page })
    rig.advance(by: 2)
    #expect(damage(rig).isEmpty && !rig.wantsFrame)
  }

  @Test func `the painted overlay shows the mark`() throws {
    try rig.paintFrames()
    rig.tap(at: try #require(rig.control("bluetooth")).frameInScene.center, wait: 0.1)
    let glow = try #require(damage(rig).first)
    let lit = try #require(try rig.picture()[Int(glow.area.midX), Int(glow.area.midY)])
    rig.controller.overlays.show([])
    rig.advance(by: 0.01)
    #expect(try lit != #require(try rig.picture()[Int(glow.area.midX), Int(glow.area.midY)]))
    #expect(try rig.staleness() == nil)
  }

  @Test func `a mark is removed where a panel appears`() throws {
    rig.scene.repaintEverything(reason: "test")
    rig.advance(by: 1.0 / 60)
    #expect(!damage(rig).isEmpty)
    rig.controller.workbench.show(.frames, animated: false)
    rig.advance(by: 1.0 / 60)
    let dock = rig.controller.workbench.dock.frameInScene
    #expect(!dock.isEmpty && damage(rig).allSatisfy { $0.area.intersection(dock).isEmpty })
  }
}
