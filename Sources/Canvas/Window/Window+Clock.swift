internal import CX11

/// The frame clock's requests to the display, and its log.
extension Window {
  /// Asks the server for its clock, which takes some round trips, before the first tick.
  func prepareClock() {
    if frameClock.isPrepared { return }
    let needsServer = frameClock.preference != .timer
    let present = needsServer ? makePresentClock() : nil
    let isXwayland = present != nil && connection.isXwayland
    frameClock.prepare(present: present, isXwayland: isXwayland)
    logSource()
    if frameClock.preference == .present, present == nil {
      logger.warning("the display has no Present extension; a timer is used as the frame clock")
    }
  }

  private func makePresentClock() -> PresentClock? {
    guard connection.queryPresent() else { return nil }
    XPresentSelectInput(connection.display, id, UInt32(PresentCompleteNotifyMask))
    let capabilities = XPresentQueryCapabilities(connection.display, id)
    // The immediate answer tells the count and its source.
    XPresentNotifyMSC(connection.display, id, PresentClock.questionSerial, 0, 0, 0)
    return PresentClock(capabilities: capabilities)
  }

  func requestTick(after beginning: Instant, at now: Instant) {
    prepareClock()
    let request = changingClock { $0.request(after: beginning, at: now, refreshRate: refreshRate) }
    guard let request, !connection.isLost else { return }
    let divisor: UInt64 = request.target == nil ? 1 : 0
    XPresentNotifyMSC(connection.display, id, request.serial, request.target ?? 0, divisor, 0)
  }

  func takeAnswer(serial: UInt32, _ refresh: Refresh, at now: Instant) -> FrameTick? {
    changingClock {
      $0.complete(serial: serial, refresh: refresh, at: now, refreshRate: refreshRate)
    }
  }

  func checkClock(at now: Instant) {
    changingClock { $0.checkDeadline(at: now, refreshRate: refreshRate) }
  }

  /// The rate of the window's display in Hz; `nil` if it is unknown.
  ///
  /// The watchdog asks when the server is late, so the answer may never come.
  private func refreshRate() -> Double? {
    var rate: Double?
    SignalWatch.inDisplay {
      if !connection.isLost { rate = connection.refreshRate(of: id, size: wantedSize.current) }
    }
    return rate
  }

  /// Logs another choice of the watchdog, and the source of the ticks once it is known.
  private func changingClock<Result>(_ change: (inout FrameClock) -> Result) -> Result {
    let choice = frameClock.watchdog.choice
    let display = frameClock.present?.classifier.source
    let result = change(&frameClock)
    if frameClock.watchdog.choice != choice {
      logger.info(
        "the frame clock has changed", metadata: ["clock": "\(frameClock.watchdog.choice)"])
    }
    if frameClock.present?.classifier.source != display { logSource() }
    return result
  }

  private func logSource() {
    guard let source = frameClock.present?.classifier.source, source != .present else { return }
    let sources = ["clock": frameClock.source.rawValue, "display": source.rawValue]
    logger.info("ticks", metadata: sources.mapValues { "\($0)" })
  }
}
