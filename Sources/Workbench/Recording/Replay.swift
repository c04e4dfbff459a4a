import Canvas
import Controls

/// A replay of a log at a frame rate.
@MainActor
package struct Replay {
  /// Seconds after the last event at which a replay ends in any case.
  static let longestTail = 5.0
  /// Two days at 60 frames a second; their trace takes some gigabytes. chosen
  package static let maximumFrames = 10_000_000
  /// Frames per second. chosen
  package nonisolated static let rates = 0.001...100_000

  package let log: InputLog
  let rate: Double
  /// In seconds; `nil` for when everything has settled.
  let end: Double?

  package init(log: InputLog, rate: Double, end: Double?) {
    (self.log, self.rate, self.end) = (log, rate, end)
  }

  package var latestEnd: Double { end ?? (log.events.last?.time.seconds ?? 0) + Self.longestTail }

  package var mostFrames: Int { Int((latestEnd * rate).rounded(.up)) + 1 }

  package struct Frame {
    package var number: Int
    var time: Instant
    var update: FrameUpdate
    var actions: [(control: Control, action: ControlAction)]
  }

  package func run(_ replica: SceneReplica, _ body: (Frame) throws -> Void) throws {
    var actions: [(control: Control, action: ControlAction)] = []
    let observation = replica.scene.observe { control, action in
      if control.isOfApp { actions.append((control, action)) }
    }
    defer { observation.cancel() }
    var pending = log.events[...]
    let lastEvent = log.events.last?.time ?? .zero
    var number = 0
    while true {
      var time = Instant(seconds: Double(number) / rate)
      if let end, time.seconds > end + 1e-9 {
        // The last frame of a log's recording is shown at every rate.
        guard end == log.header.end, Double(number - 1) / rate < end - 1e-9 else { return }
        time = Instant(seconds: end)
      }
      while let event = pending.popFirst(by: time) { try replica.perform(event) }
      replica.owner.answer(by: time)
      let update = replica.scene.update(for: FrameTime(target: time))
      try body(Frame(number: number, time: time, update: update, actions: actions))
      actions.removeAll()
      number += 1
      if end != nil || !pending.isEmpty { continue }
      // Animation curves, and others that follow the layout, are shown a frame later.
      let isDone =
        !update.isAnimating && !replica.scene.needsUpdate && replica.owner.nextAnswer == nil
      if isDone || time.seconds(since: lastEvent) >= Self.longestTail { return }
    }
  }
}

extension Control {
  /// Whether it is not one of a picture, such as those of states, which are pressed in layout.
  var isOfApp: Bool { scene?.host?.isInteractive != false }
}
