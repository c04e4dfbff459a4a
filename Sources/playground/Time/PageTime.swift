import Canvas
import Controls

/// The time of what a page shows: how fast it runs, and what was before.
///
/// Subclasses say what that is: a control on its stage, or a page as a whole. A replica
/// that is given the same input becomes what was; nothing is rewound.
@MainActor
class PageTime {
  /// Seconds of what is shown for each of the wall. design: playground, Time
  static let speeds = [1, 0.5, 0.2, 0.1]
  /// Seconds that can be looked at again. design: playground, Time
  nonisolated static let length = 20.0
  /// A frame, s.
  static let step = 1.0 / 60

  /// Called when something else is to be shown.
  var onShow: (() -> Void)?
  /// Called after that, and when it goes at another pace.
  var onChange: (() -> Void)?

  /// One of ``speeds``.
  private(set) final var speed = 1.0
  /// Whether what is shown now stands still.
  private(set) final var isPaused = false

  /// The time that is looked at again; nil for now.
  private(set) final var position: Instant?
  /// Whether what was runs on by itself.
  private(set) final var isReplaying = false
  /// What was at the time that is looked at; nil for now.
  ///
  /// It is brought there when it is asked for: in a frame, however often that changed since the last.
  final var replica: SceneReplica? {
    guard let position else { return nil }
    if playedTo == position { return player }
    if player.map({ $0.time > position }) ?? true { player = makeReplica() }
    player?.play(to: position)
    playedTo = position
    return player
  }
  private final var player: SceneReplica?
  /// Which time the player was brought to last.
  private final var playedTo: Instant?

  // MARK: What subclasses say

  /// The present, s.
  var now: Instant { .zero }

  /// What is known begins there; nil where nothing can be looked at again.
  var oldest: Instant? { nil }

  /// Why nothing can be looked at again, a sentence; nil where it can.
  var obstacle: String? { nil }

  /// When something went on; nil while nothing is written down.
  var marks: TimeMarks? { nil }

  /// Whether what is shown now can stand still, and go slower.
  var canSlowDown: Bool { false }

  /// What was, at the beginning of what is known; nil for nothing to be seen.
  func makeReplica() -> SceneReplica? { nil }

  /// Begins to write down what happens, or forgets that.
  func setKept(_ isKept: Bool) {}

  /// What was is going to be looked at: what is held now is let go.
  func willLookBack() {}

  /// What is now is shown again.
  func didReturn() {}

  /// Runs at the pace that is so now.
  func applySpeed() {}

  /// Goes on by a frame while it stands still.
  func stepOn() {}

  /// A frame has been sampled.
  func noteFrame() {}

  // MARK: What is looked at

  /// Whether what was is looked at.
  final var isPast: Bool { position != nil }

  /// Seconds from what is shown to now; 0 for now.
  final var age: Double { position.map { now.seconds(since: $0) } ?? 0 }

  /// What is shown in the place of what is now; nil for nothing.
  final var shownScene: Scene? { replica?.scene }

  /// Where the pointer was at the time that is shown, pt of the scene that is shown; nil for nowhere,
  /// and now.
  final var pastPointer: Point? { replica?.pointer }

  // MARK: Recording

  /// Records from now on, or forgets what it knows.
  final var isRecording: Bool {
    get { marks != nil }
    set {
      if newValue == isRecording { return }
      if newValue {
        setKept(true)
      } else {
        returnToNow()
        setKept(false)
        isPaused = false
        speed = 1
        applySpeed()
      }
      tell()
    }
  }

  final func tell() {
    onShow?()
    onChange?()
  }

  // MARK: Pace

  /// Whether a speed can be chosen: what was runs at any.
  final var canChangeSpeed: Bool { canSlowDown || isPast }

  /// Chooses one of ``speeds``.
  final func setSpeed(_ speed: Double) {
    if speed == self.speed || !canChangeSpeed { return }
    self.speed = speed
    applySpeed()
    tell()
  }

  /// Goes to the next slower speed, or the next faster one.
  final func changeSpeed(slower: Bool) {
    guard let index = Self.speeds.firstIndex(of: speed) else { return }
    let next = index + (slower ? 1 : -1)
    if Self.speeds.indices.contains(next) { setSpeed(Self.speeds[next]) }
  }

  /// Stops what runs, or lets it run.
  ///
  /// What cannot stand still goes on, and the moment is looked at.
  final func togglePause() {
    if !isPast && !canSlowDown { return scrub(to: now) }
    if isPast {
      isReplaying.toggle()
    } else {
      isPaused.toggle()
      applySpeed()
    }
    tell()
  }

  /// Shows the next frame of what stands still, or the one before.
  final func step(forward: Bool) {
    if let position {
      isReplaying = false
      let next = position.advanced(by: forward ? Self.step : -Self.step)
      if next >= now { returnToNow() } else { scrub(to: next) }
      return
    }
    if !forward { return scrub(to: now.advanced(by: -Self.step)) }
    if !canSlowDown { return }
    if !isPaused { togglePause() }
    stepOn()
    tell()
  }

  // MARK: What was

  /// The times that can be looked at.
  final var range: ClosedRange<Instant>? {
    guard isRecording, let first = oldest else { return nil }
    let now = now
    return min(max(first, now.advanced(by: -PageTime.length)), now)...now
  }

  /// Shows what was at a time, and stands still; as far as that is known.
  final func scrub(to time: Instant) {
    guard let range else { return }
    let time = min(max(time, range.lowerBound), range.upperBound)
    if !isPast { willLookBack() }
    position = time
    applySpeed()
    tell()
  }

  /// Shows what is now again.
  final func returnToNow() {
    guard isPast else { return }
    position = nil
    player = nil
    playedTo = nil
    isReplaying = false
    if !canSlowDown { speed = 1 }
    didReturn()
    applySpeed()
    tell()
  }

  /// Lets what was go on, as it does by itself.
  ///
  /// - Parameter seconds: of the wall, since it was last asked.
  final func replay(by seconds: Double) {
    guard isReplaying, let position else { return }
    let next = position.advanced(by: seconds * speed)
    if next >= now { returnToNow() } else { scrub(to: next) }
  }

  // MARK: Words

  /// Which time is shown, in a word.
  final var readout: String {
    // What rounds to nothing is now.
    let text = (-age).text(places: 2)
    return isPast && text != 0.0.text(places: 2) ? text + " s" : "Now"
  }

  /// Has a button say what a press on it does.
  final func show(on run: GlyphButton) {
    let isRunning = isPast ? isReplaying : !isPaused
    run.symbol = isRunning ? .pause : .play
    run.label = isRunning ? "Pause" : "Run"
  }
}
