import Canvas

/// Plays replicas to past times, a bit in each frame, because a page can have 50,000 events.
///
/// A replica only goes forward and cannot be copied. So one of them, the base, waits at the oldest
/// moment that can be shown, and the next look back goes on from there instead of from the start.
@MainActor
final class PastPlayer {
  /// The most events that are played without a base. chosen: less than 0.1 s
  private static let mostEvents = 200
  /// Seconds by which the base is moved at once while the present is shown. chosen
  private static let stride = 1.0
  /// The least seconds between two pieces of work; events between frames do not count. chosen
  private static let interval = 1.0 / 125

  private var shown: SceneReplica?
  /// The position of ``shown``.
  private var playedTo: Instant?
  /// The replica on its way to the position; `nil` once it is shown.
  private var coming: SceneReplica?
  private(set) var base: SceneReplica?

  private var mayWork = true
  private var lastWork: Instant?

  func hasReached(_ position: Instant) -> Bool { playedTo == position }

  func isWorking(at position: Instant, of time: PageTime) -> Bool {
    hasReached(position) ? !isBaseReady(of: time) : coming != nil
  }

  func allowWork() { mayWork = true }

  func continueWork(at time: Instant) {
    if let lastWork, time.seconds(since: lastWork) < Self.interval { return }
    lastWork = time
    mayWork = true
  }

  /// The replica of the position, or the last one that has reached its position.
  func replica(at position: Instant, of time: PageTime) -> SceneReplica? {
    if mayWork {
      mayWork = false
      var work = time.mostWork
      if !hasReached(position) { play(to: position, of: time, within: &work) }
      if hasReached(position) { moveBase(of: time, within: &work) }
    }
    return shown
  }

  private func play(to position: Instant, of time: PageTime, within work: inout Int) {
    let usable = [shown, coming].compactMap { $0 }.filter { $0.time <= position }
    coming =
      usable.max { $0.time < $1.time } ?? takeReplica(before: position, of: time, within: &work)
    // From now on it is between two positions.
    if coming === shown { playedTo = nil }
    guard let coming, coming.play(to: position, within: &work) else { return }
    (shown, playedTo) = (coming, position)
    self.coming = nil
  }

  /// Takes the base, or makes a replica if that is too late.
  private func takeReplica(
    before position: Instant, of time: PageTime, within work: inout Int
  ) -> SceneReplica? {
    let replica = base.flatMap { $0.time <= position ? $0 : nil }
    if replica != nil { base = nil }
    return replica ?? makeReplica(before: position, of: time, within: &work)
  }

  private func makeReplica(
    before position: Instant, of time: PageTime, within work: inout Int
  ) -> SceneReplica? {
    work -= SceneReplica.pageWork
    return time.source.makeReplica(before: position)
  }

  // MARK: Base

  private func isBaseReady(of time: PageTime) -> Bool {
    guard let first = time.range?.lowerBound,
      time.source.eventCount(before: first) > Self.mostEvents
    else { return true }
    return base.map { $0.time >= first } ?? false
  }

  private func moveBase(of time: PageTime, within work: inout Int) {
    guard !isBaseReady(of: time), let first = time.range?.lowerBound else { return }
    base = base ?? makeReplica(before: first, of: time, within: &work)
    _ = base?.play(to: first, within: &work)
  }

  /// Moves the base while the present is shown.
  func follow(_ time: PageTime) {
    guard let first = time.range?.lowerBound else {
      base = nil
      return
    }
    if let base, first.seconds(since: base.time) < Self.stride { return }
    continueWork(at: time.now)
    if !mayWork { return }
    mayWork = false
    var work = time.mostWork
    moveBase(of: time, within: &work)
  }

  // MARK: End

  /// Ends the look back; the base stays for the next one.
  func end() {
    (shown, coming, playedTo) = (nil, nil, nil)
    allowWork()
  }

  func removeAll() {
    end()
    base = nil
  }
}
