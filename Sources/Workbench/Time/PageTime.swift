import Canvas
import Controls

/// The speed of a page, and its past, which a replica shows by playing the input again.
@MainActor
package class PageTime {
  /// Speeds relative to real time. spec: docs/spec/window.md#time/transport
  static let speeds = [1, 0.5, 0.2, 0.1]
  static let speedTitles = ["1", "½", "⅕", "⅒"]
  /// The seconds that are kept. spec: docs/spec/window.md#time/overview
  package nonisolated static let length = 20.0
  static let step = 1.0 / 60

  var onShow: (() -> Void)?
  /// Called after ``onShow``, also if only the speed changes.
  var onChange: (() -> Void)?

  private(set) final var speed = 1.0
  private(set) final var isPaused = false

  /// `nil` for the present.
  private(set) final var position: Instant?
  private(set) final var isReplaying = false
  private final let player = PastPlayer()

  /// The replica of the past; `nil` for the present, and until a first one has reached its time.
  ///
  /// The first read after a change of the position, and after ``continueWork(at:)``, plays on.
  final var replica: SceneReplica? {
    guard let position else { return nil }
    return player.replica(at: position, of: self)
  }

  /// Whether ``replica`` is that of the position.
  final var isReached: Bool { position.map { player.hasReached($0) } ?? false }

  /// Whether the replicas need more frames.
  final var isWorking: Bool { position.map { player.isWorking(at: $0, of: self) } ?? false }

  /// The replica from which a look back goes on; `nil` for none.
  final var base: SceneReplica? { player.base }

  /// The most work that replicas do in a frame, in the units of ``SceneReplica``. chosen: 8 ms of
  /// the gallery, whose events take about 0.25 ms
  final var mostWork = 240

  /// The film that is compared with the control; `nil` for none.
  final weak var film: ReferenceFilm?

  // MARK: Overrides

  var now: Instant { .zero }

  /// `nil` if nothing can be shown.
  var oldest: Instant? { nil }

  var disabledReason: String? { nil }

  var marks: TimeMarks? { nil }

  var canSlowDown: Bool { false }

  /// `nil` if it cannot be shown.
  func makeReplica() -> SceneReplica? { nil }

  /// The number of recorded events before a time.
  func eventCount(before time: Instant) -> Int { 0 }

  /// Called before a replica is played to a past position.
  func willPlay(_ replica: SceneReplica) {}

  /// The frame nearest to a past time; `nil` if it was not shown yet.
  func picture(at time: Instant) -> PastPictures.Picture? { nil }

  /// A control at the shown time; `nil` for the present, and if the control did not exist then.
  func pastPreview(of preview: ControlPreview) -> ControlPreview? { nil }

  func setKept(_ isKept: Bool) {}

  func willLookBack() {}

  func didReturn() {}

  func applySpeed() {}

  func stepOn() {}

  // MARK: Position

  final var isPast: Bool { position != nil }

  final var age: Double { position.map { now.seconds(since: $0) } ?? 0 }

  /// Setting it starts a recording, or ends and removes it.
  final var isRecording: Bool {
    get { marks != nil }
    set {
      if newValue == isRecording { return }
      if newValue {
        setKept(true)
      } else {
        returnToNow()
        player.removeAll()
        setKept(false)
        isPaused = false
        speed = 1
        applySpeed()
      }
      notifyChanges()
    }
  }

  final func notifyChanges() {
    onShow?()
    onChange?()
  }

  /// Whether a speed can be set; the past plays at any speed.
  final var canChangeSpeed: Bool { canSlowDown || isPast }

  final func setSpeed(_ speed: Double) {
    if speed == self.speed || !canChangeSpeed { return }
    self.speed = speed
    applySpeed()
    notifyChanges()
  }

  final func changeSpeed(slower: Bool) {
    guard let index = Self.speeds.firstIndex(of: speed) else { return }
    let next = index + (slower ? 1 : -1)
    if Self.speeds.indices.contains(next) { setSpeed(Self.speeds[next]) }
  }

  /// A present that cannot be paused is shown as the past.
  final func togglePause() {
    if !isPast && !canSlowDown { return scrub(to: now) }
    if isPast {
      isReplaying.toggle()
    } else {
      isPaused.toggle()
      applySpeed()
    }
    notifyChanges()
  }

  final func step(forward: Bool) {
    if let position {
      isReplaying = false
      return show(position.advanced(by: forward ? Self.step : -Self.step))
    }
    if !forward { return scrub(to: now.advanced(by: -Self.step)) }
    if !canSlowDown { return }
    if !isPaused { togglePause() }
    stepOn()
    notifyChanges()
  }

  // MARK: Past

  final var range: ClosedRange<Instant>? {
    guard isRecording, let first = oldest else { return nil }
    let now = now
    return min(max(first, now.advanced(by: -PageTime.length)), now)...now
  }

  /// The time is clamped to ``range``.
  final func scrub(to time: Instant) {
    guard let range else { return }
    let time = min(max(time, range.lowerBound), range.upperBound)
    if !isPast { willLookBack() }
    position = time
    player.allowWork()
    applySpeed()
    notifyChanges()
  }

  final func show(_ time: Instant) {
    if time >= now { returnToNow() } else { scrub(to: time) }
  }

  final func returnToNow() {
    guard isPast else { return }
    position = nil
    player.end()
    isReplaying = false
    if !canSlowDown { speed = 1 }
    didReturn()
    applySpeed()
    notifyChanges()
  }

  /// Lets the replicas work in the frame of a time of the scene.
  final func continueWork(at time: Instant) { player.continueWork(at: time) }

  /// Prepares a look back while the present is shown.
  final func follow() {
    if isRecording && !isPast { player.follow(self) }
  }

  /// Seconds of real time.
  final func replay(by seconds: Double) {
    if isReplaying, let position { show(position.advanced(by: seconds * speed)) }
  }

  final var readout: String {
    // An age that rounds to 0 is now.
    let text = (-age).text(places: 2)
    if isPast && text != 0.0.text(places: 2) { return text + " s" }
    return isPaused || isPast && !isReplaying ? "Paused" : "Now"
  }
}
