import Canvas
import Controls
import ControlsTesting
import Support
import Testing

@testable import Workbench
@testable import playground

/// Scrubbing a page. spec: docs/spec/window.md#time/overview
@Suite struct `Scrubbing of a page` {
  private func rig(
    _ name: PageName = .gallery, panels: Set<PanelName> = .time
  ) throws -> (CaptureRig, page: PageRig) {
    let rig = try CaptureRig(name, panels: panels, size: Size(1280, 800), after: 0.5)
    return (rig, rig.rig)
  }

  private func past(_ page: PageRig) -> PastView? { page.controller.workbench.past }

  @Test(arguments: [(50.0, 400.0, 0.5), (200, 100, 0.25), (500, 500, 1)])
  func `a past page is reduced to the room that it has`(
    width: Double, height: Double, magnification: Double
  ) {
    let page = PastPage(
      frame: Rect(x: 10, y: 20, width: 100, height: 400), sceneSize: Size(300, 500))
    let part = PastView.Part(of: page, in: Size(width, height), background: .page)
    #expect(part?.magnification == magnification)
  }

  @Test func `the past covers the page and shows the pointer and its age`() throws {
    let (rig, page) = try rig()
    let slider = try #require(rig.controls.first { $0 is Slider })
    page.press(at: rig.place(slider, 0.3), wait: 0.2)
    page.drag(to: rig.place(slider, 0.8), wait: 0.5)
    let held = try page.picture()
    let place = rig.place(slider, 0.8)
    page.release(wait: 2)
    let time = try page.unlimitedTime()
    time.scrub(to: time.now.advanced(by: -2.1))
    page.advance(by: 0.1)
    let past = try #require(self.past(page))
    #expect(past.frameInScene == page.controller.page.root.frameInScene)
    #expect(page.strings.contains("2.10 s ago"))
    let pointer = try #require(time.replica?.pointer)
    #expect(abs(pointer.x - place.x) < 0.01 && abs(pointer.y - place.y) < 0.01)
    // The picture is that of the past, except for the pointer.
    let shown = try page.picture()
    let row = slider.frameInScene
    for y in stride(from: Int(row.minY), to: Int(row.maxY), by: 3) {
      for x in stride(from: Int(row.minX), to: Int(place.x) - 2, by: 3) {
        #expect(shown[x, y] == held[x, y])
      }
    }
  }

  @Test func `the inspector shows the inspected control as it was, disabled`() throws {
    let (rig, page) = try rig(panels: [.inspector, .time])
    let toggle = try #require(rig.controls.first as? Switch)
    page.click(at: rig.place(toggle), wait: 1)
    let inspector = page.controller.workbench.inspector
    func expect(isPast: Bool) {
      let editor = inspector.all(Switch.self).first { $0.identifier == "inspector-on" }
      #expect(editor?.isOn == (toggle.isOn != isPast) && editor?.isEffectivelyEnabled == !isPast)
      #expect(inspector.all(PastBadge.self).count == (isPast ? 1 : 0))
    }
    expect(isPast: false)
    let time = try page.unlimitedTime()
    time.scrub(to: time.now.advanced(by: -2.2))
    page.advance(by: 0.5)
    expect(isPast: true)
    time.returnToNow()
    page.advance(by: 0.5)
    expect(isPast: false)
  }

  @Test(arguments: 0..<4)
  func `a press, Escape, N and the end of the timeline return to now`(way: Int) throws {
    let (rig, page) = try rig()
    let toggle = try #require(rig.controls.first as? Switch)
    page.click(at: rig.place(toggle), wait: 1)
    let isOn = toggle.isOn
    let time = try page.unlimitedTime()
    time.scrub(to: time.now.advanced(by: -2.2))
    page.advance(by: 0.5)
    #expect(time.isPast)
    #expect((try #require(time.replica).root.allControls.first as? Switch)?.isOn == !isOn)
    switch way {
    case 0: page.tap(at: rig.place(toggle))
    case 1: page.send(.escape)
    case 2: page.send(.character("n"))
    default:
      let panel = page.controller.workbench.timePanel.timeline.frameInScene
      page.tap(at: Point(panel.maxX - 1, panel.midY))
    }
    #expect(toggle.isOn == isOn && !time.isPast && past(page)?.opacity == 1)
    page.advance(by: 0.1)
    #expect(abs(try #require(self.past(page)).opacity - 0.5) < 1e-6)
    page.tap(at: rig.place(toggle))
    #expect(toggle.isOn != isOn)
    page.advance(by: 0.1)
    #expect(past(page) == nil)
    page.advance(by: 2)
    #expect(!page.wantsFrame)
    #expect(page.scene.all(PastView.self).isEmpty && page.scene.all(PastBadge.self).isEmpty)
  }

