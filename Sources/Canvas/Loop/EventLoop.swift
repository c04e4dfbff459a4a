/// What a program sleeps in, and what wakes it: windows, timers, descriptors, tasks.
///
/// A window has a loop, ``Window/loop``; further windows can share it. While it runs, tasks of the
/// main actor run too. With nothing to do, nothing wakes it.
@MainActor
public final class EventLoop {
  /// A source, and whether it still is one: a turn under way holds on to those that it began with.
  private final class Service {
    let source: any EventSource
    var isServed = true

    init(_ source: any EventSource) {
      self.source = source
    }
  }

  /// A run that somebody else's serves.
  private struct Waiter {
    let isWanted: () -> Bool
    let continuation: CheckedContinuation<Void, Never>
  }

  private var services: [Service] = []
  private var timers = TimerQueue()
  private var mainQueue: MainQueue?
  /// Memory for the next wait.
  private var spareWait = EventWait()
  /// Nil as long as nobody has awaited a run.
  private var thread: SleepingThread?
  private var isStopped = false
  /// Whether somebody runs the loop, blocking or not.
  private var isRun = false
  /// Those that would run the loop if nobody did.
  private var waiters: [Waiter] = []
  /// Counts waits, so that a turn knows of those that began within it.
  private var turn = 0
  /// Whether every source has said what it waits for as things are now.
  private var isPrepared = false
  /// Those that `run()` waits for to be closed.
  private var windowCount = 0

  /// A loop that nothing waits in yet.
  public init() {}

  /// Serves a source from now on.
  public func add(_ source: any EventSource) {
    services.append(Service(source))
    wake()
  }

  /// Serves a source no more; it is not called again, not even in the turn that is under way.
  public func remove(_ source: any EventSource) {
    let count = services.count
    for service in services where service.source === source { service.isServed = false }
    services.removeAll { !$0.isServed }
    if services.count < count { wake() }
  }

  /// Has every source asked again before the next sleep, or now if the loop sleeps beside tasks.
  ///
  /// A source calls it when something from outside changes what it waits for, or what it has to do:
  /// it may have had its turn already.
  public func wake() {
    isPrepared = false
    thread?.wake()
  }

  /// Has something done once, after a while.
  @discardableResult
  public func after(_ delay: Duration, _ body: @escaping () -> Void) -> Subscription {
    start(after: delay, every: nil, body)
  }

  /// Has something done again and again, at even distances.
  ///
  /// Times that pass while the program is busy are left out.
  ///
  /// - Parameters:
  ///   - interval: at least a millisecond.
  ///   - body: what is done.
  /// - Returns: what ends it.
  @discardableResult
  public func every(_ interval: Duration, _ body: @escaping () -> Void) -> Subscription {
    let interval = max(interval, .milliseconds(1))
    return start(after: interval, every: interval, body)
  }

  private func start(
    after delay: Duration, every interval: Duration?, _ body: @escaping () -> Void
  ) -> Subscription {
    let number = timers.add(
      after: delay.seconds, every: interval?.seconds, at: MonotonicClock.now, body)
    thread?.wake()
    return Subscription { [weak self] in self?.timers.remove(number) }
  }

  /// Calls a body whenever something of a descriptor has come, which stays the caller's to close,
  /// after the watch is cancelled.
  ///
  /// That the descriptor has failed, and nothing else, is told once.
  @discardableResult
  public func watch(
    _ descriptor: Int32, for events: DescriptorEvents = .readable,
    _ body: @escaping (DescriptorEvents) -> Void
  ) -> Subscription {
    let watch = DescriptorWatch(descriptor: descriptor, events: events, body: body)
    add(watch)
    return Subscription { [weak self] in
      watch.isCancelled = true
      self?.remove(watch)
    }
  }

  /// Has something done on the main actor soon, from any thread.
  public nonisolated func post(_ body: @escaping @MainActor @Sendable () -> Void) {
    MainQueue.post(body)
  }

  /// Serves everything until the last window is closed or ``stop()`` is called.
  ///
  /// It returns at once where no window is shown; for timers and descriptors alone there is
  /// ``run(while:)``.
  public func run() {
    run { windowCount > 0 }
  }

  /// Serves everything until the last window is closed or ``stop()`` is called; tasks of the main
  /// actor run meanwhile, whoever serves the main queue.
  ///
  /// It returns at once where no window is shown.
  public func run() async {
    await serve { self.windowCount > 0 }
  }

