import Canvas
import Controls
import ControlsTesting
import Testing

@testable import Workbench
@testable import playground

/// Scrubbing a page. design: playground, Time
@Suite struct `Scrubbing of a page` {
  private struct Moment {
    var time: Instant
    var state: JSON
  }

  private func rig(
    _ name: PageName = .gallery, panes: Set<PanelName> = .time, size: Size = Size(1280, 800)
  ) throws -> CaptureRig { try CaptureRig(name, panes: panes, size: size, after: 0.5) }

  private func time(_ rig: CaptureRig) throws -> WindowTime {
    try #require(rig.rig.controller.workbench.windowTime)
  }

  private func state(_ controls: [Control]) -> JSON {
    .object(controls.map { .init($0.identifier ?? $0.label, $0.tracedState) })
  }

  private func shown(_ rig: CaptureRig) throws -> JSON {
    state(try #require(try time(rig).replica).root.allControls)
  }

  private func past(_ rig: CaptureRig) -> PastView? { rig.rig.controller.workbench.past }

  private func use(_ rig: CaptureRig, seed: UInt64, steps: Int) -> [Moment] {
    var generator = SeededGenerator(seed: seed)
    var moments: [Moment] = []
    let page = rig.rig
    func frames(_ count: Int) {
      // Input after the last frame has the time of that frame.
      if moments.last?.time == page.scene.now {
        moments[moments.count - 1].state = state(rig.controls)
      }
      for _ in 0..<count {
        page.advance(by: 1.0 / 60)
        moments.append(Moment(time: page.scene.now, state: state(rig.controls)))
      }
    }
    for _ in 0..<steps {
      switch Int.random(in: 0..<8, using: &generator) {
      case 0...4:
        guard let control = rig.controls.randomElement(using: &generator) else { break }
        page.press(at: rig.place(control, .random(in: 0...1, using: &generator)))
        frames(Int.random(in: 0...6, using: &generator))
        for _ in 0..<Int.random(in: 0...3, using: &generator) {
          page.drag(to: rig.place(control, .random(in: -0.3...1.3, using: &generator)))
          frames(Int.random(in: 0...3, using: &generator))
        }
        page.release()
      case 5: page.send([.tab, .space, .left, .right].randomElement(using: &generator) ?? .tab)
      case 6:
        page.send(
          .character(["t", "d", "d", "m", "r", "r"].randomElement(using: &generator) ?? "t"))
      default:
        page.move(
          to: Point(
            .random(in: 60...1200, using: &generator), .random(in: 100...600, using: &generator)))
      }
      frames(Int.random(in: 1...10, using: &generator))
    }
    return moments
  }

  @Test(arguments: [PageName.gallery, .trio], [1, 2] as [UInt64])
  func `scrubbing shows the exact states of a page in both directions`(name: PageName, seed: UInt64)
    throws
  {
    let rig = try rig(name)
    let moments = use(rig, seed: seed, steps: 25)
    let time = try time(rig)
    let range = try #require(time.range)
    let known = moments.filter { range.contains($0.time) }
    #expect(known.count > 60)
    #expect(Set(known.map(\.state.text)).count > 20)
    let order = known.enumerated().filter { $0.offset % 9 == 0 }.map(\.element)
    for moment in order + order.reversed().prefix(8) {
      time.scrub(to: moment.time)
      let shown = try shown(rig)
      if shown.isClose(to: moment.state, within: 1e-6) { continue }
      Issue.record("\(moment.time): \(shown.text) is not \(moment.state.text)")
      return
    }
    time.returnToNow()
    #expect(time.replica == nil)
  }

  @Test(arguments: [3, 4] as [UInt64])
  func `scrubbing equals a replay of the log in states and pixels`(seed: UInt64) throws {
    let rig = try rig(panes: [.sidebar, .time])
    _ = use(rig, seed: seed, steps: 14)
    let time = try time(rig)
    let history = try #require(rig.capture.pageRecording)
    let end = rig.rig.scene.now
    let log = try InputLog(parsing: history.text(until: end))
    let length = try #require(log.header.end)
    let target = SceneReplica(log.header)
    var states: [Int: JSON] = [:]
    var pictures: [Int: Bitmap] = [:]
    try Replay(log: log, rate: 60, end: length).run(target) { frame in
      states[frame.number] = self.state(target.controls)
      if frame.number % 60 == 47 { pictures[frame.number] = try target.scene.picture() }
    }
    var compared = 0
    for (number, state) in states.sorted(by: { $0.key < $1.key }) where number % 6 == 5 {
      let moment = end.advanced(by: Double(number) / 60 - length)
      guard try #require(time.range).contains(moment) else { continue }
      time.scrub(to: moment)
      let shown = try shown(rig)
      compared += 1
      if shown.isClose(to: state, within: 1e-6) { continue }
      Issue.record("frame \(number): \(shown.text) is not \(state.text)")
      return
    }
    #expect(compared > 10)
    #expect(!pictures.isEmpty)
    for (number, picture) in pictures {
      time.scrub(to: end.advanced(by: Double(number) / 60 - length))
      let shown = try #require(time.replica?.scene).picture()
      #expect(picture.hasSamePixels(as: shown), "frame \(number)")
    }
  }

  @Test func `the past covers the page and shows the pointer and its age`() throws {
    let rig = try rig()
    let slider = try #require(rig.controls.first { $0 is Slider })
    rig.rig.press(at: rig.place(slider, 0.3), wait: 0.2)
    rig.rig.drag(to: rig.place(slider, 0.8), wait: 0.5)
    let held = try rig.rig.picture()
    let place = rig.place(slider, 0.8)
    rig.rig.release(wait: 2)
    let time = try time(rig)
    time.scrub(to: time.now.advanced(by: -2.1))
    rig.rig.advance(by: 0.1)
    let past = try #require(self.past(rig))
    #expect(past.frameInScene == rig.rig.controller.page.root.frameInScene)
    #expect(rig.rig.strings.contains("2.10 s ago"))
    let pointer = try #require(time.replica?.pointer)
    #expect(abs(pointer.x - place.x) < 0.01 && abs(pointer.y - place.y) < 0.01)
    // The picture is that of the past, except for the pointer.
    let shown = try rig.rig.picture()
    let row = slider.frameInScene
    var count = 0
    for y in stride(from: Int(row.minY), to: Int(row.maxY), by: 3) {
      for x in stride(from: Int(row.minX), to: Int(place.x) - 2, by: 3) {
        count += 1
        #expect(shown[x, y] == held[x, y])
      }
    }
    #expect(count > 100)
  }

  @Test func `the inspector shows the inspected control as it was, disabled`() throws {
    let rig = try rig(panes: [.inspector, .time])
    let toggle = try #require(rig.controls.first as? Switch)
    rig.rig.click(at: rig.place(toggle), wait: 1)
    let isOn = toggle.isOn
    let inspector = rig.rig.controller.workbench.inspector
    func editor() -> Switch? {
      inspector.all(Switch.self).first { $0.identifier == "inspector-on" }
    }
    #expect(editor()?.isOn == isOn)
    let time = try time(rig)
    time.scrub(to: time.now.advanced(by: -2.2))
    rig.rig.advance(by: 0.5)
    #expect(editor()?.isOn == !isOn && editor()?.isEffectivelyEnabled == false)
    #expect(inspector.all(PastBadge.self).count == 1)
    time.returnToNow()
    rig.rig.advance(by: 0.5)
    #expect(editor()?.isOn == isOn && editor()?.isEffectivelyEnabled == true)
    #expect(inspector.all(PastBadge.self).isEmpty)
  }

  @Test(arguments: 0..<5)
  func `a press, Escape, N, the end of the timeline and an edit return to now`(way: Int) throws {
    let rig = try rig()
    let toggle = try #require(rig.controls.first as? Switch)
    rig.rig.click(at: rig.place(toggle), wait: 1)
    let isOn = toggle.isOn
    let time = try time(rig)
    time.scrub(to: time.now.advanced(by: -2.2))
    rig.rig.advance(by: 0.5)
    #expect(time.isPast)
    #expect((try #require(time.replica).root.allControls.first as? Switch)?.isOn == !isOn)
    switch way {
    case 0: rig.rig.tap(at: rig.place(toggle))
    case 1: rig.rig.send(.escape)
    case 2: rig.rig.send(.character("n"))
    case 3:
      let lane = rig.rig.controller.workbench.timePanel.timeline.frameInScene
      rig.rig.tap(at: Point(lane.maxX - 1, lane.midY))
    default: _ = toggle.perform(.toggle)
    }
    if way < 4 { #expect(toggle.isOn == isOn) }
    if way == 4 { return }
    #expect(!time.isPast)
    #expect(past(rig)?.opacity == 1)
    rig.rig.advance(by: 0.1)
    #expect(abs(try #require(self.past(rig)).opacity - 0.5) < 1e-6)
    rig.rig.tap(at: rig.place(toggle))
    #expect(toggle.isOn != isOn)
    rig.rig.advance(by: 0.1)
    #expect(past(rig) == nil)
    rig.rig.advance(by: 2)
    #expect(!rig.rig.wantsFrame)
    #expect(rig.rig.scene.all(PastView.self).isEmpty && rig.rig.scene.all(PastBadge.self).isEmpty)
  }

  @Test func `P shows the current moment, and the timeline scrubs`() throws {
    let rig = try rig(panes: [])
    rig.rig.strikeNow(.character("p"))
    let time = try time(rig)
    #expect(rig.rig.controller.workbench.panes == .time)
    #expect(time.isPast && time.age == 0)
    rig.rig.advance(by: 1)
    #expect(time.age == 0)
    rig.rig.strikeNow(.character(","))
    #expect(abs(time.age - PageTime.step) < 1e-6)
    rig.rig.strikeNow(.character("["))
    #expect(time.speed == 0.5)
    rig.rig.strikeNow(.character("p"))
    rig.rig.advance(by: 0.5)
    #expect(!time.isPast && time.speed == 1)
    rig.rig.strikeNow(.character("["))
    #expect(time.speed == 1)
    rig.rig.advance(by: 3)
    let lane = rig.rig.controller.workbench.timePanel.timeline.frameInScene
    rig.rig.press(
      at: Point(lane.maxX - (lane.width - LaneMetrics.gutter) / 20, lane.minY + 20), wait: 0.1)
    #expect(abs(time.age - 1) < 0.01)
    rig.rig.drag(
      to: Point(lane.maxX - (lane.width - LaneMetrics.gutter) / 10, lane.minY + 20), wait: 0.1)
    #expect(abs(time.age - 2) < 0.01)
    rig.rig.release()
    #expect(time.isPast)
  }

  @Test func `gestures and animations are marked only while the timeline is open`() throws {
    let rig = try rig()
    let time = try time(rig)
    rig.swipe(try #require(rig.controls.first), from: 0.5, to: 0.5)
    rig.rig.advance(by: 2)
    let marks = try #require(time.marks)
    #expect(marks.gestures.count == 1)
    #expect((1...2).contains(marks.motions.count))
    #expect(!marks.actions.isEmpty)
    #expect(marks.gestures.first?.end != nil && marks.motions.first?.end != nil)
    rig.rig.strikeNow(.character("p"))
    rig.rig.strike("p", modifiers: .shift)
    #expect(time.marks == nil && !time.isPast)
    rig.rig.advance(by: 1)
    #expect(!rig.rig.wantsFrame)
  }

  /// A replay repeats input during scrubbing with the same result.
  @Test func `scrubbing does not change recordings and goldens`() throws {
    let rig = try rig()
    rig.rig.strikeNow(.named("f9"))
    rig.rig.advance(by: 0.3)
    let toggle = try #require(rig.controls.first as? Switch)
    rig.swipe(toggle, from: 0.5, to: 0.5)
    let isOn = toggle.isOn
    for _ in 0..<3 { rig.rig.strikeNow(.character(",")) }
    rig.rig.advance(by: 0.2)
    rig.saveGolden(succeeds: false)
    // The press on the past returns to now and reaches no control.
    rig.rig.press(at: rig.place(toggle), wait: 0.1)
    rig.rig.release(wait: 1)
    #expect(toggle.isOn == isOn)
    rig.rig.controller.workbench.banners.clear()
    rig.saveGolden()
    rig.rig.strike(.named("f9"))
    let run = try ReplayRun(InputLog(parsing: rig.text("jsonl")), rate: 60)
    #expect(run.end[toggle.identifier ?? toggle.label]?["isOn"] == .bool(isOn))
  }

  /// A log cannot describe visits to other pages, but a replica can.
  @Test func `scrubbing reaches moments before a visit to another page`() throws {
    let rig = try rig()
    let toggle = try #require(rig.controls.first as? Switch)
    let isOn = toggle.isOn
    rig.swipe(toggle, from: 0.5, to: 0.5)
    let before = rig.rig.scene.now.advanced(by: -0.01)
    rig.rig.strike("3", modifiers: .control)
    #expect(rig.rig.controller.pageName == .slider)
    rig.rig.advance(by: 1)
    rig.rig.strike("1", modifiers: .control, wait: 0.5)
    let time = try time(rig)
    time.scrub(to: before)
    let shown = try #require(time.replica).root.allControls
    #expect((shown.first as? Switch)?.isOn == !isOn)
    #expect(shown.count == rig.controls.count)
    time.returnToNow()
    rig.saveGolden(succeeds: false)
  }

  @Test func `a banner explains why a page cannot be scrubbed`() throws {
    let rig = try rig()
    _ = try #require(rig.controls.first).perform(.toggle)
    rig.rig.advance(by: 0.1)
    let time = try time(rig)
    time.scrub(to: time.now.advanced(by: -1))
    #expect(!time.isPast)
    #expect(
      rig.rig.strings.contains { $0.hasPrefix("An assistive technology performed an action") })
  }
}

extension PageRig {
  fileprivate func send(_ key: Key) {
    for phase in [KeyEvent.Phase.down, .up] {
      scene.handle(.key(KeyEvent(phase, key, time: scene.now)))
    }
  }

  fileprivate func strikeNow(_ key: Key) {
    send(key)
    advance(by: 1.0 / 240)
  }
}
