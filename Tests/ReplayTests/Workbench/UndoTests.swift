import Canvas
import Controls
import Support
import Testing

@testable import Workbench
@testable import playground

@Suite struct `Undo and redo` {
  private static let panels: Set<PanelName> = [.sidebar, .inspector, .time, .curves]

  private func open(_ kind: PreviewKind) throws -> (rig: PageRig, preview: ControlPreview) {
    let rig = PageRig(kind.page, size: .wide, panels: Self.panels, after: 0.5)
    return (rig, try #require(rig.controller.page.preview))
  }

  private func undo(_ rig: PageRig) { rig.strike("z", modifiers: .control) }
  private func redo(_ rig: PageRig) { rig.strike("z", modifiers: [.control, .shift]) }

  private func title(_ name: CommandName, _ rig: PageRig) throws -> String {
    try #require(rig.controller.table[name]).shownTitle
  }

  private func banner(_ rig: PageRig) -> String? { rig.scene.all(Banner.self).last?.title }

  @Test(arguments: PreviewKind.allCases)
  func `each value that the inspector offers can be undone, with those that it changes`(
    kind: PreviewKind
  ) throws {
    let (rig, preview) = try open(kind)
    func values() -> [PropertyValue] {
      preview.description.properties.map { $0.read(from: preview.control) }
    }
    let opened = values()
    for property in preview.description.properties {
      for value in property.offeredValues(for: preview.control) {
        let before = values()
        rig.controller.changes.beginGesture()
        preview.set(property, to: value)
        let after = values()
        if after == before { continue }
        undo(rig)
        #expect(values() == before, "\(property.name) \(value)")
        redo(rig)
        #expect(values() == after, "\(property.name) \(value)")
      }
    }
    while rig.controller.changes.nextUndo != nil { undo(rig) }
    #expect(values() == opened)
    undo(rig)
    #expect(banner(rig) == "Nothing to undo on this page")
  }

  @Test func `a drag is one change, whose name is in the title of the command`() throws {
    let (rig, preview) = try open(.switch)
    let toggle = try #require(preview.control as? Switch)
    let slider = try rig.part("spring-response", as: Slider.self)
    let before = toggle.metrics.slideSpring
    #expect(try title("undo", rig) == "Undo")
    let frame = slider.frameInScene
    let start = (slider.value - slider.minimumValue) / (slider.maximumValue - slider.minimumValue)
    rig.press(at: Point(frame.minX + start * frame.width, frame.midY))
    for x in [0.5, 0.6, 0.7] {
      rig.drag(to: Point(frame.minX + x * frame.width, frame.midY), wait: 0.1)
    }
    rig.release(wait: 0.2)
    let after = toggle.metrics.slideSpring
    #expect(after.response > before.response && after.dampingRatio == before.dampingRatio)
    #expect(try title("undo", rig) == "Undo Response")
    undo(rig)
    #expect(toggle.metrics.slideSpring == before)
    rig.advance(by: 0.2)
    #expect(abs(slider.value - before.response) < 0.006)
    #expect(try title("undo", rig) == "Undo" && title("redo", rig) == "Redo Response")
    redo(rig)
    #expect(toggle.metrics.slideSpring == after)
    // A new change ends what can be redone.
    undo(rig)
    rig.perform(.increment, on: try rig.part("spring-damping"), wait: 0.1)
    #expect(try title("undo", rig) == "Undo Damping" && title("redo", rig) == "Redo")
  }

  @Test func `a drag that Escape takes back leaves nothing to undo`() throws {
    let (rig, preview) = try open(.switch)
    let toggle = try #require(preview.control as? Switch)
    let before = toggle.metrics.slideSpring
    let frame = try rig.part("spring-response").frameInScene
    rig.press(at: Point(frame.minX + 0.3 * frame.width, frame.midY))
    rig.drag(to: Point(frame.minX + 0.9 * frame.width, frame.midY), wait: 0.1)
    #expect(toggle.metrics.slideSpring != before && rig.controller.changes.nextUndo != nil)
    rig.strike(.escape)
    rig.release(wait: 0.2)
    #expect(toggle.metrics.slideSpring == before && rig.controller.changes.nextUndo == nil)
  }

  @Test func `a gesture in a control is no change, and stays when another one is undone`() throws {
    let (rig, preview) = try open(.slider)
    let slider = try #require(preview.control as? Slider)
    let editor = try rig.part("inspector-enabled", as: Switch.self)
    rig.perform(.toggle, on: editor, wait: 0.2)
    rig.perform(.toggle, on: editor, wait: 0.2)
    let area = try rig.frame(slider)
    rig.drag(
      from: Point(area.minX + 0.6 * area.width, area.midY), to: Point(area.maxX - 10, area.midY),
      wait: 0.5)
    let value = slider.value
    undo(rig)
    #expect(value > 0.9 && slider.value == value && !slider.isEnabled)
    #expect(try title("redo", rig) == "Redo Enabled")
  }

  @Test func `Reset All and a state are one change each`() throws {
    let (rig, preview) = try open(.switch)
    func values() -> [PropertyValue] { preview.values.map(\.value) }
    let stage = try rig.first(Stage.self)
    let preset = try #require(preview.description.states.first { $0.values.count > 1 })
    rig.controller.changes.beginGesture()
    stage.show(preset)
    let shown = values()
    #expect(try title("undo", rig).lowercased() == "undo " + preset.name.lowercased())
    rig.advance(by: 0.5)
    rig.perform(
      .press,
      on: try #require(
        rig.controller.workbench.all(LinkButton.self).first { $0.identifier == "inspector-reset" }),
      wait: 0.2)
    #expect(try title("undo", rig) == "Undo Reset All" && values() != shown)
    undo(rig)
    #expect(values() == shown)
    undo(rig)
    #expect(!preview.description.properties.contains { preview.isChanged($0) })
  }

