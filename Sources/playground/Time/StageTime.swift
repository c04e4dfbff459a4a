import Canvas
import Controls

/// The time of a stage: how fast it runs, and what the control was like before.
///
/// It records while somebody wants it to, and nothing otherwise.
@MainActor
final class StageTime {
  /// Seconds of the control for each of the wall. design: playground, Time
  static let speeds = [1, 0.5, 0.2, 0.1]
  /// A frame, s.
  static let step = 1.0 / 60

  /// Called when something else is to be shown on the stage.
  var onShow: (() -> Void)?
  /// Called after that, and when it goes at another pace.
  var onChange: (() -> Void)?

  /// What happened, as far as that is known; nil before it is recorded.
  private(set) var record: StageRecord?

  /// One of ``speeds``.
  private(set) var speed = 1.0
  private(set) var isPaused = false

  /// The time that is looked at again; nil for now.
  private(set) var position: Instant?
  /// Whether what was runs on by itself.
  private(set) var isReplaying = false
  private var twin: StageTwin?

  private let specimen: Specimen
  private let view: SceneView
  private let width: Double?

  /// - Parameters:
  ///   - specimen: the control, as it is now.
  ///   - view: shows it.
  ///   - width: of the control's plate, pt; nil for as wide as the control likes.
  init(_ specimen: Specimen, in view: SceneView, width: Double?) {
    self.specimen = specimen
    self.view = view
    self.width = width
  }

  /// Seconds of the stage.
  var now: Instant { view.content.now }

  /// Whether what was is looked at.
  var isPast: Bool { position != nil }

  /// Seconds from what is shown to now; 0 for now.
  var age: Double { position.map { now.seconds(since: $0) } ?? 0 }

  /// The control that is shown: the live one, or one that is what that was.
  var shownSpecimen: Specimen { twin?.specimen ?? specimen }

  /// What is shown in the place of the live control; nil for the live control.
  var shownScene: Scene? { twin?.scene }

  /// Where the pointer was at the time that is shown, pt of the control's scene; nil for nowhere, and
  /// now.
  var pastPointer: Point? { twin?.pointer }

  // MARK: Recording

  /// Records from now on, or forgets what it knows.
  var isRecording: Bool {
    get { record != nil }
    set {
      if newValue == isRecording { return }
      if newValue {
        record = StageRecord(of: specimen, in: view.content) { [weak self] in self?.returnToNow() }
      } else {
        returnToNow()
        record?.end()
        record = nil
        resume()
        speed = 1
        applySpeed()
      }
      tell()
    }
  }

  private func tell() {
    onShow?()
    onChange?()
  }

  /// A frame has been sampled.
  func noteFrame() { record?.noteFrame(at: now) }

  // MARK: Pace

  /// Chooses one of ``speeds``.
  func setSpeed(_ speed: Double) {
    if speed == self.speed { return }
    self.speed = speed
    applySpeed()
    tell()
  }

  /// Goes to the next slower speed, or the next faster one.
  func changeSpeed(slower: Bool) {
    guard let index = Self.speeds.firstIndex(of: speed) else { return }
    let next = index + (slower ? 1 : -1)
    if Self.speeds.indices.contains(next) { setSpeed(Self.speeds[next]) }
  }

  /// Stops what runs, or lets it run.
  func togglePause() {
    if isPast {
      isReplaying.toggle()
    } else {
      isPaused.toggle()
      applySpeed()
    }
    tell()
  }

  private func resume() {
    isPaused = false
    applySpeed()
  }

  private func applySpeed() { view.speed = isPaused || isPast ? 0 : speed }

  /// Shows the next frame of what stands still, or the one before.
  func step(forward: Bool) {
    if let position {
      isReplaying = false
      let next = position.advanced(by: forward ? Self.step : -Self.step)
      if next >= now { returnToNow() } else { scrub(to: next) }
      return
    }
    if forward {
      if !isPaused { togglePause() }
      view.step(by: Self.step)
      tell()
    } else {
      scrub(to: now.advanced(by: -Self.step))
    }
  }

  // MARK: What was

  /// The times that can be looked at.
  var range: ClosedRange<Instant>? {
    guard let record else { return nil }
    let oldest = now.advanced(by: -StageHistory.length)
    return min(max(record.history.start.time, oldest), now)...now
  }

  /// Shows what was at a time, and stands still; as far as that is known.
  func scrub(to time: Instant) {
    guard let range, let record else { return }
    let time = min(max(time, range.lowerBound), range.upperBound)
    if twin == nil {
      // The live control stands still, and loses what holds it.
      view.content.handle(.focusLost(time: now))
    }
    if twin.map({ $0.time > time }) ?? true {
      twin = StageTwin(of: record.history, specimen.kind, width: width)
    }
    position = time
    twin?.play(to: time)
    applySpeed()
    tell()
  }

  /// Shows the live control again.
  func returnToNow() {
    guard isPast else { return }
    position = nil
    twin = nil
    isReplaying = false
    applySpeed()
    tell()
  }

  /// Lets what was go on, as it does by itself.
  ///
  /// - Parameter seconds: of the wall, since it was last asked.
  func replay(by seconds: Double) {
    guard isReplaying, let position else { return }
    let next = position.advanced(by: seconds * speed)
    if next >= now { returnToNow() } else { scrub(to: next) }
  }
}
