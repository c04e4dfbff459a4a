import Glibc

extension Window {
  /// Shows the window and serves it until it is closed.
  ///
  /// - Throws: ``DisplayError/connectionLost`` if the display went away.
  public func run() throws(DisplayError) {
    guard phase == .new else { return }
    phase = .running
    connection.show(id)
    // The display makes the window while its first frame is painted.
    paintFirstFrame()
    while phase == .running {
      connection.readEvents { handle(&$0) }
      try checkConnection()
      if connection.logErrors() { backBuffer.abandonOutstanding() }
      try applyConfiguration()
      showExposed()
      advanceFrames()
      answerResize()
      try checkConnection()
      if phase != .running { break }
      if !connection.exchange() { try waitForEvents() }
    }
    try checkConnection()
    connection.destroy(id)
    phase = .closed
  }

  /// Sleeps until the display, the timer, a signal or a missing tick asks for attention.
  private func waitForEvents() throws(DisplayError) {
    var sources = (
      pollfd(fd: connection.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: ticker.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: signals?.descriptor ?? -1, events: Int16(POLLIN), revents: 0)
    )
    let result = withUnsafeMutableBytes(of: &sources) { bytes in
      poll(bytes.bindMemory(to: pollfd.self).baseAddress, 3, timeout())
    }
    statistics.wakeups += 1
    if result < 0 { return }
    let failures = Int16(POLLHUP | POLLERR | POLLNVAL)
    if sources.0.revents & failures != 0 {
      connection.markLost()
      throw .connectionLost
    }
    if sources.1.revents & Int16(POLLIN) != 0, let tick = ticker.readTimer() {
      pacer.tick(tick)
    }
    if sources.2.revents & Int16(POLLIN) != 0, signals?.read() == true { close() }
    // What the display has sent meanwhile is read before it is called late.
    if sources.0.revents == 0 { ticker.checkDeadline(at: MonotonicClock.now) }
  }

  /// Milliseconds to wait at most; -1 for ever, which is what a window at rest waits.
  private func timeout() -> Int32 {
    guard !pacer.isResting, let deadline = ticker.deadline else { return -1 }
    let seconds = deadline.seconds(since: MonotonicClock.now)
    return Int32(min(max(seconds * 1000, 0), 10_000).rounded(.up))
  }

  private func checkConnection() throws(DisplayError) {
    if connection.isLost {
      phase = .closed
      throw .connectionLost
    }
  }
}
