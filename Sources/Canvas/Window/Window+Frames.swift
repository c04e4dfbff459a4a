extension Window {
  /// Delivers events, and paints if there are visible changes and it is time.
  func advanceFrames() {
    // A callback of the current frame runs the loop.
    if isDrawing { return }
    deliverEvents()
    // Before the display exposes the window, only the first frame is needed.
    let isShown = visibility.isVisible && (isExposed || causes.fullRepaintReason != nil)
    guard isShown, content != nil else {
      causes.forgetInput()
      if visibility.dependsOnTicks, wantsFrame {
        let now = MonotonicClock.now
        requestTick(after: now, at: now)
      }
      return
    }
    let wants = wantsFrame
    if !wants { causes.forgetInput() }
    let decision = pacer.decide(
      at: MonotonicClock.now, wants: wants, urgency: causes.urgency,
      holdsMotion: !collector.coalescer.isEmpty, canPaint: backBuffer.canPaint)
    statistics.skippedTicks = pacer.skippedTicks
    statistics.clockFallbacks = frameClock.watchdog.fallbacks
    switch decision {
    case .wait: break
    case .idle: frameClock.stop()
    case .draw(let target, let follows):
      draw(for: target, follows: follows)
      // Nothing was presented, or a callback changed something.
      if wantsFrame { pacer.awaitTick() }
    }
    requestTick()
  }

  /// Requests a tick if one is needed and none is pending, or a pending one is overdue.
  private func requestTick() {
    let now = MonotonicClock.now
    guard let beginning = pacer.takeTickRequest(at: now) else { return }
    requestTick(after: beginning, at: now)
  }

  private var wantsFrame: Bool {
    causes.wantFrame(
      hasChanges: content?.needsUpdate == true, next: nextFrame, at: now,
      isStanding: timeScale == 0)
  }

  /// Whether everything that has happened is shown and nothing moves; timers may be pending.
  ///
  /// A hidden window shows nothing, so it has settled once its events are delivered.
  package var hasSettled: Bool {
    if !collector.coalescer.isEmpty || !waitingForFirstFrame.isEmpty { return false }
    return !visibility.isVisible || isExposed && !wantsFrame && backBuffer.canPaint
  }

  /// Whether everything has settled, and no timer of the content is due within some seconds.
  package func hasSettled(for seconds: Double) -> Bool {
    guard visibility.isVisible, timeScale > 0, case .at(let moment) = nextFrame else {
      return hasSettled
    }
    return hasSettled && now.advanced(by: seconds) < moment
  }

  /// The time of the frame that the content requested; `nil` if none, or the window is hidden.
  var contentDeadline: Instant? {
    guard case .at(let moment) = nextFrame, visibility.isVisible, pacer.isIdle else { return nil }
    return contentClock.wall(at: moment)
  }

  private func deliverEvents() {
    if collector.coalescer.isEmpty { return }
    // Motion before the next tick is coalesced.
    if collector.coalescer.holdsOnlyMotion, pacer.isPaced(at: MonotonicClock.now) { return }
    let events = collector.coalescer.takeEvents()
    let start = onActivity.map { _ in MonotonicClock.now }
    let blocks = collector.blocks
    for event in events {
      // A modal window has opened meanwhile.
      if blocks != collector.blocks && event.isInteraction { continue }
      deliver(event)
      if blocks != collector.blocks, case .pointer(let press) = event, press.phase == .pressed {
        // The handler that opened the modal window may have begun a gesture.
        deliver(.gestureLost(time: MonotonicClock.now, pointer: press.pointer))
      }
    }
    if let start { onActivity?(.delivered(from: start, to: MonotonicClock.now)) }
  }

  private func deliver(_ event: InputEvent) {
    if let onActivity { onActivity(.received(event, at: MonotonicClock.now)) }
    let mapped = inContentTime(event)
    if case .focusGained = event { isActive = true }
    if case .focusLost = event { isActive = false }
    if event.isInteraction {
      frameClock.windowIsInUse()
      followClock()
    }
    SignalWatch.outsideDisplay { content?.handle(mapped) }
    causes.hasUserAction = true
    causes.delivered(event, wantsFrame: wantsFrame)
    if closesWithControlQ, case .key(let key) = event, key.isControlQ { requestClose() }
  }

  private func inContentTime(_ event: InputEvent) -> InputEvent {
    if contentClock == ContentClock() {
      lastContentEvent = event.time
      return event
    }
    return event.mappingTimes { wall in
      lastContentEvent = max(lastContentEvent, contentClock.time(at: wall))
      return lastContentEvent
    }
  }

  func draw(for target: Instant, follows: Bool) {
    guard let content else { return }
    isDrawing = true
    defer { isDrawing = false }
    lastContentTarget = max(lastContentTarget, contentClock.time(at: target))
    let start = MonotonicClock.now
    let frame = FrameTime(target: lastContentTarget, sendingDuration: backBuffer.sendingDuration)
    let update = SignalWatch.outsideDisplay { content.update(for: frame) }
    nextFrame = update.next
    var damage = update.damage
    damage.clip(to: backBuffer.bounds)
    let reason = causes.fullRepaintReason
    if reason != nil { damage = Region(backBuffer.bounds) }
    let painting = MonotonicClock.now
    var painted = damage
    if reason == nil, let move = update.move {
      backBuffer.move(move.area, by: move.distance)
      painted = move.damage
      painted.clip(to: backBuffer.bounds)
    }
    SignalWatch.outsideDisplay {
      for rect in painted.rects {
        backBuffer.painter.clipped(to: rect) { content.paint(rect, with: backBuffer.painter) }
      }
    }
    let presenting = MonotonicClock.now
    let input = causes.take()
    // The window closes with an error instead.
    if backBuffer.lacksMemory { damage = Region() }
    if isExposed && !damage.isEmpty {
      backBuffer.present(damage, at: presenting)
      // The tick request is sent together with the frame.
      if wantsFrame { pacer.awaitTick() }
      requestTick()
      connection.flush()
    }
    let end = MonotonicClock.now
    let report = FrameReport(
      number: frameNumber, target: target, presented: end,
      interval: follows ? lastPresented.map { end.seconds(since: $0) } : nil,
      updateDuration: painting.seconds(since: start),
      paintDuration: presenting.seconds(since: painting),
      presentDuration: end.seconds(since: presenting), damagedPixels: damage.area,
      rectCount: damage.rects.count, fullRepaintReason: reason ?? update.fullRepaintReason,
      inputLatency: input.map { end.seconds(since: $0) })
    frameNumber += 1
    onActivity?(.painted(report, masks: backBuffer.masks.statistics))
    lastPresented = end
    if damage.isEmpty { return }
    if isExposed { account(report) } else { deferredReport = report }
    SignalWatch.outsideDisplay { content.didShowFrame() }
  }

  /// Presents areas again that the display lost.
  func showExposed() {
    if exposed.isEmpty { return }
    var region = exposed
    exposed = Region()
    isExposed = true
    // The next frame repaints everything; pixels sent before it would only delay it.
    if causes.fullRepaintReason != nil, backBuffer.canPaint || !backBuffer.isShared,
      visibility.isVisible
    {
      return
    }
    region.clip(to: backBuffer.bounds)
    let start = MonotonicClock.now
    backBuffer.present(region, at: start)
    connection.flush()
    guard var report = deferredReport else { return }
    deferredReport = nil
    report.presented = MonotonicClock.now
    report.presentDuration = report.presented.seconds(since: start)
    account(report)
  }

  private func account(_ report: FrameReport) {
    lastPresented = report.presented
    statistics.masks = backBuffer.masks.statistics
    statistics.add(report)
    onFrame?(report)
    if waitingForFirstFrame.isEmpty { return }
    // In a later turn, so that it does not delay the frame.
    loop.after(.zero) { [weak self] in self?.beginAfterFirstFrame() }
  }

  /// Calls a function after the first frame is presented, for slow and invisible work.
  package func afterFirstFrame(_ body: @escaping () -> Void) {
    waitingForFirstFrame.append(body)
    if statistics.frames > 0 { loop.after(.zero) { [weak self] in self?.beginAfterFirstFrame() } }
  }

  private func beginAfterFirstFrame() {
    let bodies = waitingForFirstFrame
    waitingForFirstFrame = []
    for body in bodies { body() }
  }
}

