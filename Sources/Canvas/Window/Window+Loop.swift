internal import CX11

extension Window {
  /// Shows the window; its loop serves it until it is closed.
  public func show() {
    guard phase == .new else { return }
    if SignalWatch.isEndRequested {
      phase = .closed
      return
    }
    phase = .running
    owner?.block(by: self)
    SignalWatch.inDisplay {
      XMapWindow(connection.display, id)
      connection.flush()
      // The display creates the window meanwhile.
      draw(for: MonotonicClock.now.advanced(by: pacer.period), follows: false)
    }
    loop.add(self)
  }

  /// Shows the window and runs its loop until it is closed; tasks of the main actor run meanwhile.
  ///
  /// Blocks, also in an asynchronous `main`, where tasks then have to wait; see
  /// ``EventLoop/run(while:)``.
  /// Throws ``DisplayError/connectionLost`` or ``DisplayError/windowDestroyed``.
  public func run() throws(DisplayError) {
    show()
    loop.run { phase == .running }
    finish()
    if let failure { throw failure }
  }

  /// Shows the window and waits until it is closed, without blocking the main actor.
  ///
  /// Canceling the task closes the window. Throws ``DisplayError/connectionLost`` or
  /// ``DisplayError/windowDestroyed``.
  public func run() async throws(DisplayError) {
    show()
    await withTaskCancellationHandler {
      await loop.serve { self.phase == .running }
    } onCancel: {
      loop.post { self.close() }
    }
    finish()
    if let failure { throw failure }
  }

  /// Closes the window, which ends `run()`.
  public func close() {
    // The loop does not know windows that were never shown.
    if phase == .new {
      phase = .closed
      connection.close()
      content?.windowClosed()
    }
    if phase == .running { phase = .closing }
    loop.wake()
  }

  func block(by window: Window) {
    modalWindows.append(window)
    collector.block(time: MonotonicClock.now)
    loop.wake()
  }

  func unblock(by window: Window) {
    modalWindows.removeAll { $0 === window }
    if modalWindows.isEmpty { collector.unblock(time: MonotonicClock.now) }
  }

  /// Makes signals such as `SIGINT`, `SIGTERM` and `SIGHUP` end `run()`, for all windows.
  ///
  /// After the first signal, `run()` returns without waiting for the X server. Blocking calls
  /// return `EINTR`, outside `run()` every second. If the display library waits for the server, the
  /// process ends after a second, with a message and exit code 69; a second signal ends it at once.
  /// An ignored `SIGHUP` (`nohup`) stays ignored; `SIGALRM` is used internally.
  public func close(onSignals numbers: [Int32]) { SignalWatch.begin(numbers) }

  /// Handles a tick; its consequences follow after all events are read.
  func handle(_ tick: FrameTick, at now: Instant) {
    pacer.tick(tick)
    onActivity?(.ticked(frameClock.source, due: tick.time, at: now))
  }

  private func serve() throws(DisplayError) {
    isServing = true
    // Not the previous value, because a nested run serves the window again and changes it.
    defer { isServing = false }
    repeat {
      // A request of a timer may have read the end of the window, before the errors that it causes.
      if hasEvents || connection.hasQueuedEvents { connection.readEvents { handle(&$0) } }
      try checkConnection()
      if isDestroyed { throw .windowDestroyed }
      if connection.logErrors() { backBuffer.abandonCopies() }
      try applyConfiguration()
      showExposed()
      advanceFrames()
      try checkConnection()
      if backBuffer.lacksMemory {
        let size = backBuffer.bounds
        throw .outOfMemory(width: size.width, height: size.height)
      }
      cursor.show(content?.cursor ?? .arrow)
      // A preedit that is not delivered yet is not shown either.
      if collector.coalescer.isEmpty { inputMethod.follow(content?.textInput, scale: scale) }
      answerResize()
      notePosition()
      if !settleRequests.isEmpty, hasSettled { settleRequests.answer(over: connection) }
      try checkConnection()
      // Before anything waits for the server.
      if SignalWatch.isEndRequested { close() }
      if phase != .running { return }
      hasEvents = connection.exchange()
    } while hasEvents
    try checkConnection()
  }

  private func checkConnection() throws(DisplayError) {
    if connection.isLost { throw .connectionLost }
  }

  private func finish() {
    if phase == .new || phase == .closed { return }
    onFinish?()
    finishPlacement()
    SignalWatch.inDisplay {
      inputMethod.close()
      if failure == nil { saveClipboard() }
      if failure == nil { connection.destroyWithoutWaiting(id) }
    }
    phase = .closed
    endClipboardRequests()
    // The loop may not turn again.
    for window in modalWindows { window.finish() }
    owner?.unblock(by: self)
    loop.remove(self)
    observer?.windowClosed()
    // The program may keep the window.
    connection.close()
    content?.windowClosed()
    // The closure often keeps the window.
    let closed = onClosed
    onClosed = nil
    closed?(failure)
  }
}

extension Window: EventSource {
  public func prepare(_ wait: inout EventWait) {
    if phase == .running {
      do {
        try SignalWatch.inDisplay { () throws(DisplayError) in try serve() }
      } catch {
        // A run in a callback may have closed the window.
        if phase != .closed { failure = error }
        finish()
      }
    }
    if phase == .closing { finish() }
    if phase != .running { return }
    wait.watch(connection.descriptor)
    let deadline = [frameClock.deadline, contentDeadline].compactMap { $0 }.min()
    if let deadline { wait.wake(at: deadline) }
    onActivity?(.sleeps(until: deadline))
  }

  public func dispatch(_ wait: EventWait) {
    statistics.wakeups += 1
    if SignalWatch.isEndRequested { close() }
    let come = wait.events(of: connection.descriptor)
    if come.contains(.failed) { connection.isLost = true }
    if phase != .running { return }
    let now = MonotonicClock.now
    onActivity?(.woke(at: now))
    if let tick = frameClock.tick(at: now) { handle(tick, at: now) }
    // Events that have arrived can contain the tick.
    hasEvents = !come.isEmpty
    if hasEvents { return }
    checkClock(at: now)
    followClock()
  }
}
