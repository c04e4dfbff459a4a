import Canvas
import ControlsTesting
import Support
import Testing

@testable import Controls
@testable import Workbench
@testable import playground

/// The window shows the values of a past moment. spec: docs/spec/window.md#time/overview
@Suite struct `Values of the past` {
  /// The same as `snapshot window --log FILE --scrub S`.
  @Test(arguments: [0.0, 0.9, 1.4])
  func `a log is played on the stage of its control`(age: Double) throws {
    let log = """
      {"format":"playground-input","version":1,"scene":"switch"}
      {"t":0.2,"event":"press","x":58,"y":31}
      {"t":0.4,"event":"release","x":58,"y":31}
      {"t":0.6,"event":"set","property":"dragStyle","value":"tracking"}
      """
    let folder = TemporaryFolder()
    let path = try folder.put(log + "\n", into: "switch.jsonl")
    let rig = TimeRig(.switch)
    let page = rig.page.controller.page
    try StagePlayback(path, on: .switch, of: .playground, age: age).play(on: page) { _ in
      rig.page.advance(by: 1.0 / 60)
    }
    let time = try #require(page.time)
    #expect(time.isPast == (age > 0))
    let shown = try #require(rig.shownPreview.control as? Switch)
    #expect(shown.isOn == (age > 1.7))
    #expect(throws: Failure.self) { try StagePlayback(path, on: .slider, of: .playground, age: 0) }
  }

  @Test(arguments: [Size(1280, 800), Size(480, 780)])
  func `the inspector shows the values of the past, disabled`(size: Size) throws {
    let rig = TimeRig(.switch, panels: [.inspector, .time], size: size)
    let inspector = rig.page.controller.workbench.inspector
    func editor(_ name: String) -> Switch? {
      inspector.all(Switch.self).last { editor in
        editor.identifier == "inspector-" + name
          && editor.firstUpwards { $0.isHidden ? true : nil } == nil
      }
    }
    func badges() -> Int { inspector.all(PastBadge.self).count }
    rig.page.advance(by: 1)
    try rig.preview.set("on", to: .flag(false))
    try rig.preview.set("style", to: .text("checkbox"))
    rig.page.advance(by: 1)
    #expect(editor("on")?.isOn == false && editor("on")?.isEffectivelyEnabled == true)
    #expect(editor("mixed") != nil && badges() == 0)
    rig.scrub(back: 1.5, wait: 0.3)
    #expect(editor("on")?.isOn == true && editor("on")?.isEffectivelyEnabled == false)
    // Only checkboxes and buttons can be mixed.
    #expect(editor("mixed") == nil && badges() == 1 && rig.page.strings.contains("1.50 s ago"))
    rig.time.returnToNow()
    rig.page.advance(by: 0.5)
    #expect(editor("on")?.isOn == false && editor("mixed")?.isEffectivelyEnabled == true)
    #expect(badges() == 0)
  }

  @Test func `the table of measurements shows the values of the past`() throws {
    let rig = TimeRig(.switch, panels: .time)
    let table = try rig.page.first(MeasurementsTable.self)
    func position() -> String? { table.entries.first { $0.name == "Thumb position" }?.measured }
    rig.page.advance(by: 1)
    try rig.preview.set("on", to: .flag(false))
    rig.page.advance(by: 2)
    #expect(position() == "2.0 pt")
    rig.scrub(back: 2.5, wait: 0.3)
    #expect(position() == "22.0 pt")
    rig.time.returnToNow()
    rig.page.advance(by: 0.5)
    #expect(position() == "2.0 pt")
  }

  @Test(arguments: PreviewKind.allCases)
  func `a replica restores all properties, and a reset the initial values`(kind: PreviewKind) throws
  {
    let preview = ControlPreview(kind.description)
    let scene = Scene(StageCard(preview.control, width: 200))
    scene.resize(to: Size(400, 200), scale: 1)
    let before = preview.values.map(\.value)
    // The texts of segments belong to the segments.
    for property in preview.description.properties
    where property.group != nil && property.name != "segments" {
      guard let value = property.offeredValues(for: preview.control).last,
        property.isAvailable(for: preview.control)
      else { continue }
      preview.set(property, to: value)
      let replica = ControlPreview(kind.description)
      try replica.restore(preview.values)
      for property in preview.description.properties {
        #expect(
          property.read(from: replica.control) == property.read(from: preview.control),
          "\(kind) \(property.name)")
      }
    }
    let names = preview.description.properties.map(\.name).filter { $0 != "segments" }
    for _ in 0..<2 { preview.reset(names) }
    #expect(preview.values.map(\.value) == before)
  }
}