extension KeyEvent {
  fileprivate var isControlQ: Bool {
    phase == .down && !isRepeat && candidates.contains { $0.key == .character("q") }
      && modifiers.subtracting(.capsLock) == .control
  }
}

extension InputEvent {
  /// The event with other times.
  package func mappingTimes(_ map: (Instant) -> Instant) -> InputEvent {
    func mapped<Event>(_ event: Event, _ times: WritableKeyPath<Event, Instant>...) -> Event {
      var event = event
      for time in times { event[keyPath: time] = map(event[keyPath: time]) }
      return event
    }
    return switch self {
    case .pointer(let event): .pointer(mapped(event, \.firstTime, \.time))
    case .key(let event): .key(mapped(event, \.time))
    case .scroll(let event): .scroll(mapped(event, \.time))
    case .dragOver(let event): .dragOver(mapped(event, \.time))
    case .focusGained(let time): .focusGained(time: map(time))
    case .focusLost(let time): .focusLost(time: map(time))
    case .unmapped(let time): .unmapped(time: map(time))
    case .mapped(let time): .mapped(time: map(time))
    case .gestureLost(let time, let pointer): .gestureLost(time: map(time), pointer: pointer)
    case .dragLeft(let time): .dragLeft(time: map(time))
    case .text(let text, let time): .text(text, time: map(time))
    case .preedit(let preedit, let time): .preedit(preedit, time: map(time))
    }
  }
}
