import Canvas
import Controls
import Support
import Testing

@testable import Workbench

/// spec: docs/spec/command-line.md#input-log: the effect of header, options and events on the
/// scene.
@Suite struct `Scene replica` {
  private func log(
    _ scene: String, _ options: String = "", _ rest: String = "", _ events: String...
  ) throws -> InputLog {
    try InputLog(header: #""scene": "\#(scene)", "options": {\#(options)}\#(rest)"#, events)
  }

  private func target(_ log: InputLog) throws -> SceneReplica {
    let target = SceneReplica(log.header)
    for event in log.events { try target.perform(event) }
    let end = (log.events.last?.time ?? .zero).advanced(by: 2)
    _ = target.scene.update(for: FrameTime(target: end))
    return target
  }

  private func control<Kind: Control>(_ target: SceneReplica) throws -> Kind {
    try #require(target.controls.first { $0 is Kind } as? Kind)
  }

  @Test func `the header sets theme, environment, scale and size, which the gallery shows`() throws
  {
    let log = try log(
      "slider", "",
      #", "theme": "dark", "scale": 1.5, "direction": "rtl", "motion": "reduced", "#
        + #""contrast": "more""#)
    let target = SceneReplica(log.header)
    #expect(target.scene.theme == Theme(.dark, contrast: .more))
    #expect(target.scene.environment == SceneEnvironment(direction: .rightToLeft, motion: .reduced))
    #expect(target.scale == 1.5 && target.scene.scale == 1.5)
    #expect(target.size == Size(232, 76) && target.scene.size == Size(232, 76))
    for (index, theme) in ["light", "dark"].enumerated() {
      let target = try self.target(self.log("gallery", "", #", "theme": "\#(theme)""#))
      let control = target.controls.first { $0.identifier == "theme" } as? SegmentedControl
      #expect(control?.selection == index)
    }
  }

  @Test func `a header without settings makes a default scene`() throws {
    for (scene, size) in [
      ("switch", Size(83, 63)), ("slider", Size(232, 76)), ("segmented", Size(332, 64)),
      ("trio", Size(480, 640)), ("gallery", Size(960, 680)),
    ] {
      let target = SceneReplica(try log(scene).header)
      #expect(target.scene.theme == .light && target.scene.environment == SceneEnvironment())
      #expect(target.scale == 1 && target.scene.size == size, "\(scene)")
    }
    // The header of a page has the size of the window.
    for (rest, size) in [
      (#", "width": 500, "height": 620"#, Size(500, 620)), (#", "width": 500"#, Size(480, 640)),
    ] { #expect(SceneReplica(try log("trio", "", rest).header).scene.size == size) }
  }

  /// A window has 1 to 32767 px at the scales 1 to 4.
  @Test func `a size that no window can have is rejected`() throws {
    func scene(_ width: Double, _ height: Double) throws -> Scene {
      let size = #", "width": \#(width), "height": \#(height)"#
      return SceneReplica(try log("trio", "", size).header).scene
    }
    #expect(try scene(32_767, 0.25).size == Size(32_767, 0.25))
    #expect(try scene(0.25, 32_767).size == Size(0.25, 32_767))
    for (width, height) in [(0, 10), (10, 0.2), (32_767.1, 10), (10, 1e300)] {
      let failure = #expect(throws: Failure.self) { try scene(width, height) }
      #expect(failure?.message == "line 1: width and height must be 0.25 to 32767 pt")
    }
  }

  @Test func `a control has the label, the length and the state of the header`() throws {
    let options = #""width": 156, "label": "Volume", "disabled": true"#
    let slider: Slider = try control(target(log("slider", options)))
    #expect(slider.label == "Volume" && slider.identifier == "slider" && !slider.isEnabled)
    #expect(slider.frame == Rect(x: 16, y: 16, width: 156, height: 44))
    let style = #""style": "checkbox", "title": "Wi-Fi""#
    let box: Switch = try control(target(log("switch", style)))
    #expect(box.frame.minX == 16 && box.frame.height == 20 && box.frame.width > 28)
  }

  @Test(arguments: [
    ("slider", #""width": 30"#), ("slider", #""width": 4000"#), ("slider", #""step": 1e-6"#),
    ("slider", #""min": 0, "max": 10, "step": 1e-5"#), ("segmented", #""segments": 32"#),
    ("segmented", #""segments": 1"#), ("segmented", #""selected": 2"#),
    ("segmented", #""disabledSegments": [0, 2]"#),
  ])
  func `options at the ends of their ranges are accepted`(scene: String, option: String) {
    #expect(throws: Never.self) { try log(scene, option) }
  }

  @Test func `a set event changes the named control`() throws {
    let target = try target(
      log(
        "trio", "", "",
        #"{"t": 0, "event": "set", "control": "slider", "property": "value", "value": 0.75}"#,
        #"{"t": 0, "event": "set", "control": "segmented", "property": "selected", "value": 2}"#,
        #"{"t": 0, "event": "set", "property": "on", "value": true}"#))
    let (toggle, slider, segmented): (Switch, Slider, SegmentedControl) =
      try (control(target), control(target), control(target))
    #expect(toggle.isOn && slider.value == 0.75 && segmented.selection == 2)
    let none = try self.target(
      log("segmented", "", "", #"{"t": 0, "event": "set", "property": "selected"}"#))
    let empty: SegmentedControl = try control(none)
    #expect(empty.selection == nil && !none.scene.needsUpdate)
  }

  @Test(arguments: [("", false), (#", "animated": true"#, false), (#", "animated": false"#, true)])
  func `a set event animates unless animated is false`(member: String, isAtEnd: Bool) throws {
    for (scene, property) in [
      ("switch", #""isOn", "value": true"#), ("slider", #""value", "value": 1"#),
    ] {
      let event = #"{"t": 0, "event": "set", "property": \#(property)\#(member)}"#
      let log = try log(scene, "", "", event)
      let target = SceneReplica(log.header)
      try target.perform(log.events[0])
      _ = target.scene.update(for: FrameTime(target: .zero))
      let (toggle, slider) = (target.controls[0] as? Switch, target.controls[0] as? Slider)
      if let toggle { #expect(toggle.state.thumbX == (isAtEnd ? 22 : 2)) }
      if let slider { #expect((slider.thumbX < 186) != isAtEnd) }
    }
  }

  @Test(arguments: ["switch", "trio"])
  func `environment events change the scene`(scene: String) throws {
    let target = try target(
      log(
        scene, "", #", "contrast": "more""#, #"{"t": 0, "event": "theme", "value": "dark"}"#,
        #"{"t": 0, "event": "direction", "direction": "rtl"}"#,
        #"{"t": 0, "event": "motion", "value": "reduced"}"#, #"{"t": 0, "event": "disabled"}"#))
    #expect(target.scene.theme == Theme(.dark, contrast: .more))
    #expect(target.scene.environment == SceneEnvironment(direction: .rightToLeft, motion: .reduced))
    #expect(target.controls.allSatisfy { !$0.isEffectivelyEnabled })
    let back = try self.target(
      log(
        scene, #""disabled": true"#, #", "theme": "dark""#,
        #"{"t": 0, "event": "theme", "theme": "light"}"#,
        #"{"t": 0, "event": "disabled", "value": false}"#))
    #expect(back.scene.theme == .light && back.controls.allSatisfy { $0.isEffectivelyEnabled })
  }

  @Test func `a resize event changes the size of the scene`() throws {
    let target = try target(
      log(
        "trio", "", #", "scale": 2"#, #"{"t": 0, "event": "resize", "width": 400, "height": 500}"#))
    #expect(target.scene.size == Size(400, 500) && target.scene.scale == 2)
    #expect(try (control(target) as Slider).frame.width == 320)
    let wrong = #"{"t": 0, "event": "resize", "width": 400}"#
    #expect(throws: Failure.self) { try log("trio", "", "", wrong) }
  }

  /// spec: docs/spec/command-line.md#fuller-set/events: `set` reaches every property.
  @Test func `a set event reaches every property`() throws {
    func set(_ property: String, _ value: String) -> String {
      #"{"t": 0.1, "event": "set", "property": "\#(property)", "value": \#(value)}"#
    }
    for scene in ["switch", "slider", "range", "segmented"] {
      let target = try target(log(scene, "", "", set("disabled", "true"), set("label", #""Name""#)))
      #expect(!target.controls[0].isEnabled && target.controls[0].label == "Name")
    }
    for scene in ["slider", "range", "segmented"] {
      let target = try target(log(scene, "", "", set("width", "250")))
      #expect(target.controls[0].frame.width == 250 && target.scene.size.width == 282)
    }
    for scene in ["slider", "range"] {
      let turned = try target(log(scene, "", "", set("orientation", #""vertical""#)))
      #expect(turned.controls[0].frame == Rect(x: 16, y: 16, width: 44, height: 200))
      #expect(turned.scene.size == Size(76, 232))
    }
    let vertical = try target(log("slider", #""orientation": "vertical""#, "", set("width", "120")))
    #expect(vertical.controls[0].frame.height == 120)

    let segmented: SegmentedControl = try control(
      target(log("segmented", #""selected": 1"#, "", set("segments", #"["A", "B", "C", "D"]"#))))
    #expect(segmented.titles == ["A", "B", "C", "D"] && segmented.selection == 1)
    let fewer: SegmentedControl = try control(
      target(log("segmented", #""selected": 2"#, "", set("segments", "2"))))
    #expect(fewer.titles == ["", ""] && fewer.selection == nil)
  }
}
