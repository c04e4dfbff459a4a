import Dispatch

/// An event loop for windows, timers, descriptors and tasks of the main actor.
///
/// A window has a loop, ``Window/loop``, which other windows can share. An idle loop never wakes.
@MainActor
public final class EventLoop {
  private var sources: [any EventSource] = []
  private var timers = TimerQueue()
  private lazy var mainQueue = MainQueue()
  private var thread: SleepingThread?
  private var isStopped = false
  private var isRun = false
  /// The awaited runs that a run in progress serves.
  private var waiters: [(isWanted: () -> Bool, continuation: CheckedContinuation<Void, Never>)] = []
  /// The number of waits, by which a turn notices nested ones.
  private var turn = 0
  /// The sources that were asked for the current wait.
  private var askedSources: [any EventSource] = []
  /// Whether no source has called ``wake()`` since all were asked.
  private var isPrepared = false

  /// Creates a loop without sources.
  public init() {}

  /// Adds a source.
  public func add(_ source: any EventSource) {
    sources.append(source)
    wake()
  }

  /// Removes a source, which is not called again, not even in the current turn.
  public func remove(_ source: any EventSource) {
    if !serves(source) { return }
    sources.removeAll { $0 === source }
    // After the last turn, nothing else would let go of a window.
    askedSources.removeAll { $0 === source }
    wake()
  }

  /// Whether a source is still there; turns in progress skip one that was removed.
  private func serves(_ source: any EventSource) -> Bool { sources.contains { $0 === source } }

  private var hasWindows: Bool { sources.contains { $0 is Window } }

  /// Asks all sources again before the next sleep, or now if the loop sleeps beside tasks.
  ///
  /// A source calls this when an outside change affects what it waits for.
  public func wake() {
    isPrepared = false
    thread?.wake()
  }

  /// Calls a function once, after a delay.
  @discardableResult
  public func after(_ delay: Duration, _ body: @escaping () -> Void) -> Subscription {
    start(after: delay, every: nil, body)
  }

  /// Calls a function repeatedly at an interval of at least a millisecond.
  ///
  /// Times that pass while the program is busy are skipped.
  @discardableResult
  public func every(_ interval: Duration, _ body: @escaping () -> Void) -> Subscription {
    let interval = max(interval, .milliseconds(1))
    return start(after: interval, every: interval, body)
  }

  private func start(
    after delay: Duration, every interval: Duration?, _ body: @escaping () -> Void
  ) -> Subscription {
    let seconds = interval.map { $0 / .seconds(1) }
    let number = timers.add(
      after: delay / .seconds(1), every: seconds, at: MonotonicClock.now, body)
    thread?.wake()
    return Subscription { [weak self] in self?.timers.remove(number) }
  }

  /// Calls a function for events of a descriptor, which the caller closes after canceling the
  /// watch; a failure without other events is reported once.
  @discardableResult
  public func watch(
    _ descriptor: Int32, for events: DescriptorEvents = .readable,
    _ body: @escaping (DescriptorEvents) -> Void
  ) -> Subscription {
    let watch = DescriptorWatch(descriptor: descriptor, events: events, body: body)
    add(watch)
    return Subscription { [weak self] in self?.remove(watch) }
  }

