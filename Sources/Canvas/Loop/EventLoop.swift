/// What a program sleeps in, and what wakes it: windows, timers, descriptors, tasks.
///
/// A window has a loop, ``Window/loop``; further windows can share it. While it runs, tasks of the
/// main actor run too. With nothing to do, nothing wakes it.
@MainActor
public final class EventLoop {
  private var sources: [any EventSource] = []
  private var timers = TimerQueue()
  private var mainQueue: MainQueue?
  /// Memory for the next wait.
  private var spareWait = EventWait()
  private var isStopped = false
  /// Those that `run()` waits for to be closed.
  private var windowCount = 0

  public init() {}

  /// Serves a source from now on.
  public func add(_ source: any EventSource) {
    sources.append(source)
  }

  public func remove(_ source: any EventSource) {
    sources.removeAll { $0 === source }
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
  /// - Parameter interval: at least a millisecond.
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
    return Subscription { [weak self] in self?.timers.remove(number) }
  }

  /// Calls a body whenever something of a descriptor has come, which stays the caller's to close,
  /// after the watch is cancelled.
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
  public func run() {
    run { windowCount > 0 }
  }

  /// Ends the innermost run.
  public func stop() {
    isStopped = true
  }

  /// Serves everything while a condition holds.
  public func run(while isWanted: () -> Bool) {
    isStopped = false
    defer { isStopped = false }
    let mainQueue = self.mainQueue ?? MainQueue()
    self.mainQueue = mainQueue
    while isWanted() && !isStopped {
      // A run within a callback of this one takes another.
      var wait = EventWait()
      swap(&wait, &spareWait)
      wait.removeAll()
      for source in sources { source.prepare(&wait) }
      mainQueue.prepare(&wait)
      wait.watch(SignalWatch.descriptor)
      if let deadline = timers.deadline { wait.wake(at: deadline) }
      if isWanted() && !isStopped {
        wait.sleep()
        // Windows close by themselves.
        if SignalWatch.isEndRequested && windowCount == 0 { isStopped = true }
        dispatch(wait, mainQueue)
      }
      swap(&wait, &spareWait)
    }
  }

  private func dispatch(_ wait: EventWait, _ mainQueue: MainQueue) {
    for source in sources { source.dispatch(wait) }
    mainQueue.dispatch(wait)
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
