import Canvas
import Controls
import ControlsTesting
import Support
import Testing

@testable import Workbench
@testable import WorkbenchCommands
@testable import playground

/// spec: docs/spec/command-line.md#commands/semantics;
/// docs/spec/command-line.md#tokens/print-semantics.
@Suite struct `Semantics report` {
  private func json(_ arguments: String) throws -> JSON {
    try SemanticsCommand<Playground>.parse(arguments.words).tree().json
  }

  private func all(_ json: JSON) -> [JSON] {
    [json] + (json["children"]?.values ?? []).flatMap { all($0) }
  }

  @Test func `a switch has all members`() throws {
    #expect(
      try json("switch --on --focused").text == #"""
        {"role": "switch", "label": "", "help": null, "value": true, "states": ["enabled", \#
        "focusable", "focused", "showing"], "actions": ["toggle", "focus"], "frame": [16.0, 16.0, \#
        51.0, 31.0], "spoken": "Switch button, on", "children": []}
        """#)
    #expect(
      try json("switch --disabled")["states"]?.values == [.string("focusable"), .string("showing")])
  }

  @Test func `a slider has its range, step and orientation`() throws {
    let slider = try json("slider --min 0 --max 4 --step 0.5 --value 1 --width 120")
    let members = ["value", "step", "range", "orientation", "frame", "spoken"]
    #expect(
      members.map { slider[$0] } == [
        .number(1), .number(0.5), .array([.number(0), .number(4)]), .string("horizontal"),
        .array([16, 16, 120, 44].map { .number($0) }), .string("25%, adjustable"),
      ])
    #expect(try json("slider")["step"] == .null)
  }

  @Test func `segments have labels, values, indices and frames`() throws {
    let control = try json("segmented --segments A,B --selected 1 --direction rtl")
    #expect(control["value"] == .array([.integer(1)]) && control["count"] == .integer(2))
    let segments = control["children"]?.values ?? []
    let shown = segments.map { segment in
      ["label", "value", "index"].map { segment[$0] } + [segment["frame"]?.values.first]
    }
    let expected: [[JSON?]] = [
      [.string("A"), .bool(false), .integer(0), .number(166)],
      [.string("B"), .bool(true), .integer(1), .number(16)],
    ]
    #expect(shown == expected)
    #expect(segments.map { $0["states"]?.values.contains(.string("selected")) } == [false, true])
  }

  @Test func `the gallery has the whole window`() throws {
    let window = try json("gallery")
    #expect(window["role"] == .string("window"))
    let parts = all(window)
    #expect(parts.contains { $0["id"] == .string("wifi") && $0["role"] == .string("switch") })
    #expect(parts.contains { $0["role"] == .string("scrollView") })
    for part in parts {
      let wanted = "role label help value states actions frame spoken children".words
      #expect(Set(wanted).isSubset(of: part.members.map(\.key)))
    }
  }

  @Test func `each kind of value has a JSON form`() throws {
    let rig = SceneRig(Switch(), size: Size(51, 31))
    var node = try #require(rig.scene.semantics(of: rig.control))
    func value(_ value: SemanticsValue) -> JSON? {
      node.value = value
      return node.json["value"]
    }
    #expect(value(.toggle(.mixed)) == .string("mixed"))
    #expect(value(.selection([2, 0], count: 3)) == .array([.integer(0), .integer(2)]))
    node.value = .selection([0], count: 3, orientation: .vertical)
    #expect(node.json["orientation"] == .string("vertical"))
    #expect(value(.text("a")) == .string("a") && value(.none) == .null)
    #expect(value(.number(1, range: 0...2)) == .number(1))
  }

  @Test func `the help overlay is a modal dialog`() throws {
    let rig = PageRig(TrioPage())
    rig.strike("?")
    let dialogs = rig.scene.semantics.json["children"]?.values ?? []
    #expect(dialogs.map { $0["role"] } == [.string("dialog")])
    #expect(dialogs.first?["states"]?.values.contains(.string("modal")) == true)
    let first = try #require(rig.controller.table.commands.first { !$0.shortcuts.isEmpty })
    let spoken = "\(first.shortcuts[0].title), \(first.title)"
    #expect(dialogs.first?["children"]?.values.first?["spoken"] == .string(spoken))
  }
}
