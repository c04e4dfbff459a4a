import Canvas
import Controls
import ControlsTesting
import Testing

@Suite struct `Link button` {
  private let link = LinkButton("Copy", symbol: .copy)
  private let rig: SceneRig<LinkButton>

  init() { rig = SceneRig(link, size: Size(56, 20)) }

  @Test func `calls onPress on release`() {
    var presses = 0
    link.onPress = { presses += 1 }
    rig.tap(at: .center)
    rig.focus()
    rig.key(.space)
    #expect(presses == 2)
    link.isEnabled = false
    rig.tap(at: .center)
    #expect(presses == 2)
  }

  @Test func `confirms for 1.5 s and requests no frames meanwhile`() {
    link.confirm("Copied")
    rig.showFrame()
    #expect(link.semantics?.label == "Copied")
    #expect(rig.lastUpdate.next == .at(rig.now.advanced(by: 1.5)))
    rig.advance(by: 1.4)
    #expect(link.semantics?.label == "Copied")
    rig.advance(by: 0.2)
    #expect(link.semantics?.label == "Copy" && !rig.wantsFrame)
  }

  @Test func `is a button labeled with its title`() {
    #expect(link.semantics?.role == .button && link.semantics?.label == "Copy")
    link.title = "Copy All"
    #expect(link.label == "Copy All")
  }
}
