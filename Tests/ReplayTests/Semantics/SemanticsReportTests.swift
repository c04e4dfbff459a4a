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
    try SemanticsCommand<Playground>.read(arguments.words).tree().json
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
    let spoken = "\(first.title), \(first.shortcuts[0].title)"
    func list(in node: JSON?) -> JSON? {
      if node?["role"] == .string("list") { return node }
      return node?["children"]?.values.lazy.compactMap { list(in: $0) }.first
    }
    let row = list(in: dialogs.first)?["children"]?.values.first
    #expect(row?["spoken"] == .string(spoken) && row?["frame"] != dialogs.first?["frame"])
  }
}

/// spec: docs/spec/command-line.md#run/print-layout.
@Suite struct `Layout report` {
  private func report(_ rig: PageRig) -> LayoutReport {
    LayoutReport(
      window: 7, scale: 1.5, size: .narrow,
      controls: rig.controller.page.root.allControls.compactMap { rig.scene.semantics(of: $0) })
  }

  @Test func `the report has each control with its value and frame`() {
    let rig = PageRig(TrioPage())
    #expect(
      report(rig).json.text == #"""
        {"window": 7, "scale": 1.5, "size": [480.0, 640.0], "controls": [\#
        {"id": "switch", "role": "switch", "label": "Switch", "value": false, "enabled": true, \#
        "frame": [40.0, 100.0, 51.0, 31.0]}, \#
        {"id": "slider", "role": "slider", "label": "Slider", "value": 0.3, "enabled": true, \#
        "frame": [40.0, 186.0, 400.0, 44.0]}, \#
        {"id": "segmented", "role": "segmented", "label": "Segmented", "value": 0, \#
        "enabled": true, "frame": [40.0, 290.0, 400.0, 32.0]}]}
        """#)
  }

  @Test func `a range slider is a slider with two values`() throws {
    let price = RangeSlider(0.25...0.5, label: "Price")
    price.identifier = "price"
    price.frame = Rect(x: 8, y: 8, width: 200, height: 44)
    let rig = SceneDriver(Scene(price), size: Size(216, 60))
    let report = LayoutReport(
      window: 7, scale: 1, size: rig.size, controls: [try #require(rig.scene.semantics(of: price))])
    let control = try #require(report.json["controls"]?.values.first)
    #expect(["id", "label", "role"].map { control[$0]?.string } == ["price", "Price", "slider"])
    #expect(control["value"] == .array([.number(0.25), .number(0.5)]))
  }

  @Test func `the report has the current values and states`() {
    let rig = PageRig(TrioPage(), isDisabled: true)
    (rig.control("switch") as? Switch)?.setOn(true, animated: false)
    (rig.control("segmented") as? SegmentedControl)?.select(nil, animated: false)
    let controls = report(rig).json["controls"]?.values ?? []
    #expect(controls.map { $0["value"] } == [.bool(true), .number(0.3), .null])
    #expect(controls.map { $0["enabled"] } == [.bool(false), .bool(false), .bool(false)])
  }
}

@Suite struct `Font notice` {
  private func fontconfig(_ words: String...) throws -> [String] {
    try OtherProgram.output(of: words).0.split(whereSeparator: \.isNewline)
      .compactMap { $0.split(separator: ",").first.map(String.init) }
  }

  @Test func `the notice names the substitute font, if the requested one is not used`() throws {
    let standIn = try #require(
      try fontconfig("fc-match", "No Such Family,sans-serif", "--format=%{family}\n").first)
    #expect(
      FontNotice.sentence(for: TextEngine(family: "No Such Family"))
        == "the font Inter is not installed or not readable, so text is shown in \(standIn)")
    let families = try fontconfig("fc-list", ":scalable=true", "--format=%{family}\n")
    let family = try #require(families.contains("Inter") ? "Inter" : families.first)
    #expect(FontNotice.sentence(for: TextEngine(family: family)) == nil)
  }
}
