import Canvas
import Controls
import Testing

@testable import Workbench
@testable import playground

/// The design as a setting of the environment. spec: glass
@Suite struct `Design setting` {
  private func rig(_ name: PageName = .switch) -> PageRig {
    PageRig(name, size: Size(1280, 900), panes: [.sidebar, .inspector])
  }

  @Test func `G fades to the other design and back, and combines with theme and contrast`() {
    let rig = rig()
    let toggle = rig.controller.page.preview?.control as? Switch
    rig.strike("g")
    #expect(rig.scene.design == .glass && rig.controller.environment.design == .glass)
    rig.advance(by: 1)
    #expect(toggle?.metrics == .glass && toggle?.frame.size == Size(63, 28))
    rig.strike("tc")
    #expect(rig.scene.design == .glass(.dark, contrast: .more))
    rig.strike("g", wait: 1)
    #expect(rig.scene.design == .classic(.dark, contrast: .more) && toggle?.metrics == .regular)
  }

  @Test func `the design is remembered`() {
    let rig = rig()
    rig.strike("g")
    let state = rig.state()
    let user = RememberedState(state.json)?.environment ?? [:]
    #expect(user["design"] == "glass")
    let designs = [[:], ["design": "classic"]].map {
      PreferenceAuthority(user: user, commandLine: $0, settings: DesktopPreferences()).design
    }
    #expect(designs == [.glass, .classic])
  }

  @Test func `logs have the design only if it is not the classic one, and its changes`() throws {
    var header = InputLogHeader(scene: .trio)
    #expect(!header.json.text.contains("design"))
    header.design = .glass
    let text = header.json.text
    #expect(text.contains(#""design": "glass""#))
    let log = try InputLog(
      parsing: text + "\n" + #"{"t": 1, "event": "design", "design": "classic"}"# + "\n")
    #expect(log.header.design == .glass)
    let replica = SceneReplica(log.header)
    #expect(replica.scene.design == .glass)
    for event in log.events { try replica.perform(event) }
    #expect(replica.scene.design == .classic)
  }

  @Test func `the comparison shows the other design, driven by the same input`() throws {
    let rig = rig()
    rig.strike("g", modifiers: .shift, wait: 0.1)
    let mirror = try #require(rig.scene.all(StageMirror.self).first)
    let toggle = try #require(mirror.view.content.root.all(Switch.self).first)
    let original = try rig.staged(Switch.self)
    let isOn = original.isOn
    #expect(toggle.metrics == .glass && original.metrics == .regular && toggle.isOn == isOn)
    rig.tap(at: rig.controller.page.replayPlace.center, wait: 1)
    #expect(original.isOn != isOn && toggle.isOn == original.isOn)
    rig.strike("g", wait: 1)
    #expect(toggle.metrics == .regular && original.metrics == .glass)
    rig.strike("g", modifiers: .shift)
    #expect(rig.scene.all(StageMirror.self).isEmpty)
  }
}