  /// Calls a function on the main actor soon, from any thread.
  public nonisolated func post(_ body: @escaping @MainActor @Sendable () -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated(body) }
  }

  /// Runs the tasks of the main actor that are ready, and those that they make ready.
  package func runReadyTasks() { mainQueue.runReady() }

  /// Runs the loop until the last window is closed or ``stop()`` is called.
  ///
  /// Returns at once if no window is open; use ``run(while:)`` for timers and descriptors alone.
  public func run() { run { hasWindows } }

  /// Runs the loop until the last window is closed or ``stop()`` is called, while tasks of the main
  /// actor run too.
  ///
  /// Returns at once if no window is open.
  public func run() async { await serve { self.hasWindows } }

  /// Ends the innermost run.
  public func stop() {
    isStopped = true
    thread?.wake()
  }

  /// Runs the loop while a condition holds, also within a callback of another run.
  ///
  /// Called from a task of the main actor, or in a program whose `main` is asynchronous, other
  /// tasks and posted functions wait until the caller's task suspends; other sources are served.
  public func run(while isWanted: () -> Bool) {
    let isOutermost = begin()
    defer { end(isOutermost: isOutermost) }
    while isWanted() && !isStopped {
      var wait = EventWait()
      prepare(&wait)
      if isWanted() && !isStopped {
        wait.sleep()
        dispatch(wait)
      }
    }
  }

  /// Runs the loop while a condition holds, and sleeps on another thread: the actor is free.
  func serve(while isWanted: @escaping () -> Bool) async {
    while isWanted() {
      if isRun {
        await withCheckedContinuation { waiters.append((isWanted, $0)) }
      } else if await !takeTurns(while: isWanted) {
        return
      }
    }
  }

  /// Returns whether the condition ended the run, rather than ``stop()``.
  private func takeTurns(while isWanted: () -> Bool) async -> Bool {
    let isOutermost = begin()
    defer { end(isOutermost: isOutermost) }
    let thread = self.thread ?? SleepingThread()
    self.thread = thread
    while isWanted() && !isStopped {
      var wait = EventWait()
      let sources = ask(&wait)
      guard isWanted() && !isStopped else { break }
      turn += 1
      let turn = turn
      wait = await thread.sleep(wait)
      // A nested run has handled all that this wait reported.
      if turn == self.turn { _ = dispatch(wait, to: sources) }
      fireTimers()
    }
    return !isStopped
  }

  /// Marks the loop as running; returns whether this is the outermost run.
  private func begin() -> Bool {
    let isOutermost = !isRun
    (isStopped, isRun) = (false, true)
    return isOutermost
  }

  private func end(isOutermost: Bool) {
    isStopped = false
    // The surrounding run has to ask all sources again.
    isPrepared = false
    if !isOutermost { return }
    isRun = false
    // One of them takes over.
    for waiter in waiters { waiter.continuation.resume() }
    waiters = []
  }

  /// Asks all sources what they wait for, until none of them changes another.
  private func ask(_ wait: inout EventWait) -> [any EventSource] {
    var asked: [any EventSource] = []
    repeat {
      isPrepared = true
      wait = EventWait()
      asked = sources
      for source in asked where serves(source) { source.prepare(&wait) }
    } while !isPrepared && !isStopped
    for waiter in waiters where !waiter.isWanted() { waiter.continuation.resume() }
    waiters.removeAll { !$0.isWanted() }
    wait.watch(SignalWatch.descriptor)
    if let deadline = timers.deadline { wait.wake(at: deadline) }
    return asked
  }

  /// Returns false if a nested run has handled the rest.
  private func dispatch(_ wait: EventWait, to sources: [any EventSource]) -> Bool {
    // Windows close by themselves on signals.
    if SignalWatch.isEndRequested && !hasWindows { isStopped = true }
    let turn = turn
    for source in sources where serves(source) {
      source.dispatch(wait)
      if turn != self.turn { return false }
    }
    return true
  }

  private func fireTimers() {
    if timers.deadline == nil { return }
    let now = MonotonicClock.now
    while let body = timers.takeDue(at: now) { body() }
  }
}

extension EventLoop: EventSource {
  /// Does pending work, then registers what the loop waits for, so that another loop can wait.
  ///
  /// Show the windows with ``Window/show()``, and run the other loop instead of this one; see
  /// <doc:OtherEventLoops>.
  public func prepare(_ wait: inout EventWait) {
    var own = EventWait()
    askedSources = ask(&own)
    mainQueue.prepare(&own)
    wait.formUnion(own)
  }

  /// Serves all sources, the tasks of the main actor and the timers after a wait of another loop.
  public func dispatch(_ wait: EventWait) {
    turn += 1
    if dispatch(wait, to: askedSources) { mainQueue.dispatch(wait) }
    fireTimers()
  }
}
