import Canvas
import Controls
import Testing

@testable import Workbench
@testable import playground

/// spec: docs/spec/window.md#tools/more: replaying the latest recording in the window.
@Suite struct `Replay in the window` {
  private func recorded(
    _ name: PageName, panels: Set<PanelName> = [], size: Size? = nil
  ) throws -> CaptureRig {
    let rig = try CaptureRig(name, panels: panels, size: size, isRecording: true)
    rig.swipe(try #require(rig.controls.first), from: 0.5, to: 0.5)
    rig.strike(.named("f9"))
    return rig
  }

  private func stage(_ rig: CaptureRig) -> ReplayStage? {
    rig.rig.scene.layers.last?.root as? ReplayStage
  }

  private func played(_ rig: CaptureRig) -> Control? {
    stage(rig)?.all(SceneView.self).last?.content.root.allControls.first
  }

  @Test(arguments: [Key.escape, .named("f10")]) func `a key ends the replay`(key: Key) throws {
    let rig = try recorded(.switch)
    rig.rig.strikeNow(.named("f10"))
    #expect(stage(rig) != nil)
    rig.strike(key)
    #expect(stage(rig) == nil && rig.capture.replay == nil)
    rig.swipe(rig.controls[0], from: 0.5, to: 0.5)
    #expect((rig.controls[0] as? Switch)?.isOn == true)
  }

  @Test(arguments: [Size.wide, .narrow])
  func `a replay of a control runs in its stage`(size: Size) throws {
    let rig = try recorded(.switch, size: size)
    rig.rig.strikeNow(.named("f10"))
    rig.rig.advance(by: 0.2)
    let view = try #require(stage(rig)?.all(SceneView.self).last)
    let place = rig.rig.controller.page.replayPlace
    #expect(place.frame == (try rig.rig.first(Stage.self)).frameInScene)
    let distance = view.frameInScene.center - place.center
    #expect(abs(distance.x) < 1e-6 && abs(distance.y) < 1e-6)
    #expect(view.magnification == place.magnification)
  }

  @Test(arguments: [PageName.switch, .gallery])
  func `a replay shows pointer and length, and the inspector its values`(name: PageName) throws {
    let rig = try recorded(name, panels: [.inspector], size: .wide)
    let toggle = try #require(rig.controls.first as? Switch)
    let isOn = toggle.isOn
    let place = rig.place(toggle)
    rig.rig.strikeNow(.named("f10"))
    rig.rig.advance(by: 0.6)
    let pointer = try #require(stage(rig)?.all(PastPointer.self).first)
    #expect(!pointer.isHidden && pointer.frameInScene.origin.distance(to: place) < 1.5)
    let text = try #require(rig.rig.strings.first { $0.hasPrefix("Replay  ") })
    #expect(text.contains(" of 0.") || text.contains(" of 1."))
    let editor = try rig.rig.part("inspector-on", as: Switch.self)
    let copy = try #require(played(rig) as? Switch)
    #expect(copy !== toggle && copy.isOn == !isOn && editor.isOn == !isOn)
    #expect(!editor.isEffectivelyEnabled)
    rig.rig.advance(by: 0.9)
    #expect(copy.isOn == isOn)
    rig.rig.advance(by: 5.1)
    #expect(stage(rig) == nil && editor.isEffectivelyEnabled && toggle.isOn == isOn)
  }

  @Test func `the curves and the log follow a replay, which stays above the dock`() throws {
    let rig = try recorded(
      .switch, panels: [.sidebar, .inspector, .time, .curves, .frames, .log], size: .wide)
    let workbench = rig.rig.controller.workbench
    rig.rig.advance(by: 2)
    let (values, count) = (workbench.curves.graph.content?.values, workbench.log.entries.count)
    rig.rig.strikeNow(.named("f10"))
    // While the thumb is held.
    rig.rig.advance(by: 0.6)
    #expect(workbench.curves.graph.content?.values != values && workbench.log.entries.count > count)
    let view = try #require(stage(rig)?.all(SceneView.self).last)
    let page = rig.rig.controller.page.root.frameInScene
    #expect(try #require(view.parent).frameInScene.maxY <= page.maxY)
    rig.strike(.escape)
    rig.rig.advance(by: 0.1)
    #expect(workbench.curves.graph.content?.values.last == values?.last)
  }

  @Test func `a replay of a page covers only the page`() throws {
    let rig = try recorded(.gallery, panels: [.sidebar, .inspector], size: .wide)
    rig.rig.strikeNow(.named("f10"))
    rig.rig.advance(by: 0.2)
    let view = try #require(stage(rig)?.all(SceneView.self).last)
    let page = rig.rig.controller.page.root.frameInScene
    #expect(view.parent?.clipsChildren == true && view.parent?.frameInScene == page)
    #expect(view.frameInScene == Rect(x: 0, y: 0, width: 1280, height: 800))
    rig.rig.click(at: Point(page.minX - 50, page.midY))
    #expect(stage(rig) == nil)
  }

  @Test func `a replay opens the page of its recording; without one, a banner says so`() throws {
    let rig = try recorded(.switch)
    rig.rig.open(.slider)
    rig.rig.strikeNow(.named("f10"))
    #expect(rig.rig.controller.pageName == .switch && stage(rig) != nil)
    rig.rig.open(.slider)
    #expect(stage(rig) == nil)
    let other = try CaptureRig(.switch)
    other.rig.strikeNow(.named("f10"))
    #expect(stage(other) == nil && other.says("Nothing to replay yet"))
  }

  @Test func `nothing changes the page that a replay hides`() throws {
    let rig = try recorded(.slider)
    let slider = try #require(rig.controls[0] as? Slider)
    let before = slider.value
    rig.rig.controller.changes.beginGesture()
    try rig.preview?.set("value", to: .number(0.77))
    rig.rig.strikeNow(.named("f10"))
    let events: [InputLogEvent.Kind] = [
      .environment(.theme, .text("dark")),
      .set(control: .first, property: "value", value: .number(0.2), animated: false),
    ]
    for event in events { #expect(rig.rig.controller.reason(against: event) != nil) }
    let undo = KeyEvent(.down, .character("z"), time: rig.rig.scene.now, modifiers: .control)
    rig.rig.scene.handle(.key(undo))
    rig.rig.strikeNow(.character("t"))
    #expect(rig.rig.controller.appearance == .light && slider.value == 0.77)
    #expect(rig.rig.strings.contains("A replay is shown. Press F10 to end it."))
    #expect(rig.capture.replay != nil)
    rig.strike(.named("f10"))
    #expect(rig.capture.replay == nil && slider.value == 0.77)
    for event in events { #expect(rig.rig.controller.reason(against: event) == nil) }
    rig.strike("z", modifiers: .control)
    #expect(slider.value == before)
  }
}
