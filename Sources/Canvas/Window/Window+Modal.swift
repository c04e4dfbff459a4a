extension Window {
  /// Blocks input for a modal window that is shown.
  func block(by window: Window) {
    modalWindows.append(window)
    collector.block(time: MonotonicClock.now)
    loop.wake()
  }

  /// Unblocks input after a modal window has closed.
  func unblock(by window: Window) {
    modalWindows.removeAll { $0 === window }
    if modalWindows.isEmpty { collector.unblock(time: MonotonicClock.now) }
  }
}
