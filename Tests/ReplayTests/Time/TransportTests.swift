import Canvas
import Controls
import Testing

@testable import Workbench
@testable import playground

/// The speed of a stage's time. spec: docs/spec/window.md#time/transport
@Suite struct `Transport controls` {
  private let rig = TimeRig(.switch)

  @Test func `keys change the speed`() throws {
    #expect(rig.time.speed == 1)
    for speed in [0.5, 0.2, 0.1, 0.1] {
      rig.page.strike("[")
      #expect(rig.time.speed == speed)
    }
    let start = rig.time.now
    rig.page.advance(by: 1)
    rig.tap(0.5, wait: 1)
    #expect(abs(rig.time.now.seconds(since: start) - 0.2 * 1.0) < 0.35)
    let speeds = try #require(rig.part("speed") as? SegmentedControl)
    #expect(speeds.selection == 3)
    rig.page.strike("]")
    #expect(rig.time.speed == 0.2 && speeds.selection == 2)
  }

  @Test func `time pauses and steps by single frames`() throws {
    rig.page.strike("p")
    #expect(rig.time.isPaused)
    rig.tap(0.5)
    let start = rig.time.now
    rig.page.advance(by: 1)
    #expect(rig.time.now == start)
    var places: [Double] = []
    for _ in 0..<4 {
      rig.page.strike(".")
      places.append((rig.preview.control as? Switch)?.state.thumbX ?? 0)
    }
    #expect(abs(rig.time.now.seconds(since: start) - 4 * PageTime.step) < 1e-6)
    #expect(Set(places).count == 4)
    rig.page.strike(",")
    #expect(rig.time.isPast && abs(rig.time.age - PageTime.step) < 1e-6)
    rig.page.strike(".")
    #expect(!rig.time.isPast)
    rig.page.strike("p")
    #expect(!rig.time.isPaused)
    rig.page.advance(by: 2)
    #expect(!rig.page.wantsFrame)
  }

  @Test func `the button Now of the past is at the end of the panel`() throws {
    rig.page.advance(by: 1)
    let panel = try #require(rig.dock.all(TransportBar.self).first)
    #expect(panel.now.isHidden)
    rig.page.strike(",", wait: 0.1)
    #expect(!panel.now.isHidden && panel.now.frame.maxX == panel.frame.width)
    #expect(panel.readout.frame.maxX < panel.now.frame.minX)
  }

  @Test func `P opens the timeline and pauses, and another page begins anew`() throws {
    let rig = TimeRig(.switch, panels: [])
    #expect(rig.dock.isHidden)
    rig.page.strike("p")
    #expect(
      rig.page.controller.workbench.shownPanels == .time && rig.time.isPaused && !rig.dock.isHidden)
    rig.page.strike("p", modifiers: .shift, wait: 1)
    #expect(!rig.time.isPaused && rig.dock.isHidden)
    rig.page.strike("p", modifiers: .shift)
    rig.time.setSpeed(0.1)
    rig.page.controller.open(.slider)
    #expect(!rig.time.isRecording && rig.time.speed == 1)
    #expect(rig.page.controller.page.time?.isRecording == true)
  }

  @Test func `dragging in the timeline scrubs`() throws {
    for _ in 0..<4 { rig.tap(0.5, wait: 2) }
    let frame = try #require(rig.part("timeline")).frameInScene
    let width = frame.width - DockMetrics.gutter
    func place(_ age: Double) -> Point {
      Point(frame.minX + DockMetrics.gutter + width * (1 - age / 20), frame.minY + 20)
    }
    rig.page.press(at: place(5), wait: 0.05)
    #expect(abs(rig.time.age - 5) < 0.1)
    rig.page.drag(to: place(2), wait: 0.05)
    #expect(abs(rig.time.age - 2) < 0.1)
    rig.page.release()
    #expect(rig.time.isPast)
    rig.page.drag(from: place(0) + Point(-0.01, 0), to: place(0) + Point(40, 0))
    #expect(!rig.time.isPast)
  }

  @Test(arguments: [PanelName.time, .curves])
  func `a row of the event log scrubs to its time if the timeline is shown`(panel: PanelName) throws
  {
    let rig = TimeRig(.switch, panels: [panel, .log], size: Size(1280, 800))
    rig.time.setSpeed(0.5)
    rig.page.advance(by: 1)
    rig.tap(0.5)
    let told = rig.time.now
    rig.page.advance(by: 2)
    let list = try #require(rig.page.controller.workbench.log.all(LogRows.self).last)
    #expect(rig.page.scene.perform(.select(0), on: list.semanticsID))
    #expect(rig.time.isPast == (panel == .time))
    if panel != .time { return }
    #expect(abs(told.seconds(since: try #require(rig.time.position))) < 0.1)
  }

  @Test func `the event log has what the timeline shows, also if it is opened later`() {
    let rig = TimeRig(.switch, panels: .time, size: Size(1280, 800))
    rig.tap(0.5, wait: 1)
    rig.page.strike("l", wait: 1)
    #expect(rig.page.controller.workbench.log.entries.first?.event.hasPrefix("press") == true)
  }

  @Test func `the timeline handles keys and accessibility actions`() throws {
    rig.tap(0.5, wait: 3)
    let timeline = try #require(rig.part("timeline"))
    rig.page.scene.setFocus(timeline, isVisible: true)
    rig.page.strike(.left)
    #expect(abs(rig.time.age - PageTime.step) < 1e-6)
    rig.page.strike(.left, modifiers: .shift)
    #expect(abs(rig.time.age - 11 * PageTime.step) < 1e-6)
    let node = try #require(rig.page.scene.semantics(of: timeline))
    #expect(node.role == .slider && node.valueText == "0.18 seconds ago")
    rig.page.strike(.end)
    #expect(!rig.time.isPast && rig.page.scene.semantics(of: timeline)?.valueText == "Now")
    #expect(rig.page.scene.perform(.setValue(-1.5), on: timeline.semanticsID))
    #expect(abs(rig.time.age - 1.5) < 1e-6)
    rig.page.strike(.home)
    #expect(rig.time.position == rig.time.range?.lowerBound)
  }

  @Test func `a short press is marked as a gesture, an animation and an action`() throws {
    rig.page.advance(by: 1)
    rig.tap(0.5, wait: 2)
    let marks = try #require(rig.time.record).marks
    #expect(marks.gestures.count == 1 && marks.motions.count == 1 && marks.actions.count >= 1)
    let motion = try #require(marks.motions.first)
    let end = try #require(motion.end)
    #expect(marks.gestures.first?.end != nil)
    #expect((0.2...1.2).contains(end.seconds(since: motion.start)))
  }
}
