import Canvas
import Controls
import Testing

@testable import Workbench

/// Measurements of a control. spec: docs/spec/window.md#page/measurements
@Suite struct `Measurements table` {
  private func rig(_ kind: PreviewKind, size: Size = Size(1280, 3200)) -> PageRig {
    PageRig(kind.page, size: size, panels: [.sidebar, .inspector], after: 1)
  }

  private func openConstants(_ rig: PageRig) throws {
    let table = try rig.first(MeasurementsTable.self)
    let row = try #require(table.entries.firstIndex { $0.isGroup })
    rig.perform(.select(row), on: table, wait: 0.2)
  }

  @Test(arguments: PreviewKind.allCases)
  func `every measurement of the design is present and matches the spec`(kind: PreviewKind) throws {
    let rig = rig(kind)
    try openConstants(rig)
    let entries = try rig.first(MeasurementsTable.self).entries.filter { !$0.isGroup }
    #expect(entries.count > 20 && entries.filter(\.isOff).map(\.name) == [])
    #expect(entries.allSatisfy { !$0.name.isEmpty && !$0.measured.isEmpty && !$0.origin.isEmpty })
    #expect(Set(entries.map(\.name)).count == entries.count)
    let prefix = "motion.\(kind == .range ? "slider" : kind.rawValue)."
    let motions = Design.tokens.filter { $0.name.hasPrefix(prefix) }.count
    #expect(entries.filter { $0.name.hasPrefix("Animation") }.count <= motions)
    #expect(entries.contains { $0.name.hasPrefix("Animation") })
    let control = try #require(rig.controller.page.preview).control
    // In both layout directions.
    for _ in 0..<2 {
      let shown = control.measurements.filter { !$0.isOnDemand }
      #expect(shown.count >= 4 && shown.allSatisfy { !$0.isOff && $0.target == nil })
      rig.strike("r", wait: 0.5)
    }
  }

  @Test func `the table follows the control and its style, and marks deviations`() throws {
    let rig = rig(.switch)
    let toggle = try rig.staged(Switch.self)
    toggle.metrics.thumbDiameter = 24
    toggle.metrics.slideSpring.response = 0.4
    toggle.metrics.padding = 2.04
    rig.advance(by: 0.5)
    try openConstants(rig)
    let off = try rig.first(MeasurementsTable.self).entries.filter { $0.isOff && !$0.isGroup }
    #expect(Set(off.map(\.name)) == ["Thumb", "Thumb height", "Animation, slide"])
    #expect(off.first?.measured == "24.0 pt" && off.first?.spec == "27 pt")
    #expect(off.last?.measured == "0.4 s, 0.75" && off.last?.spec == "0.3 s, 0.75")
    let rows = try #require(rig.scene.semantics(of: rig.first(MeasurementsTable.self))).children
    func spoken(_ name: String) -> String? { rows.first { $0.label == name }?.help }
    #expect(
      spoken("Thumb")?.hasPrefix("measured 24.0 pt, different from spec 27 pt, source ") == true)
    #expect(spoken("Padding")?.hasPrefix("measured 2.0 pt, spec 2 pt, source ") == true)
    #expect(spoken("Animation, slide")?.hasPrefix("value 0.4 s, 0.75, different ") == true)
    #expect(rows.first { $0.label.hasPrefix("Constants") }?.help == "1 changed")
    func hasBox() throws -> Bool {
      try rig.first(MeasurementsTable.self).entries.contains { $0.name.contains("heckbox") }
    }
    #expect(try !hasBox())
    toggle.style = .checkbox
    rig.advance(by: 0.5)
    #expect(try hasBox())
  }

  @Test func `constants are hidden until their row is pressed`() throws {
    let rig = rig(.switch)
    let table = try rig.first(MeasurementsTable.self)
    let measured = table.entries.filter { $0.measurement != nil }.count
    #expect(measured > 4 && table.entries.count == measured + 1)
    #expect(table.entries.last?.name.hasPrefix("Constants (") == true)
    rig.perform(.select(measured), on: table, wait: 0.2)
    #expect(table.entries.count > 20)
    #expect(!table.entries.contains { ["Slop", "Title tracking"].contains($0.name) })
    (rig.controller.page.preview?.control as? Switch)?.metrics.slop = 12
    rig.advance(by: 0.5)
    #expect(table.entries[measured].measured == "1 changed")
    rig.perform(.select(measured), on: table, wait: 0.2)
    #expect(table.entries.count == measured + 1)
  }

  @Test func `the selected measurement is shown on the stage until it is deselected`() throws {
    let rig = rig(.switch)
    let table = try rig.first(MeasurementsTable.self)
    let row = try #require(table.entries.firstIndex { $0.name == "Padding" })
    func isShown() -> Bool { rig.strings.contains("spec 2 pt · Padding") }
    #expect(!isShown())
    for shown in [true, false] {
      rig.perform(.select(row), on: table, wait: 0.2)
      #expect(isShown() == shown)
    }
    let place = rig.scene.semantics(of: table)?.children.first { $0.label == "Padding" }?.frame
    rig.click(at: try #require(place).center)
    #expect(isShown())
    rig.scene.setFocus(table, isVisible: false)
    rig.strike(.escape)
    // While focused, the table shows the row that a key would select.
    rig.scene.setFocus(nil, isVisible: false)
    rig.scene.handle(.pointer(PointerEvent(.moved, at: Point(300, 200), time: rig.scene.now)))
    rig.advance(by: 0.2)
    #expect(!isShown())
  }

  /// Panels change at most ten times a second. spec: docs/spec/window.md#rules/updates
  @Test func `measurements update at most ten times a second`() throws {
    let rig = rig(.slider)
    let table = try rig.first(MeasurementsTable.self)
    let slider = try rig.staged(Slider.self)
    func shown() -> String? { table.entries.first { $0.name == "Thumb position" }?.measured }
    slider.setValue(0, animated: false)
    rig.controller.page.refresh()
    let first = shown()
    var seen: Set<String> = []
    for step in 1...12 {
      slider.setValue(Double(step) / 20, animated: false)
      rig.advance(by: 1.0 / 60)
      if let now = shown() { seen.insert(now) }
    }
    #expect(seen.count <= 4)
    rig.advance(by: 0.3)
    #expect(shown() != first)
    let place = slider.measurements.first { $0.name == "Thumb position" }?.valueText
    #expect(shown() == place.map { $0 + " pt" } && !rig.after(seconds: 1).wantsFrame)
  }

  @Test func `numbers are formatted briefly`() {
    let texts = [31, 0.3, 0.05, -1.25, .nan, .infinity, 1e300].map(\.shortText)
    #expect(texts == ["31", "0.3", "0.05", "−1.25", "–", "–", "–"])
  }

  /// spec: docs/spec/window.md#page/callouts: the inset and both radii are always shown.
  @Test func `a segmented control shows its inset and radii on the stage`() throws {
    let rig = rig(.segmented)
    #expect(Set(rig.strings).isSuperset(of: ["9.0", "7.0", "2.0"]))
    rig.perform(.decrement, on: try rig.part("magnification"), wait: 0.1)
    let named = ["9 pt · Corner radius", "7 pt · Pill corner radius", "2 pt · Inset"]
    #expect(Set(rig.strings).isSuperset(of: named.map { "spec " + $0 }))
  }
}
