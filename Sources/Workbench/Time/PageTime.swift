import Canvas
import Controls

/// The clock of what is shown: the speed of a stage or page, and its past, which a replica shows by
/// playing the input again.
@MainActor
package final class PageTime {
  /// Speeds relative to real time. spec: docs/spec/window.md#time/transport
  static let speeds = [1, 0.5, 0.2, 0.1]
  static let speedTitles = ["1", "½", "⅕", "⅒"]
  /// The seconds that are kept. spec: docs/spec/window.md#time/overview
  package nonisolated static let length = 20.0
  static let step = 1.0 / 60

  var onShow: (() -> Void)?
  /// Called after ``onShow``, also if only the speed changes.
  var onChange: (() -> Void)?

  private(set) var speed = 1.0
  private(set) var isPaused = false
  /// `nil` for the present.
  private(set) var position: Instant?
  private(set) var isReplaying = false
  private let player = PastPlayer()

  /// The replica of the past; `nil` for the present, and until a first one has reached its time.
  ///
  /// The first read after a change of the position, and after ``continueWork(at:)``, plays on.
  var replica: SceneReplica? {
    guard let position else { return nil }
    return player.replica(at: position, of: self)
  }

  /// Whether ``replica`` is that of the position.
  var isReached: Bool { position.map { player.hasReached($0) } ?? false }

  /// Whether the replicas need more frames.
  var isWorking: Bool { position.map { player.isWorking(at: $0, of: self) } ?? false }

  /// The replica from which a look back goes on; `nil` for none.
  var base: SceneReplica? { player.base }

  /// The most work that replicas do in a frame, in the units of ``SceneReplica``. chosen: 2 to 5 ms
  /// of the gallery, because few events, such as those that change the theme, take some ms
  var mostWork = 1000
  /// The film that is compared with the control; `nil` for none.
  weak var film: ReferenceFilm?
  weak var changes: ChangeList?

  /// Moves the film to another time, as the user does.
  func moveFilm(to start: Instant) {
    guard let film else { return }
    changes?.add(
      "Film position", of: film, from: film.start, to: start, at: ["film"]
    ) { [weak self] in self?.moveFilm(to: $0) }
    film.start = start
    notifyChanges()
  }

  // MARK: Source

  let source: any TimeSource

  init(_ source: some TimeSource) {
    self.source = source
    source.time = self
  }

  /// The present, at which the source is.
  var now: Instant { source.now }

  var disabledReason: String? { source.disabledReason }

  /// `nil` without a recording.
  var marks: TimeMarks? { source.marks }

  /// The recording of a stage; `nil` for none, and for that of a window.
  var record: StageRecord? { source.record }

  /// Records what the source shows in a frame.
  func noteFrame() { source.noteFrame() }

  /// Keeps a picture of the frame that is about to be shown.
  func keepPicture() { source.keepPicture() }

  /// The frame that was shown at a past time; `nil` if it was not kept.
  func picture(at time: Instant) -> PastPictures.Picture? { source.picture(at: time) }

  /// A control at the shown time; `nil` for the present, and if the control did not exist then.
  func pastPreview(of preview: ControlPreview) -> ControlPreview? {
    replica.flatMap { source.preview(of: preview, in: $0) }
  }

  private func applySpeed() { source.run(atSpeed: isPaused || isPast ? 0 : speed) }

  // MARK: Position

  var isPast: Bool { position != nil }

  var age: Double { position.map { now.seconds(since: $0) } ?? 0 }

  /// Setting it starts a recording, or ends and removes it.
  var isRecording: Bool {
    get { marks != nil }
    set {
      if newValue == isRecording { return }
      if newValue {
        source.setRecording(true)
      } else {
        returnToNow()
        player.removeAll()
        source.setRecording(false)
        isPaused = false
        speed = 1
        applySpeed()
      }
      notifyChanges()
    }
  }

  func notifyChanges() {
    onShow?()
    onChange?()
  }

  /// Whether a speed can be set; the past plays at any speed.
  var canChangeSpeed: Bool { source.canSlowDown || isPast }

  func setSpeed(_ speed: Double) {
    if speed == self.speed || !canChangeSpeed { return }
    self.speed = speed
    applySpeed()
    notifyChanges()
  }

  func changeSpeed(slower: Bool) {
    guard let index = Self.speeds.firstIndex(of: speed) else { return }
    let next = index + (slower ? 1 : -1)
    if Self.speeds.indices.contains(next) { setSpeed(Self.speeds[next]) }
  }

  /// A present that cannot be paused is shown as the past.
  func togglePause() {
    if !isPast && !source.canSlowDown { return scrub(to: now) }
    if isPast {
      isReplaying.toggle()
    } else {
      isPaused.toggle()
      applySpeed()
    }
    notifyChanges()
  }

  func step(forward: Bool) {
    if let position {
      isReplaying = false
      return show(position.advanced(by: forward ? Self.step : -Self.step))
    }
    if !forward { return scrub(to: now.advanced(by: -Self.step)) }
    if !source.canSlowDown { return }
    if !isPaused { togglePause() }
    source.step(by: Self.step)
    notifyChanges()
  }

  // MARK: Past

  var range: ClosedRange<Instant>? {
    guard isRecording, let first = source.oldest else { return nil }
    let now = now
    return min(max(first, now.advanced(by: -PageTime.length)), now)...now
  }

  /// The time is clamped to ``range``.
  func scrub(to time: Instant) {
    guard let range else { return }
    let time = min(max(time, range.lowerBound), range.upperBound)
    if !isPast { source.willLookBack() }
    position = time
    player.allowWork()
    applySpeed()
    notifyChanges()
  }

  func show(_ time: Instant) {
    if time >= now { returnToNow() } else { scrub(to: time) }
  }

  func returnToNow() {
    guard isPast else { return }
    position = nil
    player.end()
    isReplaying = false
    if !source.canSlowDown { speed = 1 }
    source.didReturn()
    applySpeed()
    notifyChanges()
  }

  /// Lets the replicas work in the frame of a time of the scene.
  func continueWork(at time: Instant) { player.continueWork(at: time) }

  /// Prepares a look back while the present is shown.
  func follow() {
    if isRecording && !isPast { player.follow(self) }
  }

  /// Seconds of real time.
  func replay(by seconds: Double) {
    if isReplaying, let position { show(position.advanced(by: seconds * speed)) }
  }

  var readout: String {
    // An age that rounds to 0 is now.
    let text = (-age).text(places: 2)
    if isPast && text != 0.0.text(places: 2) { return text + " s" }
    return isPaused || isPast && !isReplaying ? "Paused" : "Now"
  }
}
