import Canvas
import Controls
import Testing

@testable import Workbench
@testable import WorkbenchCommands
@testable import playground

/// spec: command-line, the fuller set: the size of a switch, its invalid options and its trace.
@Suite struct `Switch options` {
  private func shown(_ arguments: String) throws -> (toggle: Switch, size: Size) {
    let shown = try SemanticsCommand<Playground>.parse(arguments.words).shown()
    return (try #require(shown.control as? Switch), shown.size)
  }

  @Test func `the size follows the style and the title`() throws {
    #expect(try shown("switch --style checkbox").size == Size(52, 52))
    #expect(try shown("switch --style button").size == Size(56, 64))
    let titled = try shown("switch --style checkbox --title Wi-Fi")
    #expect(titled.size.height == 52 && titled.size.width > 80)
  }

  @Test(arguments: [1.0, 1.25, 2, 4]) func `the title fits at every scale`(scale: Double) throws {
    for style in SwitchStyle.allCases {
      let toggle = try shown("switch --style \(style.rawValue) --title Airplane --scale \(scale)")
        .toggle
      let text = TextEngine()
      text.scale = scale
      let wanted = toggle.measure(.zero, in: LayoutContext(text: text, direction: .leftToRight))
      #expect(toggle.frame.width >= wanted.width)
    }
  }

  @Test func `mixed and pending are traced`() throws {
    let options = #""style": "checkbox", "mixed": true, "pending": true"#
    let log = try InputLog(header: #""scene": "switch", "options": {\#(options)}"#)
    let traced = try #require(SceneReplica(log.header).controls.first).tracedState
    #expect(traced["pending"] == .bool(true) && traced["mixed"] == .bool(true))
    #expect(traced["isOn"] == .bool(false))
  }
}

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
    try #require(rig.controller.page.root.all(ScrollView.self).first).scroll(to: 0)
    rig.advance(by: 2)
    #expect(!toggle.isPending && toggle.isOn)
  }
}
