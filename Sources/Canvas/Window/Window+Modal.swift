extension Window {
  func block(by window: Window) {
    modalWindows.append(window)
    collector.block(time: MonotonicClock.now)
    loop.wake()
  }

  func unblock(by window: Window) {
    modalWindows.removeAll { $0 === window }
    if modalWindows.isEmpty { collector.unblock(time: MonotonicClock.now) }
  }
}
