import ArgumentParser
import Canvas
import Controls
import Testing

@testable import Workbench
@testable import WorkbenchCommands
@testable import playground

/// spec: command-line, the fuller set: options of a switch on the command line and in a log.
@Suite struct `Switch options` {
  private func shown(_ arguments: String) throws -> (toggle: Switch, size: Size) {
    let shown = try SemanticsCommand<Playground>.parse(arguments.words).shown()
    return (try #require(shown.control as? Switch), shown.size)
  }

  @Test func `options set every property of a switch`() throws {
    let box = try shown("switch --style checkbox --mixed --title Wi-Fi --marks --pending").toggle
    #expect(box.style == .checkbox && box.isMixed && box.title == "Wi-Fi")
    #expect(box.showsMarks == true && box.isPending)
    let plain = try shown("switch").toggle
    #expect(plain.style == .switch && !plain.isMixed && plain.title == nil)
    #expect(plain.showsMarks == nil && !plain.isPending)
  }

  @Test func `the size follows the style and the title`() throws {
    #expect(try shown("switch --style checkbox").size == Size(52, 52))
    #expect(try shown("switch --style button").size == Size(56, 64))
    let titled = try shown("switch --style checkbox --title Wi-Fi")
    #expect(titled.size.height == 52 && titled.size.width > 80)
  }

  @Test(arguments: [1.0, 1.25, 2, 4])
  func `the title fits at every scale`(scale: Double) throws {
    for style in SwitchStyle.allCases {
      let toggle = try shown("switch --style \(style.rawValue) --title Airplane --scale \(scale)")
        .toggle
      let text = TextEngine()
      text.scale = scale
      let wanted = toggle.measure(.zero, in: LayoutContext(text: text, direction: .leftToRight))
      #expect(toggle.frame.width >= wanted.width)
    }
  }

  @Test(arguments: [
    "switch --mixed", "switch --style radio", "switch --style checkbox --mixed --on",
    "switch --title", "switch --thumb-tint red",
  ])
  func `invalid options are rejected with exit code 64`(arguments: String) {
    let error = #expect(throws: (any Error).self) {
      try SemanticsCommand<Playground>.parse(arguments.words).shown()
    }
    #expect(error.map { SnapshotCommand<Playground>.exitCode(for: $0).rawValue } == 64)
  }

  private func target(_ options: String, _ events: [String] = []) throws -> SceneReplica {
    let log = try InputLog(header: #""scene": "switch", "options": {\#(options)}"#, events)
    let target = SceneReplica(log.header)
    for event in log.events { try target.perform(event) }
    return target
  }

  private func set(_ property: String, _ value: String) -> String {
    #"{"t": 0, "event": "set", "property": "\#(property)", "value": \#(value)}"#
  }

  private func toggle(_ events: String...) throws -> Switch {
    try #require(try target("", events).controls.first as? Switch)
  }

  @Test func `a set event reaches every property of a switch`() throws {
    let box = try toggle(
      set("style", #""checkbox""#), set("title", #""Wi-Fi""#), set("mixed", "true"),
      set("pending", "true"), set("marks", "true"), set("dragStyle", #""tracking""#),
      set("onTint", #""FF0000""#), set("offTint", #""00FF00""#), set("thumbTint", #""0000FF""#),
      set("label", #""Wireless""#))
    #expect(box.style == .checkbox && box.title == "Wi-Fi" && box.isMixed && box.isPending)
    #expect(box.showsMarks == true && box.dragStyle == .tracking && box.label == "Wireless")
    #expect(box.onTintColor == Color(hex: 0xFF0000) && box.offTintColor == Color(hex: 0x00FF00))
    #expect(box.thumbTintColor == Color(hex: 0x0000FF))
    let plain = try toggle(
      set("onTint", #""FF0000""#), set("onTint", "null"), set("title", #""A""#),
      set("title", "null"), set("marks", "false"), set("marks", "null"),
      set("pending", "true"), set("pending", "false"), set("on", "true"))
    #expect(plain.onTintColor == nil && plain.title == nil && plain.showsMarks == nil)
    #expect(!plain.isPending && plain.isOn)
  }

  @Test func `mixed and pending are traced`() throws {
    let toggle = try toggle(
      set("style", #""checkbox""#), set("mixed", "true"), set("pending", "true"))
    let traced = toggle.tracedState
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
    let views = rig.controller.page.root.all(ScrollView.self)
    try #require(views.first).scroll(to: 0)
    rig.advance(by: 2)
    #expect(!toggle.isPending && toggle.isOn)
  }
}
