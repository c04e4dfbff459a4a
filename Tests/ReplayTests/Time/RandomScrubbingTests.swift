import Canvas
import Controls
import ControlsTesting
import Support
import Testing

@testable import Workbench
@testable import playground

/// Scrubbing a page after random input. spec: docs/spec/window.md#time/overview
@Suite struct `Random scrubbing of a page` {
  private struct Moment {
    var time: Instant
    var state: JSON
  }

  private func rig(
    _ name: PageName, panels: Set<PanelName>
  ) throws -> (CaptureRig, page: PageRig) {
    let rig = try CaptureRig(name, panels: panels, size: Size(1280, 800), after: 0.5)
    return (rig, rig.rig)
  }

  private func state(_ controls: [Control]) -> JSON {
    .object(controls.map { .init($0.identifier ?? $0.label, $0.tracedState) })
  }

  /// Shows a moment, and compares its state with an expected one.
  private func scrub(_ time: PageTime, to moment: Instant, expecting state: JSON) throws {
    time.scrub(to: moment)
    let shown = self.state(try #require(time.replica).root.allControls)
    try #require(
      shown.isClose(to: state, within: 1e-6), "\(moment): \(shown.text) is not \(state.text)")
  }

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
  func `scrubbing shows the exact states of a page, either way`(name: PageName, seed: UInt64) throws
  {
    let (rig, page) = try rig(name, panels: .time)
    let moments = use(rig, seed: seed, steps: 25)
    let time = try page.unlimitedTime()
    let range = try #require(time.range)
    let known = moments.filter { range.contains($0.time) }
    #expect(known.count > 60 && Set(known.map(\.state.text)).count > 20)
    let order = known.enumerated().filter { $0.offset % 9 == 0 }.map(\.element)
    for moment in order + order.reversed().prefix(8) {
      try scrub(time, to: moment.time, expecting: moment.state)
    }
    time.returnToNow()
    #expect(time.replica == nil)
  }

  @Test(arguments: [3, 4] as [UInt64])
  func `scrubbing equals a replay of the log in states and pixels`(seed: UInt64) throws {
    let (rig, page) = try rig(.gallery, panels: [.sidebar, .time])
    _ = use(rig, seed: seed, steps: 14)
    let time = try page.unlimitedTime()
    let history = try #require(rig.capture.recordings.ofPage)
    let end = page.scene.now
    let log = try InputLog(parsing: history.text(until: end))
    let length = try #require(log.header.end)
    let target = SceneReplica(log.header)
    let range = try #require(time.range)
    var (states, pictures) = (0, 0)
    try Replay(log: log, rate: 60, end: length).run(target) { frame in
      let moment = end.advanced(by: Double(frame.number) / 60 - length)
      if frame.number % 6 != 5 || !range.contains(moment) { return }
      try scrub(time, to: moment, expecting: state(target.controls))
      states += 1
      if frame.number % 60 != 47 { return }
      let shown = try #require(time.replica?.scene).picture()
      let difference = try target.scene.picture().firstDifference(from: shown)
      // The timeline is below the page, and its marks of animations depend on frames.
      let timeline = page.controller.workbench.timePanel.timeline.frameInScene.minY
      #expect(Double(difference?.y ?? 800) >= timeline, "frame \(frame.number)")
      pictures += 1
    }
    #expect(states > 10 && pictures > 0)
  }
}
