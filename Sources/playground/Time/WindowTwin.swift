import Canvas
import Controls

/// A window like the one in which a page is shown, that is given what that one was given since the page
/// was opened: it is what that one was.
final class WindowTwin: PastTwin {
  private(set) var time: Instant
  private(set) var pointer: Point?

  private let target: ReplayTarget
  private let events: [InputLogEvent]
  /// How many of the events it has been given.
  private var count = 0

  private var next = NextFrame.rest
  private var frameNumber = 0

  /// When what has come since is brought to one; nil where nothing has.
  private var due: Instant?

  /// Seconds between two looks at what moves while nothing comes: motion is a function of its time, so
  /// that what lies between need not be shown. chosen
  private static let stride = 0.1

  /// - Parameters:
  ///   - history: what came.
  ///   - oldest: what was before that is not looked at.
  ///   - tokens: what replaces values of every theme.
  init(of history: InputHistory, since oldest: Instant, tokens: TokenFile?) {
    target = ReplayTarget(history.header, tokens: tokens)
    events = history.events(thinnedBefore: oldest)
    time = history.start
    target.scene.advance(to: time)
    bring(to: time)
  }

  var scene: Scene { target.scene }

  /// pt.
  var size: Size { target.scene.size }

  /// The top of the page that was shown.
  var root: Node { target.root }

  func play(to end: Instant) {
    if end < time { return }
    while count < events.count, events[count].time <= end {
      let event = events[count]
      count += 1
      pass(until: event.time)
      // What moved the place of the press is there when it comes.
      if next == .tick && event.time >= nextFrame { bring(to: event.time) }
      if case .input(.pointer(let input)) = event.kind {
        pointer = input.phase == .left ? nil : input.position
      }
      // What came to a window can come to another one.
      try? target.perform(event)
      // A window brings it about in its next frame.
      due = due ?? max(event.time, nextFrame)
    }
    pass(until: end)
    bring(to: end)
  }

  /// Lets pass what happens by itself.
  private func pass(until end: Instant) {
    while true {
      let moment: Instant
      switch (due, next) {
      case (let due?, _): moment = due
      case (nil, .rest): return
      case (nil, .at(let wanted)): moment = max(wanted, time)
      case (nil, .tick): moment = time.advanced(by: Self.stride)
      }
      if moment >= end || (moment == time && next != .tick) { return }
      bring(to: moment)
    }
  }

  /// The earliest that another frame comes.
  private var nextFrame: Instant { time.advanced(by: PageTime.step) }

  private func bring(to time: Instant) {
    self.time = max(self.time, time)
    due = nil
    frameNumber += 1
    next =
      scene.update(for: FrameTime(target: time, interval: 1 / 60, number: frameNumber)).next
  }
}