  @Test func `Escape in a scrub shows the time from before the press`() throws {
    let (_, page) = try rig()
    let time = try page.unlimitedTime()
    let panel = page.controller.workbench.timePanel.timeline.frameInScene
    for age in [0.4, 0] {
      time.show(time.now.advanced(by: -age))
      let position = time.position
      page.press(at: Point(panel.maxX - 12, panel.midY))
      #expect((position == nil) == (age == 0) && time.isPast && time.position != position)
      page.strike(.escape)
      #expect(time.position == position)
      page.release()
    }
  }

  @Test func `a past with a hint is laid out while it fades out`() throws {
    let (_, page) = try rig()
    page.strike("v", wait: 1)
    #expect(page.strings.contains("Open a control's page to see curves"))
    let time = try page.unlimitedTime()
    time.scrub(to: time.now.advanced(by: -0.5))
    page.advance(by: 0.5)
    let scene = try #require(past(page)?.all(SceneView.self).first).content
    time.returnToNow()
    let window = try #require(scene.all(WorkbenchView.self).first)
    window.invalidate(.layout, reason: "test")
    page.advance(by: 0.05)
    #expect(past(page) != nil && window.banners.children.count == 1)
  }

  @Test func `P shows the current moment, and the timeline scrubs`() throws {
    let rig = try rig(panels: [])
    let page = rig.page
    page.strikeNow(.character("p"))
    let time = try page.unlimitedTime()
    #expect(page.controller.workbench.shownPanels == .time && time.isPast && time.age == 0)
    page.advance(by: 1)
    #expect(time.age == 0)
    page.strikeNow(.character(","))
    #expect(abs(time.age - PageTime.step) < 1e-6)
    page.strikeNow(.character("["))
    #expect(time.speed == 0.5)
    page.strikeNow(.character("p"))
    page.advance(by: 0.5)
    #expect(!time.isPast && time.speed == 1)
    page.strikeNow(.character("["))
    #expect(time.speed == 1)
    page.advance(by: 3)
    let panel = page.controller.workbench.timePanel.timeline.frameInScene
    func place(_ age: Double) -> Point {
      Point(panel.maxX - (panel.width - DockMetrics.gutter) * age / 20, panel.minY + 20)
    }
    page.press(at: place(1), wait: 0.1)
    #expect(abs(time.age - 1) < 0.01)
    page.drag(to: place(2), wait: 0.1)
    #expect(abs(time.age - 2) < 0.01)
    page.release()
    #expect(time.isPast)
  }