  @Test func `the last 200 changes of a page can be undone while it is shown`() throws {
    let (rig, preview) = try open(.slider)
    let changes = rig.controller.changes
    for number in 1...ChangeList.most + 5 {
      changes.beginGesture()
      try preview.set("value", to: .number(Double(number) / 1000))
    }
    rig.open(.switch)
    #expect(changes.nextUndo == nil)
    rig.open(.slider)
    var count = 0
    while changes.nextUndo != nil {
      changes.undo()
      count += 1
    }
    #expect(count == ChangeList.most && (preview.control as? Slider)?.value == 0.005)
  }

  @Test func `the row of an undone value flashes, but not with reduced motion`() throws {
    for (motion, count) in [(MotionPreference.full, 1), (.reduced, 0)] {
      let (rig, _) = try open(.switch)
      rig.scene.environment.motion = motion
      rig.perform(.toggle, on: try rig.part("inspector-on"), wait: 0.2)
      try rig.run("undo", wait: 0)
      #expect(rig.scene.all(ChangeFlash.self).count == count)
      rig.advance(by: 2)
      #expect(rig.scene.all(ChangeFlash.self).isEmpty)
    }
  }

  @Test func `a recording of a control has what is undone as changes of values`() throws {
    let rig = try CaptureRig(
      .slider, panels: [.sidebar, .inspector], after: 0.5, isRecording: true)
    let editor = try rig.rig.part("inspector-enabled")
    #expect(rig.rig.scene.perform(.toggle, on: editor.semanticsID))
    rig.advance(by: 0.3)
    rig.strike("z", modifiers: .control)
    rig.strike("z", modifiers: [.control, .shift])
    rig.strike(.named("f9"))
    let log = try InputLog(parsing: rig.text("jsonl"))
    let values: [JSON] = log.events.compactMap {
      guard case .set(_, "enabled", let value, _) = $0.kind else { return nil }
      return value
    }
    #expect(values == [.bool(false), .bool(true), .bool(false)])
    #expect(try rig.replayed(rig.text("jsonl")).isEmpty == false)
  }

  @Test(arguments: [PageName.gallery, .switch])
  func `settings of the environment can be undone on every page`(page: PageName) throws {
    let rig = PageRig(page, size: .wide, after: 0.5)
    for (key, name) in [
      ("t", "Theme"), ("d", "Disabled"), ("w", "Pending"), ("c", "Contrast"), ("m", "Motion"),
      ("r", "Direction"), ("g", "Design"), ("=", "Text Size"),
    ] {
      let before = rig.controller.environment
      rig.strike(key)
      let after = rig.controller.environment
      #expect(try before != after && title("undo", rig) == "Undo " + name)
      undo(rig)
      #expect(rig.controller.environment == before, "\(name)")
      redo(rig)
      #expect(rig.controller.environment == after, "\(name)")
    }
    rig.open(page == .gallery ? .switch : .gallery)
    #expect(try title("undo", rig) == "Undo Text Size")
  }

  @Test func `a control that was disabled by itself stays so`() throws {
    let (rig, preview) = try open(.switch)
    rig.perform(.toggle, on: try rig.part("inspector-enabled"), wait: 0.2)
    rig.strike("d")
    undo(rig)
    #expect(!preview.control.isEnabled && !rig.controller.environment.isDisabled)
    undo(rig)
    #expect(preview.control.isEnabled)
  }

