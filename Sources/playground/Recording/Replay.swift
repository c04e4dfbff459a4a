import Canvas
import Controls

/// Runs a log's scene under a manual clock.
@MainActor
struct Replay {
  /// Seconds after the last event at which a replay ends in any case.
  static let longestTail = 5.0

  /// Two days at 60 frames a second; their trace takes some gigabytes. chosen
  static let maximumFrames = 10_000_000

  let log: InputLog

  /// Frames a second.
  let rate: Double

  /// Seconds; nil for until everything has settled.
  let end: Double?

  /// Seconds; it ends by then.
  var latestEnd: Double { end ?? (log.events.last?.time.seconds ?? 0) + Self.longestTail }

  /// It has no more frames than that.
  var mostFrames: Int { Int((latestEnd * rate).rounded(.up)) + 1 }

  /// One frame of a replay.
  struct Frame {
    var number: Int
    var time: Instant
    var update: FrameUpdate
    var actions: [(control: Control, action: ControlAction)]
  }

  /// Calls the body after each frame, with the scene as it is then.
  func run(_ target: SceneReplica, _ body: (Frame) throws -> Void) throws {
    var actions: [(control: Control, action: ControlAction)] = []
    let observation = target.scene.observe { actions.append(($0, $1)) }
    defer { observation.cancel() }
    var pending = log.events[...]
    let lastEvent = log.events.last?.time ?? .zero
    var number = 0
    while true {
      let time = Instant(seconds: Double(number) / rate)
      if let end, time.seconds > end + 1e-9 { return }
      while let event = pending.first, event.time <= time {
        try target.perform(event)
        pending.removeFirst()
      }
      target.owner.answer(by: time)
      let update = target.scene.update(
        for: FrameTime(target: time, interval: 1 / rate, number: number))
      try body(Frame(number: number, time: time, update: update, actions: actions))
      actions.removeAll()
      number += 1
      if end != nil || !pending.isEmpty { continue }
      let isDone = !update.isAnimating && target.owner.nextAnswer == nil
      if isDone || time.seconds(since: lastEvent) >= Self.longestTail { return }
    }
  }
}