  @Test func `gestures and animations are marked only while the timeline is open`() throws {
    let (rig, page) = try rig()
    let time = try page.unlimitedTime()
    rig.swipe(try #require(rig.controls.first), from: 0.5, to: 0.5)
    page.advance(by: 2)
    let marks = try #require(time.marks)
    #expect(marks.gestures.count == 1 && (1...2).contains(marks.motions.count))
    #expect(!marks.actions.isEmpty)
    #expect(marks.gestures.first?.end != nil && marks.motions.first?.end != nil)
    page.strikeNow(.character("p"))
    page.strike("p", modifiers: .shift)
    #expect(time.marks == nil && !time.isPast)
    page.advance(by: 1)
    #expect(!page.wantsFrame)
  }

  @Test func `scrubbing does not change recordings and goldens`() throws {
    let (rig, page) = try rig()
    page.strikeNow(.named("f9"))
    page.advance(by: 0.3)
    let toggle = try #require(rig.controls.first as? Switch)
    rig.swipe(toggle, from: 0.5, to: 0.5)
    let isOn = toggle.isOn
    for _ in 0..<3 { page.strikeNow(.character(",")) }
    page.advance(by: 0.2)
    rig.saveGolden(succeeds: false)
    // The press on the past returns to now and reaches no control.
    page.press(at: rig.place(toggle), wait: 0.1)
    page.release(wait: 1)
    #expect(toggle.isOn == isOn)
    page.controller.workbench.banners.clear()
    rig.saveGolden()
    page.strike(.named("f9"))
    let run = try ReplayRun(InputLog(parsing: rig.text("jsonl")), rate: 60)
    #expect(run.end[toggle.identifier ?? toggle.label]?["isOn"] == .bool(isOn))
  }

  /// A log cannot describe visits to other pages, but a replica can.
  @Test func `scrubbing reaches moments before a visit to another page`() throws {
    let (rig, page) = try rig()
    let toggle = try #require(rig.controls.first as? Switch)
    let isOn = toggle.isOn
    rig.swipe(toggle, from: 0.5, to: 0.5)
    let before = page.scene.now.advanced(by: -0.01)
    page.strike("3", modifiers: .control)
    #expect(page.controller.pageName == .slider)
    page.advance(by: 1)
    page.strike("1", modifiers: .control, wait: 0.5)
    let time = try page.unlimitedTime()
    time.scrub(to: before)
    let shown = try #require(time.replica).root.allControls
    #expect((shown.first as? Switch)?.isOn == !isOn && shown.count == rig.controls.count)
    time.returnToNow()
    rig.saveGolden(succeeds: false)
  }

  /// The replica needs hundreds of frames.
  @Test(arguments: [[], .time] as [Set<PanelName>])
  func `the frame after a first step shows the page of then, whatever is behind it`(
    panels: Set<PanelName>
  ) throws {
    let (rig, page) = try rig(panels: panels)
    for _ in 0..<300 { page.send(.tab) }
    page.tap(at: rig.place(try #require(rig.controls.first)))
    page.advance(by: 0.1)
    page.strikeNow(.character("p"))
    let time = try page.unlimitedTime()
    time.mostWork = 8
    page.advance(by: 0.5)
    #expect(try #require(past(page)).hasContent == false)
    page.strikeNow(.character(","))
    #expect(try #require(past(page)).hasContent && !time.isReached)
    let first = try page.picture()
    time.mostWork = .max
    page.advance(by: 1)
    #expect(time.isReached)
    // Before the timeline was open the page was larger, so it is shown smaller.
    if panels.isEmpty { return }
    let difference = try page.picture().firstDifference(from: first)
    let timeline = page.controller.workbench.timePanel.timeline.frameInScene.minY
    #expect(Double(difference?.y ?? 800) >= timeline)
  }

  @Test func `a long history is played a bit in each frame, while frames are at hand`() throws {
    let (_, page) = try rig()
    for _ in 0..<200 { page.send(.tab) }
    page.advance(by: 1)
    let time = try page.unlimitedTime()
    time.mostWork = 80
    time.scrub(to: time.now.advanced(by: -0.5))
    #expect(time.replica == nil && time.isWorking)
    page.advance(by: 3)
    let replica = try #require(time.replica)
    #expect(time.isReached && !time.isWorking)
    time.step(forward: false)
    let position = try #require(time.position)
    #expect(time.replica === replica && !time.isReached && time.picture(at: position) != nil)
    page.advance(by: 3)
    #expect(time.isReached && time.replica !== replica)
  }

  @Test func `while the timeline is open, a replica waits at the oldest moment`() throws {
    let (_, page) = try rig()
    let time = try page.unlimitedTime()
    for _ in 0..<200 { page.send(.tab) }
    for _ in 0..<30 { page.advance(by: 1) }
    let base = try #require(time.base)
    #expect(try #require(time.range).lowerBound.seconds(since: base.time) < 2)
    time.scrub(to: time.now)
    #expect(time.replica === base && time.base !== base && !time.isWorking)
    time.isRecording = false
    #expect(time.base == nil)
  }

  @Test func `a banner explains why a page cannot be scrubbed`() throws {
    let (rig, page) = try rig()
    _ = try #require(rig.controls.first).perform(.toggle)
    page.advance(by: 0.1)
    let time = try page.unlimitedTime()
    time.scrub(to: time.now.advanced(by: -1))
    #expect(!time.isPast)
    #expect(page.strings.contains { $0.hasPrefix("An assistive technology or a client") })
  }
}

extension PageRig {
  /// The time of the page, which shows a moment without waiting for further frames.
  func unlimitedTime() throws -> PageTime {
    let time = try #require(controller.workbench.windowTime)
    time.mostWork = .max
    return time
  }
}
