extension Window {
  /// A modal window is about to be shown over this one.
  func block(by window: Window) {
    modalWindows.append(window)
    collector.block(time: MonotonicClock.now)
    loop.wake()
  }

  /// A modal window is gone.
  func unblock(by window: Window) {
    modalWindows.removeAll { $0 === window }
    if modalWindows.isEmpty { collector.unblock(time: MonotonicClock.now) }
  }
}
