import Canvas
import Controls
import Testing

@testable import Workbench
@testable import playground

@Suite struct `Switch with a slow owner` {
  private let rig: PageRig
  private let toggle: Switch

  init() throws {
    rig = PageRig(.switch)
    rig.advance(by: 0.1)
    toggle = try #require(rig.control("slow") as? Switch)
    rig.scene.setFocus(toggle, isVisible: true)
  }

  @Test func `the switch is pending until the owner answers`() {
    rig.strike(.space)
    // The frame after the key is one second later.
    #expect(toggle.isPending && !toggle.isOn)
    rig.advance(by: 0.4)
    #expect(toggle.isPending)
    rig.advance(by: 0.2)
    #expect(!toggle.isPending && toggle.isOn)
    rig.settle()
    #expect(!rig.wantsFrame)
  }

  @Test func `the owner answers also while the switch is scrolled out of sight`() throws {
    rig.strike(.space)
    rig.resize(to: Size(480, 320))
    let views = rig.controller.page.root.all(ScrollView.self)
    try #require(views.first).scroll(to: 0)
    rig.advance(by: 2)
    #expect(!toggle.isPending && toggle.isOn)
  }
}
