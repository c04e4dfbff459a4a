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

  @Test func `G fades to the other design and back`() {
    let rig = rig()
    let toggle = rig.controller.page.preview?.control as? Switch
    rig.strike("g")
    #expect(rig.scene.design == .glass && rig.controller.environment.design == .glass)
    rig.advance(by: 1)
    #expect(toggle?.metrics == .glass && toggle?.frame.size == Size(63, 28))
    rig.strike("g", wait: 1)
    #expect(rig.scene.design == .classic && toggle?.metrics == .regular)
  }

  @Test func `the design combines with theme and contrast`() {
    let rig = rig()
    rig.strike("gt")
    #expect(rig.scene.design == .glass(.dark))
    rig.strike("c")
    #expect(rig.scene.design == .glass(.dark, contrast: .more))
    rig.strike("g")
    #expect(rig.scene.design == .classic(.dark, contrast: .more))
  }

  @Test func `the environment popover changes the design`() throws {
    let rig = rig()
    rig.strike("e", wait: 0.5)
    let control = try rig.part("environment-design", as: SegmentedControl.self)
    #expect(control.selection == 0)
    rig.perform(.select(1), on: control, wait: 0.5)
    #expect(rig.scene.design == .glass)
  }

  @Test func `the design is remembered`() {
    let rig = rig()
    rig.strike("g")
    let state = rig.controller.state(at: WindowPlacement(size: Size(10, 10)))
    #expect(state.environment["design"] == "glass")
    let read = RememberedState(state.json)
    #expect(read == state)
    func design(_ commandLine: [String: PropertyValue]) -> DesignChoice {
      PreferenceAuthority(
        user: read?.environment ?? [:], commandLine: commandLine, settings: DesktopPreferences()
      ).design
    }
    #expect(design([:]) == .glass && design(["design": "classic"]) == .classic)
  }

  @Test func `logs have the design only if it is not the classic one`() throws {
    var header = InputLogHeader(scene: .trio)
    #expect(!header.json.text.contains("design"))
    header.design = .glass
    let text = header.json.text
    #expect(text.contains(#""design": "glass""#))
    let log = try InputLog(parsing: text + "\n")
    #expect(log.header.design == .glass)
    #expect(SceneReplica(log.header).scene.design == .glass)
  }

  @Test func `a change of the design is replayed`() throws {
    let header = InputLogHeader(scene: .control(Switch.description))
    let log = try InputLog(
      parsing: header.json.text + "\n" + #"{"t": 1, "event": "design", "design": "glass"}"# + "\n")
    let replica = SceneReplica(log.header)
    for event in log.events { try replica.perform(event) }
    #expect(replica.scene.design == .glass)
  }

  @Test func `the comparison shows the other design, driven by the same input`() throws {
    let rig = rig()
    rig.strike("g", modifiers: .shift, wait: 0.1)
    let mirror = try #require(rig.scene.all(StageMirror.self).first)
    let toggle = try #require(mirror.view.content.root.all(Switch.self).first)
    let original = try #require(rig.controller.page.preview?.control as? Switch)
    #expect(toggle.metrics == .glass && original.metrics == .regular)
    #expect(toggle.isOn == original.isOn)
    let isOn = original.isOn
    rig.tap(at: rig.controller.page.replayPlace.center, wait: 1)
    #expect(original.isOn != isOn && toggle.isOn == original.isOn)
    rig.strike("g", wait: 1)
    #expect(toggle.metrics == .regular && original.metrics == .glass)
    rig.strike("g", modifiers: .shift)
    #expect(rig.scene.all(StageMirror.self).isEmpty)
  }
}
