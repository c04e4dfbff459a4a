import Canvas
import Controls
import ControlsTesting
import Testing

@testable import Workbench
@testable import playground

@Suite struct `Dropped frames` {
  private func replay(
    _ log: InputLog, rate: Double, count: Int, showing isShown: (Int) -> Bool,
    _ body: (Replay.Frame, ReplayTrace) throws -> Void
  ) throws {
    let target = SceneReplica(log.header)
    let trace = ReplayTrace(target: target)
    var actions: [(control: Control, action: ControlAction)] = []
    target.scene.observe { actions.append(($0, $1)) }
    var pending = log.events[...]
    for number in 0..<count where isShown(number) {
      let time = Instant(seconds: Double(number) / rate)
      while let event = pending.first, event.time <= time {
        try target.perform(event)
        pending.removeFirst()
      }
      target.owner.answer(by: time)
      let update = target.scene.update(for: FrameTime(target: time))
      try body(Replay.Frame(number: number, time: time, update: update, actions: actions), trace)
      actions = []
    }
  }

  private func shownFrames(_ count: Int, seed: UInt64) -> Set<Int> {
    var random = SeededGenerator(seed: seed)
    var shown: Set<Int> = [count - 1]
    var number = 0
    while number < count {
      shown.insert(number)
      number +=
        Int.random(in: 0..<8, using: &random) == 0
        ? Int.random(in: 5...20, using: &random) : Int.random(in: 1...3, using: &random)
    }
    return shown
  }

  @Test(arguments: ReplayFixture.names)
  func `dropped frames change neither states, actions nor the end of animations`(name: String)
    throws
  {
    let log = try ReplayFixture(name).log
    let rate = 120.0
    let whole = try ReplayRun(log, rate: rate)
    let count = whole.times.count
    for seed in UInt64(1)...3 {
      let shown = shownFrames(count, seed: seed)
      var actions: [JSON] = []
      var seen = 0
      try replay(log, rate: rate, count: count, showing: shown.contains) { frame, trace in
        let json = trace.json(of: frame)
        actions += json["actions"]?.values ?? []
        seen += 1
        #expect(
          json["controls"] == whole.states[frame.time]
            && frame.update.isAnimating == whole.isAnimating[frame.time],
          "seed \(seed), frame \(frame.number)")
      }
      #expect(actions == whole.actions)
      #expect(seen == shown.count)
    }
  }

  @Test func `a single frame shows the same state as a replay at 1000 Hz`() throws {
    let log = try ReplayFixture("switch-second-tap-in-flight-reverses-with-velocity").log
    let time = Instant(seconds: 0.3)
    let whole = try ReplayRun(log, rate: 1000) { $0 == time }
    try replay(log, rate: 1000, count: 301, showing: { $0 == 300 }) { frame, trace in
      #expect(trace.json(of: frame)["controls"] == whole.states[time])
    }
  }
}
