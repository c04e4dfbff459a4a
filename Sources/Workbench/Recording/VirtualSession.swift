import Canvas
import Controls
import Support

/// A scene under a manual clock, whose events become its log.
///
/// The log replays to the same states and pixels, because frames never decide what an event does.
@MainActor
package final class VirtualSession {
  /// `nil` for the scene of an app.
  package let header: InputLogHeader?

  package private(set) var replica: SceneReplica
  package private(set) var now = Instant.zero
  package var onAction: ((Control, ControlAction) -> Void)?
  /// Called after each event and each frame, to run the tasks that they have started.
  package var runTasks: (() -> Void)?

  private let makeReplica: () throws -> SceneReplica
  private var reader = InputLogReader()
  /// `frames` is the number of frames before the event.
  private var events: [(event: InputLogEvent, members: [JSON.Member], frames: Int)] = []
  /// The times of all frames, with which a rewind shows the same ones.
  private var frames: [Instant] = []
  /// Whether the scene changed with the last event, or was in motion.
  private var lastEventActs = false
  private var next = NextFrame.idle
  /// The time of the last event, and of the last frame that showed a change.
  private var lastChange = Instant.zero
  /// Frames per second of a virtual clock. chosen
  package nonisolated static let rate = 60.0

  /// Drives the control or the window of a header; `prepare` is called with each new window.
  package convenience init(
    _ header: InputLogHeader, tokens: TokenFile?,
    prepare: @escaping (PageController) throws -> Void = { _ in }
  ) throws {
    let text = TextEngine()
    func makeReplica() throws -> SceneReplica {
      let replica = SceneReplica(header, tokens: tokens, text: text)
      if let controller = replica.controller {
        try prepare(controller)
        if !header.isRecordable { controller.recordings = PageRecordings(controller) }
      }
      return replica
    }
    self.init(header, try makeReplica(), makeReplica)
  }

  /// Drives the scene that an app makes, with a size in points and a scale in pixels per point.
  package convenience init(
    size: Size, scale: Double, catalog: ControlCatalog, _ makeScene: @escaping () -> Scene
  ) {
    let text = TextEngine()
    func makeReplica() -> SceneReplica {
      SceneReplica(makeScene(), size: size, scale: scale, catalog: catalog, text: text)
    }
    self.init(nil, makeReplica(), makeReplica)
  }

  private init(
    _ header: InputLogHeader?, _ replica: SceneReplica,
    _ makeReplica: @escaping () throws -> SceneReplica
  ) {
    (self.header, self.replica, self.makeReplica) = (header, replica, makeReplica)
    begin()
  }

  private func begin() {
    let scene = replica.scene
    scene.observe { [weak self] control, action in
      if control.isOfApp { self?.onAction?(control, action) }
    }
    (now, next, lastChange) = (.zero, .idle, .zero)
    (reader, events, frames) = (InputLogReader(), [], [])
    showFrame()
  }

  package var scene: Scene { replica.scene }

  /// Performs an event with the fields of a log, now, and shows a frame.
  package func perform(_ name: String, _ fields: [JSON.Member]) throws {
    let before = replica.controller?.chosenScale
    try add(name, fields)
    // The display of a window changes the scale.
    if let scale = replica.controller?.chosenScale, scale != before {
      let size = scene.size
      try add(
        "resize",
        [.init("width", size.width), .init("height", size.height), .init("scale", scale)])
    }
    showFrame()
  }

  private func add(_ name: String, _ fields: [JSON.Member]) throws {
    let members = [.init("t", now.seconds), .init("event", name)] + fields
    var reader = reader
    let event = try reader.event(.object(members), place: "params")
    try replica.perform(event)
    runTasks?()
    self.reader = reader
    lastChange = now
    events.append((event, members, frames.count))
    lastEventActs = scene.needsUpdate
  }

  /// Removes the last event from the log if nothing has changed with it.
  package func forgetLastEvent() { if !lastEventActs { _ = events.popLast() } }

  // MARK: Time

  /// Shows a frame now if something has changed.
  package func showFrame() {
    if scene.needsUpdate || next.isDue(at: now) || scene.lastTime < now { update() }
  }

  private func update() {
    frames.append(now)
    let update = scene.update(for: FrameTime(target: now))
    next = update.next
    runTasks?()
    if !update.damage.isEmpty || next == .tick { lastChange = now }
  }

  /// Seconds without a frame after which nothing moves: longer than a step of a pending ring,
  /// shorter than a blink of a caret. chosen
  package nonisolated static let stillness = 0.1

  /// Whether nothing moves; timers may be pending.
  package var isIdle: Bool {
    !scene.needsUpdate && !next.isDue(at: now.advanced(by: Self.stillness))
  }

  /// Seconds without a visible change after which a timer that goes on is not waited for. chosen
  package nonisolated static let quiet = 0.5

  /// Whether only timers go on, without a visible change.
  private var isQuiet: Bool {
    !scene.needsUpdate && next != .tick && now.seconds(since: lastChange) >= Self.quiet
  }

  /// Advances the time by seconds, with a frame at each tick that needs one, and at the end.
  package func advance(by seconds: Double, rate: Double = rate) {
    let start = now
    let end = Self.onGrid(start.advanced(by: seconds))
    var tick = 0.0
    while now < end {
      tick += 1
      if !scene.needsUpdate && next != .tick {
        guard case .at(let moment) = next, moment < end else {
          now = end
          showFrame()
          return
        }
        tick = max(tick, (moment.seconds(since: start) * rate).rounded(.up))
      }
      now = min(Self.onGrid(start.advanced(by: tick / rate)), end)
      showFrame()
    }
  }

  /// Advances the time until nothing moves, or only timers go on without a visible change; returns
  /// `false` at the limit in seconds.
  package func settle(limit: Double) -> Bool {
    let end = now.advanced(by: limit)
    while !isIdle && !isQuiet {
      if now >= end { return false }
      advance(by: min(1 / Self.rate, end.seconds(since: now)))
    }
    return true
  }

  /// The time of a frame of a replay that is less than a microsecond away, or the time itself.
  ///
  /// Sums of rounded times would miss the frames.
  private static func onGrid(_ time: Instant) -> Instant {
    let frame = (time.seconds * rate).rounded()
    return abs(time.seconds * rate - frame) < 6e-5 ? Instant(seconds: frame / rate) : time
  }

  /// Shows the exact state of a past time; later events are forgotten.
  ///
  /// Throws a ``Failure`` if the app's closure does not make a new scene.
  package func rewind(to time: Instant) throws {
    let kept = events.prefix { $0.event.time <= time }
    let shown = frames.prefix { $0 <= time }
    let replica = try makeReplica()
    if replica.scene === scene {
      throw Failure(.badUsage, "the closure of the app returns the same scene; make a new one")
    }
    self.replica = replica
    // The actions of the past have been reported.
    let listener = onAction
    onAction = nil
    defer { onAction = listener }
    begin()
    func showFrames(until count: Int) {
      while frames.count < count {
        now = shown[frames.count]
        update()
      }
    }
    for (event, members, count) in kept {
      showFrames(until: count)
      now = event.time
      _ = try reader.event(.object(members), place: "params")
      try replica.perform(event)
      runTasks?()
      lastChange = now
      events.append((event, members, frames.count))
    }
    showFrames(until: shown.count)
    now = time
    if shown.last.map({ $0 < time }) ?? true { showFrame() }
  }

  // MARK: Log

  /// The text of a log whose last frame is the present; for the page of a control, that of the
  /// control alone.
  ///
  /// Throws a ``Failure`` if no log can have the scene.
  package func log() throws -> String {
    guard var header else {
      throw Failure(
        .badUsage,
        "replay cannot make the scene of an app; keep the requests, which do the same again")
    }
    if !header.isRecordable, let controller = replica.controller {
      return try controller.pageLog()
    }
    header.end = now.seconds
    return ([header.json] + events.map { .object($0.members) }).map { $0.text + "\n" }.joined()
  }
}
