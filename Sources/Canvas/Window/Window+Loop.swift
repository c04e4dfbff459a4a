internal import CX11
import Glibc

extension Window {
  /// Shows the window and serves it until it is closed.
  ///
  /// - Throws: ``DisplayError/connectionLost`` if the display went away.
  public func run() throws(DisplayError) {
    guard phase == .new else { return }
    SignalWatch.enterDisplay()
    defer { SignalWatch.leaveDisplay() }
    if SignalWatch.isEndRequested {
      phase = .closed
      return
    }
    phase = .running
    connection.show(id)
    // The display makes the window while its first frame is painted.
    paintFirstFrame()
    var hasEvents = true
    while phase == .running {
      if hasEvents { connection.readEvents { handle(&$0) } }
      try checkConnection()
      if connection.logErrors() { backBuffer.abandonOutstanding() }
      try applyConfiguration()
      showExposed()
      advanceFrames()
      answerResize()
      try checkConnection()
      if phase != .running { break }
      hasEvents = connection.exchange()
      if !hasEvents { hasEvents = try waitForEvents() }
    }
    try checkConnection()
    connection.destroyWithoutWaiting(id)
    phase = .closed
  }

  /// Sleeps until the display, a tick or a signal asks for attention.
  ///
  /// - Returns: whether the display has sent something.
  private func waitForEvents() throws(DisplayError) -> Bool {
    var sources = (
      pollfd(fd: connection.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: SignalWatch.descriptor, events: Int16(POLLIN), revents: 0)
    )
    let deadline = [ticker.deadline, contentDeadline].compactMap { $0 }.min()
    onActivity?(.sleeps(until: deadline))
    let result = withUnsafeMutableBytes(of: &sources) { bytes in
      sleep(for: bytes.bindMemory(to: pollfd.self), until: deadline)
    }
    statistics.wakeups += 1
    if SignalWatch.isEndRequested { close() }
    if result < 0 { return false }
    let failures = Int16(POLLHUP | POLLERR | POLLNVAL)
    if sources.0.revents & failures != 0 {
      connection.markLost()
      throw .connectionLost
    }
    let now = MonotonicClock.now
    onActivity?(.woke(at: now))
    if let tick = ticker.tick(at: now) { take(tick, at: now) }
    // What the display has sent meanwhile is read before it is called late.
    let hasEvents = sources.0.revents != 0
    if !hasEvents { ticker.checkDeadline(at: now) }
    return hasEvents
  }

  /// Takes note of a tick; what follows from it happens once all events are read.
  func take(_ tick: FrameTick, at now: Instant) {
    pacer.tick(tick)
    onActivity?(.ticked(ticker.source, due: tick.time, at: now))
  }

  /// - Parameter deadline: nil to wait for ever, which is what a window at rest does.
  private func sleep(
    for sources: UnsafeMutableBufferPointer<pollfd>, until deadline: Instant?
  ) -> Int32 {
    let count = nfds_t(sources.count)
    guard let deadline else { return cx11_poll_until(sources.baseAddress, count, nil) }
    let left = max(0, deadline.nanoseconds - MonotonicClock.now.nanoseconds)
    var time = timespec(
      tv_sec: Int(left / 1_000_000_000), tv_nsec: Int(left % 1_000_000_000))
    return cx11_poll_until(sources.baseAddress, count, &time)
  }

  private func checkConnection() throws(DisplayError) {
    if connection.isLost {
      phase = .closed
      throw .connectionLost
    }
  }
}
