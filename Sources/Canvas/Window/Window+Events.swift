internal import CX11

extension Window {
  /// Handles an event; its consequences follow after all events are read.
  func handle(_ event: inout XEvent) {
    if event.isForged { return }
    let isFiltered = inputMethod.handle(&event)
    if let composition = inputMethod.takeChange() { collector.add(composition, time: eventTime) }
    if isFiltered || handleClipboard(event) { return }
    switch event.type {
    case GenericEvent: handleExtension(&event)
    case KeyPress, KeyRelease: handleKey(&event)
    case KeymapNotify:
      collector.noteDown(KeyTranslator.codes(of: event.xkeymap), time: serverClock.last)
    case FocusIn, FocusOut:
      let (focus, isGained) = (event.xfocus, event.type == FocusIn)
      inputMethod.isFocused = isGained
      collector.setFocus(isGained, mode: focus.mode, detail: focus.detail, time: eventTime)
    case Expose:
      let area = event.xexpose
      exposed.add(
        PixelRect(x: Int(area.x), y: Int(area.y), width: Int(area.width), height: Int(area.height)))
    case ConfigureNotify where event.xconfigure.window == id:
      // Window managers send synthetic ones for moves; other programs could send anything.
      if event.xany.send_event == 0 {
        configured = PixelSize(
          width: Int(event.xconfigure.width), height: Int(event.xconfigure.height))
      }
      frameOfMove = statistics.frames
      resizeSync.configured()
      frameClock.screenChanged()
    case MapNotify where event.xmap.window == id:
      collector.coalescer.add(.mapped(time: eventTime))
      visibilityChanged(visibility.set(.unmapped, false))
    case UnmapNotify where event.xunmap.window == id:
      collector.unmapped(time: eventTime)
      visibilityChanged(visibility.set(.unmapped, true))
    case VisibilityNotify:
      visibilityChanged(
        visibility.set(.obscured, event.xvisibility.state == VisibilityFullyObscured))
    case DestroyNotify where event.xdestroywindow.window == id: isDestroyed = true
    case ClientMessage where event.xclient.window == id: handleMessage(&event)
    case PropertyNotify where event.xproperty.window == id: handleStateChange(event.xproperty.atom)
    case PropertyNotify
    where event.xproperty.window == connection.root
      && event.xproperty.atom == Atom(XA_RESOURCE_MANAGER):
      resourceScale = connection.resourceScale
      followScale()
    case MappingNotify: XRefreshKeyboardMapping(&event.xmapping)
    case DestroyNotify where drags.isFrom(event.xdestroywindow.window):
      drags.end()
      collector.dragLeft(time: eventTime)
    case SelectionNotify: handleDrop(event.xselection)
    case ClientMessage, PropertyNotify, DestroyNotify: followSettings(event)
    default: handleOther(&event)
    }
  }

  var eventTime: Instant { serverClock.note(MonotonicClock.now) }

  private func handleOther(_ event: inout XEvent) {
    if event.type == connection.sharedMemoryCompletion {
      let completion = withUnsafeBytes(of: event) { $0.loadUnaligned(as: XShmCompletionEvent.self) }
      backBuffer.copyCompleted(segment: completion.shmseg)
    } else if connection.screensChanged(&event) {
      frameClock.screenChanged()
    } else if let action = pointer.read(
      event, clock: &serverClock, now: MonotonicClock.now)
    {
      add(action)
    }
  }

  private func add(_ action: PointerAction) {
    if case .pressed = action.kind { inputMethod.endSequence() }
    collector.add(action, scale: scale)
  }

  private func handleExtension(_ event: inout XEvent) {
    guard XGetEventData(connection.display, &event.xcookie) != 0 else { return }
    defer { XFreeEventData(connection.display, &event.xcookie) }
    let cookie = event.xcookie
    let now = MonotonicClock.now
    if cookie.extension != connection.presentOpcode {
      if let action = pointer.read(cookie, clock: &serverClock, now: now) { add(action) }
    } else if cookie.evtype == PresentCompleteNotify, let data = cookie.data {
      let complete = data.assumingMemoryBound(to: XPresentCompleteNotifyEvent.self).pointee
      guard complete.kind == PresentCompleteKindNotifyMSC else { return }
      let refresh = Refresh(ust: complete.ust, msc: complete.msc)
      let tick = takeAnswer(serial: complete.serial_number, refresh, at: now)
      if let tick { handle(tick, at: now) }
      followClock()
    }
  }

