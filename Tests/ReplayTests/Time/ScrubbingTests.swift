import Canvas
import ControlsTesting
import Support
import Testing

@testable import Controls
@testable import Workbench
@testable import playground

/// Scrubbing shows exact past states. spec: docs/spec/window.md#time/overview
@Suite struct `Scrubbing on a stage` {
  private let rig = TimeRig(.switch)

  private typealias Moment = (time: Instant, state: AnyHashable)

  private func use(_ rig: TimeRig, seed: UInt64, steps: Int) throws -> [Moment] {
    var generator = SeededGenerator(seed: seed)
    var moments: [Moment] = []
    func frames(_ count: Int) {
      // Input after the last frame has the time of that frame.
      if let last = moments.last, last.time == rig.time.now, let state = rig.state {
        moments[moments.count - 1].state = state
      }
      for _ in 0..<count {
        rig.page.advance(by: 1.0 / 60)
        if let state = rig.state { moments.append((rig.time.now, state)) }
      }
    }
    for _ in 0..<steps {
      switch Int.random(in: 0..<10, using: &generator) {
      case 0...3:
        rig.page.press(at: rig.place(.random(in: 0...1, using: &generator)))
        frames(Int.random(in: 0...9, using: &generator))
        for _ in 0..<Int.random(in: 0...4, using: &generator) {
          rig.page.drag(to: rig.place(.random(in: -0.3...1.3, using: &generator)))
          frames(Int.random(in: 0...3, using: &generator))
        }
        rig.page.release()
      case 4...6:
        let keys: [Key] = [.left, .right, .home, .end, .space, .pageUp]
        rig.preview.control.scene?.setFocus(rig.preview.control, isVisible: true)
        let key = keys.randomElement(using: &generator) ?? .space
        for phase in [KeyEvent.Phase.down, .up] {
          rig.page.scene.handle(.key(KeyEvent(phase, key, time: rig.page.scene.now)))
        }
      case 7:
        let motions = rig.preview.description.animations.filter { $0.specSpring != nil }
        guard let motion = motions.randomElement(using: &generator) else { break }
        rig.preview.set(
          Spring(
            response: .random(in: 0.1...0.8, using: &generator),
            dampingRatio: .random(in: 0.4...1.2, using: &generator)), of: motion)
      case 8:
        _ = rig.preview.control.perform(
          [.toggle, .increment, .decrement, .select(0), .select(2)].randomElement(
            using: &generator) ?? .toggle)
      default:
        let names = ["enabled", "on", "value", "pending", "selected"]
        let properties = names.compactMap { rig.preview.description.property($0) }
        guard let property = properties.randomElement(using: &generator) else { break }
        switch property.name {
        case "value": rig.preview.set(property, to: .number(.random(in: 0...1, using: &generator)))
        case "selected":
          rig.preview.set(property, to: .integer(.random(in: 0...2, using: &generator)))
        default: rig.preview.set(property, to: .flag(.random(using: &generator)))
        }
      }
      frames(Int.random(in: 1...12, using: &generator))
    }
    return moments
  }