  @Test func `the recording of a window has what its replay cannot undo`() throws {
    let rig = try CaptureRig(.switch)
    rig.strike("t")
    rig.rig.open(.gallery, wait: 0.5)
    rig.strike("d")
    rig.strike("zz", modifiers: .control)
    #expect(rig.rig.controller.appearance == .light && !rig.rig.controller.isDisabled)
    // A change without input, such as that of a dropped file.
    rig.rig.controller.set(.themeChoice, to: .text("dark"))
    rig.strike("z", modifiers: .control)
    let entries = try #require(rig.capture.recordings.ofPage).entries
    let changes: [String] = entries.compactMap {
      guard case .environment(let setting, let value) = $0.kind else { return nil }
      return "\(setting.name) \(value.text ?? "")"
    }
    #expect(changes == ["theme light", "theme dark", "theme light"])
  }

  @Test func `magnification, place and removal of a reference can be undone`() throws {
    let rig = try ReferenceRig()
    let changes = rig.rig.controller.changes
    let view = try rig.show(rig.paint("a@2x.png"))
    let factor = rig.stage.view.magnification
    rig.rig.perform(.increment, on: try rig.rig.part("magnification"), wait: 0.1)
    for x in [1, 2] {
      changes.beginGesture()
      view.move(x, 0)
    }
    try rig.run("center-reference")
    changes.beginGesture()
    try rig.run("remove-reference")
    #expect(rig.stage.reference == nil)
    undo(rig.rig)
    #expect(rig.stage.reference === view && view.move == PixelOffset())
    #expect(rig.rig.scene.all(ReferenceView.self).count == 1)
    undo(rig.rig)
    #expect(view.move.x == 1, "both moves of the last gesture")
    undo(rig.rig)
    #expect(view.move.x == 0 && rig.stage.view.magnification > factor)
    undo(rig.rig)
    #expect(rig.stage.view.magnification == factor && !rig.stage.isMagnified)
    for _ in 0..<4 { redo(rig.rig) }
    #expect(rig.stage.reference == nil)
  }

  @Test func `mode and opacity of a reference can be undone`() throws {
    let rig = try ReferenceRig()
    let view = try rig.show(rig.paint("a@2x.png"))
    for name in ["more-opacity", "more-opacity", "reference-beside"] {
      rig.rig.controller.changes.beginGesture()
      try rig.run(CommandName(rawValue: name))
    }
    for (title, mode, opacity) in [
      ("Undo Reference Mode", .overlay, 0.7), ("Undo Reference Opacity", .overlay, 0.6),
      ("Undo Reference Opacity", .overlay, 0.5),
    ] as [(String, ReferenceMode, Double)] {
      #expect(try self.title("undo", rig.rig) == title)
      undo(rig.rig)
      #expect(view.mode == mode && abs(view.opacity - opacity) < 1e-9)
      rig.rig.advance(by: 0.1)
      #expect(abs(try rig.rig.part("reference-opacity", as: Slider.self).value - opacity) < 0.01)
    }
    for _ in 0..<3 { redo(rig.rig) }
    #expect(view.mode == .beside && abs(view.opacity - 0.7) < 1e-9)
  }

  @Test func `tokens and the entries of the log are back`() throws {
    let folder = TemporaryFolder()
    let path = try folder.put(
      #"{"switch": {"thumb": {"diameter": {"$value": {"value": 25, "unit": "px"}}}}}"#,
      into: "a.tokens.json")
    let rig = PageRig(.switch, size: .wide, panels: [.log], after: 0.5)
    let host = RecordingHost(of: rig.controller)
    rig.controller.takeFiles(["file://" + path])
    #expect(rig.controller.tokens != nil)
    undo(rig)
    #expect(rig.controller.tokens == nil && rig.controller.tokensPath == nil)
    redo(rig)
    #expect(rig.controller.tokens != nil && host.tokensFiles == [path, nil, path])
    rig.click(at: try rig.frame(try rig.staged(Switch.self)).center, wait: 0.5)
    let log = rig.controller.workbench.log
    let entries = log.entries.count
    let clear = try #require(log.all(LinkButton.self).first { $0.identifier == "log-clear" })
    rig.perform(.press, on: clear, wait: 0.2)
    #expect(entries > 0 && log.entries.isEmpty)
    undo(rig)
    #expect(log.entries.count >= entries)
  }
}