  private func handleKey(_ event: inout XEvent) {
    let time = serverClock.instant(server: event.xkey.time, now: MonotonicClock.now)
    if collector.isBlocked(at: time) { return }
    let text = event.type == KeyPress ? inputMethod.text(of: &event.xkey) : nil
    if event.xkey.keycode == InputMethod.composedCode {
      if let text, !text.isEmpty, inputMethod.endComposition() {
        return collector.coalescer.add(.text(text, time: time))
      }
      for key in KeyTranslator.composed(text ?? "", time: time) { collector.addKey(key) }
      return
    }
    if let observer, observer.handle(KeyTranslator.stroke(&event.xkey)) { return }
    let (code, modifiers) = (event.xkey.keycode, Modifiers(mask: event.xkey.state))
    var key: KeyEvent?
    if event.type == KeyPress {
      key = collector.keyboard.press(
        code: code, symbol: KeyTranslator.symbol(of: &event.xkey),
        layouts: KeyTranslator.layouts(of: event.xkey), text: text, time: time,
        modifiers: modifiers)
    } else if !isRepeatedRelease(event.xkey) {
      key = collector.keyboard.release(code: code, time: time, modifiers: modifiers)
    }
    if let key { collector.addKey(key) }
  }

  /// Whether the same key is pressed at once, as by servers without detectable repeat.
  private func isRepeatedRelease(_ release: XKeyEvent) -> Bool {
    guard !connection.hasDetectableRepeat, XEventsQueued(connection.display, QueuedAfterReading) > 0
    else { return false }
    var next = XEvent()
    XPeekEvent(connection.display, &next)
    return next.type == KeyPress && next.xkey.keycode == release.keycode
      && next.xkey.time == release.time
  }

  private func handleMessage(_ event: inout XEvent) {
    let atoms = connection.atoms
    if event.xclient.message_type == atoms[.settle] { return settleRequests.add(event.xclient) }
    guard event.xclient.message_type == atoms[.wmProtocols] else {
      handleDrag(event.xclient)
      return
    }
    if event.xclient.format != 32 { return }
    switch UInt(bitPattern: event.xclient.data.l.0) {
    case atoms[.wmDeleteWindow]: requestClose()
    case atoms[.netWMPing]:
      event.xclient.window = connection.root
      connection.sendToManager(&event)
    case atoms[.netWMSyncRequest]:
      let low = Int64(event.xclient.data.l.2) & 0xFFFF_FFFF
      let high = Int64(event.xclient.data.l.3) & 0xFFFF_FFFF
      resizeSync.announce(high << 32 | low)
    default: break
    }
  }

  func requestClose() {
    if !modalWindows.isEmpty { return }
    if let onCloseRequest { onCloseRequest() } else { close() }
  }

  private func handleStateChange(_ property: UInt) {
    let atoms = connection.atoms
    if property == atoms[.netWMState] {
      let states = connection.numbers(property, of: id, type: UInt(XA_ATOM)) ?? []
      visibilityChanged(visibility.set(.hidden, states.contains(atoms[.netWMStateHidden])))
      // Before the window is shown, no manager has read the requested state.
      if phase == .running { isFullscreen = states.contains(atoms[.netWMStateFullscreen]) }
    } else if property == atoms[.wmState] {
      // There is no state after the manager has ended.
      let state = connection.numbers(property, of: id, type: property)?.first
      visibilityChanged(visibility.set(.iconic, state == UInt(IconicState)))
    } else if property == atoms[.frameSent] {
      backBuffer.markArrived(at: MonotonicClock.now)
    }
  }

  func followClock() { visibilityChanged(visibility.set(.throttled, frameClock.watchdog.isHidden)) }

  private func visibilityChanged(_ isChanged: Bool) {
    if !isChanged { return }
    if visibility.isVisible { return requestFullRepaint("visible again") }
    pacer.suspend()
    frameClock.stop()
  }
}

extension XEvent {
  /// Without this check, any program could close or hide the window.
  var isForged: Bool {
    guard xany.send_event != 0 else { return false }
    return switch type {
    case DestroyNotify, MapNotify, UnmapNotify, VisibilityNotify, Expose, PropertyNotify,
      SelectionRequest, SelectionClear, MappingNotify, FocusIn, FocusOut:
      true
    default: type >= LASTEvent
    }
  }
}