  @Test(arguments: PreviewKind.allCases)
  func `scrubbing shows the exact state of each frame, either way`(kind: PreviewKind) throws {
    let rig = TimeRig(kind)
    let moments = try use(rig, seed: 1, steps: 18)
    let range = try #require(rig.time.range)
    let known = moments.filter { range.contains($0.time) }
    #expect(known.count > 50 && Set(known.map(\.state)).count > 20)
    let now = try #require(rig.state)
    // One replica is reused forward; backward, each moment needs a new one.
    let order = known.enumerated().filter { $0.offset % 7 == 0 }.map(\.element)
    for moment in order + order.reversed().prefix(20) {
      rig.time.scrub(to: moment.time)
      #expect(rig.shownState == moment.state, "\(kind) \(moment.time)")
    }
    rig.time.returnToNow()
    #expect(rig.shownState == rig.state)
    // Scrubbing releases a press that was held; otherwise the state is unchanged.
    if BehaviorSnapshot(rig.preview.control)?.isPressed == false { #expect(rig.state == now) }
  }

  /// This also holds long after the beginning, when the record of a pending control has been
  /// shortened.
  @Test(arguments: PreviewKind.allCases)
  func `scrubbing shows the exact pixels with larger text`(kind: PreviewKind) throws {
    let rig = TimeRig(kind)
    let content = try #require(rig.preview.control.scene)
    var pictures: [(time: Instant, picture: Bitmap)] = []
    func look(_ count: Int) throws {
      for _ in 0..<count {
        rig.page.advance(by: 1.0 / 60)
        pictures.append((rig.time.now, try content.picture(scale: 2)))
      }
    }
    for keys in ["w", "==", "w-", "w==="] {
      for key in keys { rig.page.strike(.character(key)) }
      try look(2)
      rig.tap(0.9)
      try look(7)
    }
    rig.page.advance(by: 17)
    rig.tap(0.1, wait: 6)
    try look(4)
    let range = try #require(rig.time.range)
    let known = pictures.filter { range.contains($0.time) }
    #expect(known.count >= 4)
    for (moment, picture) in known.reversed() {
      rig.time.scrub(to: moment)
      rig.page.advance(by: 0.1)
      let past = try #require(rig.time.replica?.scene)
      #expect(try past.picture(scale: 2).hasSamePixels(as: picture), "\(moment)")
    }
    rig.time.returnToNow()
    rig.page.advance(by: 0.1)
    #expect(rig.preview.isWaiting)
  }

  @Test func `scrubbing shows a pending state preset`() throws {
    let rig = TimeRig(.slider)
    let slider = try #require(rig.preview.control as? Slider)
    let before = slider.state.fraction
    let page = try #require(rig.page.controller.page as? ControlPage)
    page.show(try #require(Slider.description.states.first { $0.gesture == .pending }))
    rig.page.advance(by: 1)
    #expect(slider.isPending)
    let state = rig.state
    let moment = rig.time.now
    rig.page.advance(by: 0.1)
    page.show(try #require(Slider.description.states.first))
    rig.page.advance(by: 1)
    #expect(!slider.isPending && slider.state.fraction == before)
    rig.time.scrub(to: moment)
    #expect(rig.shownState == state)
  }

  @Test func `the live control pauses while the past is shown`() throws {
    rig.tap(0.5, wait: 0.1)
    let before = rig.state
    rig.scrub(back: 0.05, wait: 3)
    #expect(rig.state == before && rig.page.strings.contains { $0.hasSuffix("s ago") })
    rig.time.returnToNow()
    rig.page.advance(by: 0.05)
    #expect(rig.state != before)
    rig.page.advance(by: 2)
    #expect(!rig.page.wantsFrame)
  }

  @Test func `a press on the stage, Escape, N and an edit return to now`() throws {
    let rig = TimeRig(.slider)
    rig.tap(0.9, wait: 1)
    let place = rig.place(0.2)
    let ways: [() throws -> Void] = [
      { rig.page.click(at: place) }, { rig.page.strike(.escape) }, { rig.page.strike("n") },
      {
        // The press that returned to now did nothing else.
        #expect(((rig.preview.control as? Slider)?.value ?? 0) > 0.8)
        try rig.preview.set("value", to: .number(0.1))
      },
    ]
    for leave in ways {
      rig.scrub(back: 0.4, wait: 0.05)
      #expect(rig.time.isPast)
      try leave()
      #expect(!rig.time.isPast)
    }
  }

  @Test func `the past pointer is shown at its position`() throws {
    rig.page.press(at: rig.place(0.2), wait: 0.1)
    rig.page.drag(to: rig.place(0.8), wait: 0.3)
    rig.page.release()
    let control = rig.preview.control
    #expect(rig.time.replica?.pointer == nil)
    for (seconds, part) in [(0.45, 0.2), (0.1, 0.8)] {
      rig.scrub(back: seconds)
      let x = rig.time.replica?.pointer?.x ?? 0
      #expect(abs(x - (control.frame.minX + part * 51)) < 0.01)
    }
  }

  @Test func `a look back plays only the input since the last idle state, with the pointer`() throws
  {
    for _ in 0..<20 { rig.tap(0.3, wait: 0.1) }
    rig.page.advance(by: 5)
    rig.tap(0.3, wait: 2)
    let idle = rig.time.now
    rig.tap(0.3, wait: 1)
    rig.time.scrub(to: idle)
    let replica = try #require(rig.time.replica)
    #expect(replica.frameNumber < 20 && replica.pointer != nil)
  }

  @Test func `a look back into a long press shows it`() {
    rig.page.press(at: rig.place(0.3))
    for step in 1...4 {
      rig.page.advance(by: 3)
      rig.page.move(to: rig.place(0.3 + 0.01 * Double(step)))
    }
    rig.page.advance(by: 3)
    let held = rig.state
    rig.scrub(back: 1)
    #expect(rig.shownState == held)
  }

  @Test func `the past plays at its speed until it reaches now`() throws {
    rig.tap(0.5, wait: 2)
    rig.scrub(back: 1)
    rig.time.setSpeed(0.5)
    rig.time.togglePause()
    rig.page.advance(by: 1)
    #expect(abs(rig.time.age - 0.5) < 0.05)
    rig.page.advance(by: 1.2)
    #expect(!rig.time.isPast)
    rig.page.advance(by: 1)
    #expect(!rig.page.wantsFrame)
  }

  @Test func `the timeline keeps the last 20 seconds`() throws {
    for _ in 0..<30 { rig.tap(0.5, wait: 2) }
    let range = try #require(rig.time.range)
    let length = range.upperBound.seconds(since: range.lowerBound)
    #expect(length <= PageTime.length + 1e-6 && length > PageTime.length - 1)
    // Older entries are removed from memory.
    let entries = try #require(rig.time.record?.recording.entries)
    let first = try #require(entries.first)
    #expect(entries.count < 30 * 3)
    #expect(range.upperBound.seconds(since: first.time) < PageTime.length + 10)
    rig.time.scrub(to: .zero)
    #expect(rig.time.position == range.lowerBound)
  }

  @Test func `a control that is never idle has a bounded past`() throws {
    rig.page.press(at: rig.place(0.5))
    let recording = try #require(rig.time.record?.recording)
    for _ in 0..<InputRecording.mostEvents {
      recording.add(.input(.focusGained(time: rig.time.now)), at: rig.time.now)
    }
    rig.page.advance(by: 0.1)
    #expect(rig.time.record?.recording.entries.isEmpty == true && rig.time.range != nil)
  }

  @Test func `nothing is recorded while the timeline is closed`() throws {
    let rig = TimeRig(.segmented, panels: [])
    let scene = try #require(rig.preview.control.scene)
    #expect(!scene.observers.want(.input))
    for isWanted in [true, false] {
      rig.page.strike("p", modifiers: .shift)
      #expect(scene.observers.want(.input) == isWanted)
    }
    #expect(rig.time.record == nil && rig.preview.willChange == nil)
  }
}
