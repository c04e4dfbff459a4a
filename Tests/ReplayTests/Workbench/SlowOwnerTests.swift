import Canvas
import Controls
import ControlsTesting
import Testing

@testable import Workbench
@testable import playground

@Suite struct `Switch with a slow owner` {
  @Test(arguments: [false, true])
  func `the switch is pending until the owner answers, also out of sight`(isHidden: Bool) throws {
    let rig = PageRig(.switch, after: 0.1)
    let toggle = try #require(rig.control("slow") as? Switch)
    rig.scene.setFocus(toggle, isVisible: true)
    // The frame after the key is one second later.
    rig.strike(.space)
    #expect(toggle.isPending && !toggle.isOn)
    if isHidden {
      rig.resize(to: Size(480, 320))
      try rig.first(ScrollView.self).scroll(to: 0)
      rig.advance(by: 2)
    } else {
      rig.advance(by: 0.4)
      #expect(toggle.isPending)
      rig.advance(by: 0.2)
    }
    #expect(!toggle.isPending && toggle.isOn)
    rig.settle()
    #expect(!rig.wantsFrame)
  }
}
