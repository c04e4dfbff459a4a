import Canvas
import Controls
import ControlsTesting
import Testing

@testable import Workbench
@testable import playground

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

  @Test func `there is no notice while the requested font is used`() throws {
    let families = try fontconfig("fc-list", ":scalable=true", "--format=%{family}\n")
    let family = try #require(families.contains("Inter") ? "Inter" : families.first)
    #expect(FontNotice.sentence(for: TextEngine(family: family)) == nil)
  }

  @Test func `the notice names the substitute font`() throws {
    let standIn = try #require(
      try fontconfig("fc-match", "No Such Family,sans-serif", "--format=%{family}\n").first)
    #expect(
      FontNotice.sentence(for: TextEngine(family: "No Such Family"))
        == "the font Inter is not installed or not readable, so text is shown in \(standIn)")
  }
}
