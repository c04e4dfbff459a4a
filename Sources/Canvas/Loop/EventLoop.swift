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

  private var services: [Service] = []
  private var timers = TimerQueue()
  private var mainQueue: MainQueue?
  /// Memory for the next wait.
  private var spareWait = EventWait()
  private var isStopped = false
  /// Counts waits, so that a turn knows of those that began within it.
  private var turn = 0
  /// Whether every source has said what it waits for as things are now.
  private var isPrepared = false
  /// Those that `run()` waits for to be closed.
  private var windowCount = 0

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

  /// Has every source asked again before the next sleep.
  ///
  /// A source calls it when something from outside changes what it waits for, or what it has to do:
  /// it may have had its turn already.
  public func wake() {
    isPrepared = false
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

  /// Serves everything while a condition holds, also within a callback of another run.
  ///
  /// Within a task of the main actor, or whatever else the main queue runs, other tasks and what is
  /// posted come only after that task: the queue is served by nobody twice. Windows, timers and all
  /// other sources go on.
  public func run(while isWanted: () -> Bool) {
    isStopped = false
    defer {
      isStopped = false
      // Whoever runs around this one has to look at everything anew.
      isPrepared = false
    }
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
        dispatch(wait, to: services, mainQueue)
      }
      swap(&wait, &spareWait)
    }
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
    wait.watch(SignalWatch.descriptor)
    if let deadline = timers.deadline { wait.wake(at: deadline) }
    return asked
  }

  /// Tells the sources that were asked before a wait what has come of it.
  private func dispatch(_ wait: EventWait, to services: [Service], _ mainQueue: MainQueue) {
    // Windows close by themselves.
    if SignalWatch.isEndRequested && windowCount == 0 { isStopped = true }
    let turn = turn
    for service in services where service.isServed {
      service.source.dispatch(wait)
      // A run within that call has had all that this wait knows of.
      if turn != self.turn { return }
    }
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