  /// Ends the innermost run.
  public func stop() {
    isStopped = true
    thread?.wake()
  }

  /// Serves everything while a condition holds, also within a callback of another run.
  ///
  /// Within a task of the main actor, or whatever else the main queue runs, other tasks and what is
  /// posted come only after that task: the queue is served by nobody twice. Windows, timers and all
  /// other sources go on. The same holds for all tasks where the runtime serves the queue, as in a
  /// program whose `main` is asynchronous; a run that is awaited leaves the actor to them.
  public func run(while isWanted: () -> Bool) {
    let isOutermost = begin()
    defer { end(isOutermost: isOutermost) }
    let mainQueue = self.mainQueue ?? MainQueue()
    self.mainQueue = mainQueue
    while isWanted() && !isStopped {
      // A run within a callback of this one takes another.
      var wait = EventWait()
      swap(&wait, &spareWait)
      let services = prepare(&wait)
      mainQueue.prepare(&wait)
      if isWanted() && !isStopped {
        turn += 1
        wait.sleep()
        if dispatch(wait, to: services) { mainQueue.dispatch(wait) }
        fireTimers()
      }
      swap(&wait, &spareWait)
    }
  }

  /// Serves everything while a condition holds, and sleeps elsewhere, so that the actor is free.
  ///
  /// Where the loop is run already that run does it.
  func serve(while isWanted: @escaping () -> Bool) async {
    while isWanted() {
      if isRun {
        await withCheckedContinuation {
          waiters.append(Waiter(isWanted: isWanted, continuation: $0))
        }
      } else if await !takeTurns(while: isWanted) {
        return
      }
    }
  }

  /// Whether the condition ended it, and not ``stop()``.
  private func takeTurns(while isWanted: () -> Bool) async -> Bool {
    let isOutermost = begin()
    defer { end(isOutermost: isOutermost) }
    let thread = self.thread ?? SleepingThread()
    self.thread = thread
    while isWanted() && !isStopped {
      var wait = EventWait()
      let services = prepare(&wait)
      guard isWanted() && !isStopped else { break }
      turn += 1
      let turn = turn
      wait = await thread.sleep(wait)
      // A run that blocked meanwhile has had all that this wait knows of.
      if turn == self.turn { _ = dispatch(wait, to: services) }
      fireTimers()
    }
    return !isStopped
  }

  /// Somebody runs the loop; whether nobody else does.
  private func begin() -> Bool {
    isStopped = false
    defer { isRun = true }
    return !isRun
  }

  private func end(isOutermost: Bool) {
    isStopped = false
    // Whoever runs around this one has to look at everything anew.
    isPrepared = false
    if !isOutermost { return }
    isRun = false
    // One of them runs it from now on.
    for waiter in waiters { waiter.continuation.resume() }
    waiters = []
  }

  /// Has all sources say what they wait for, until nothing is new to any of them.
  private func prepare(_ wait: inout EventWait) -> [Service] {
    var asked: [Service] = []
    repeat {
      isPrepared = true
      wait.removeAll()
      asked = services
      for service in asked where service.isServed { service.source.prepare(&wait) }
    } while !isPrepared && !isStopped
    for waiter in waiters where !waiter.isWanted() { waiter.continuation.resume() }
    waiters.removeAll { !$0.isWanted() }
    wait.watch(SignalWatch.descriptor)
    if let deadline = timers.deadline { wait.wake(at: deadline) }
    return asked
  }

  /// Tells the sources that were asked before a wait what has come of it.
  ///
  /// - Returns: false if a run within one of those calls has had all that the wait knows of.
  private func dispatch(_ wait: EventWait, to services: [Service]) -> Bool {
    // Windows close by themselves.
    if SignalWatch.isEndRequested && windowCount == 0 { isStopped = true }
    let turn = turn
    for service in services where service.isServed {
      service.source.dispatch(wait)
      if turn != self.turn { return false }
    }
    return true
  }

  private func fireTimers() {
    if timers.deadline == nil { return }
    let now = MonotonicClock.now
    while let body = timers.takeDue(at: now) { body() }
  }

  func opened(_ window: Window) {
    windowCount += 1
    add(window)
  }

  func closed(_ window: Window) {
    windowCount -= 1
    remove(window)
  }
}

extension Duration {
  fileprivate var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}
