internal import CXTest

/// What a window manager and a desktop do to windows.
extension Robot {
  /// Moves a window's upper left corner to a place of the display, px.
  public func move(_ window: UInt, toX x: Int, y: Int) {
    XMoveWindow(display, window, Int32(x), Int32(y))
    XSync(display, 0)
  }

  /// Tells a window its states, such as `_NET_WM_STATE_HIDDEN`; none for a window in plain sight.
  public func setStates(_ names: [String], of window: UInt) {
    let atoms = names.map { XInternAtom(display, $0, 0) }
    atoms.withUnsafeBytes { bytes in
      _ = XChangeProperty(
        display, window, XInternAtom(display, "_NET_WM_STATE", 0), UInt(XA_ATOM), 32,
        PropModeReplace, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self),
        Int32(atoms.count))
    }
    XSync(display, 0)
  }

  /// Tells all programs the desktop's resources, such as `Xft.dpi: 192`.
  public func setResources(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      _ = XChangeProperty(
        display, root, UInt(XA_RESOURCE_MANAGER), UInt(XA_STRING), 8, PropModeReplace,
        bytes.baseAddress, Int32(bytes.count))
    }
    XSync(display, 0)
  }

  /// Has windows ask the robot for a new size, instead of the server, as a window manager does.
  public func decideSizes() {
    XSelectInput(display, root, SubstructureNotifyMask | SubstructureRedirectMask)
    XSync(display, 0)
  }

  /// Waits until a window asks for a size, px; ``resize(_:width:height:)`` grants it.
  public func nextWantedSize(of window: UInt) throws -> (width: Int, height: Int) {
    let deadline = Deadline(in: .seconds(60))
    while true {
      var wanted: (width: Int, height: Int)?
      drainEvents { event in
        if event.type == ConfigureRequest, event.xconfigurerequest.window == window {
          wanted = (Int(event.xconfigurerequest.width), Int(event.xconfigurerequest.height))
        }
      }
      if let wanted { return wanted }
      try checkConnection()
      if deadline.hasPassed { throw RobotError.timedOut(waitingFor: "a window to ask for a size") }
      Readiness.wait(for: [file], until: deadline)
    }
  }

  /// Gives a window another size, px, and waits until it says that it shows it, as a window manager
  /// does that never shows a window half painted.
  ///
  /// - Returns: whether something was drawn before the window said so.
  public func resizeInStep(_ window: UInt, width: Int, height: Int) throws -> Bool {
    var event: Int32 = 0
    var error: Int32 = 0
    var major: Int32 = 0
    var minor: Int32 = 0
    guard XSyncQueryExtension(display, &event, &error) != 0,
      XSyncInitialize(display, &major, &minor) != 0
    else { throw RobotError.missingExtension("SYNC") }
    let alarmEvent = event + Int32(XSyncAlarmNotify)
    guard let counter = counter(of: window) else { throw RobotError.noWindow(window) }
    var attributes = XSyncAlarmAttributes()
    attributes.trigger.counter = counter
    attributes.trigger.value_type = XSyncAbsolute
    attributes.trigger.wait_value = XSyncValue(hi: 0, lo: 1)
    attributes.trigger.test_type = XSyncPositiveComparison
    let mask = XSyncCACounter | XSyncCAValueType | XSyncCAValue | XSyncCATestType
    let alarm = XSyncCreateAlarm(display, UInt(mask), &attributes)
    defer { XSyncDestroyAlarm(display, alarm) }
    drainEvents()
    announceResize(of: window, number: 1)
    XResizeWindow(display, window, UInt32(width), UInt32(height))
    XFlush(display)
    // The server tells of drawing and of the counter in the order in which they happened.
    var wasDrawn = false
    var isAnswered = false
    let deadline = Deadline(in: .seconds(60))
    while !deadline.hasPassed {
      drainEvents { event in
        if event.type == alarmEvent { isAnswered = true }
        if isDrawing(event), !isAnswered { wasDrawn = true }
      }
      if isAnswered { return wasDrawn }
      try checkConnection()
      Readiness.wait(for: [file], until: deadline)
    }
    throw RobotError.timedOut(waitingFor: "the window to say that it shows its new size")
  }

  private func announceResize(of window: UInt, number: Int) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = XInternAtom(display, "WM_PROTOCOLS", 0)
    event.xclient.format = 32
    event.xclient.data.l.0 = Int(XInternAtom(display, "_NET_WM_SYNC_REQUEST", 0))
    event.xclient.data.l.1 = Int(CurrentTime)
    event.xclient.data.l.2 = number
    XSendEvent(display, window, 0, NoEventMask, &event)
  }

  private func counter(of window: UInt) -> UInt? {
    var type: UInt = 0
    var format: Int32 = 0
    var count: UInt = 0
    var rest: UInt = 0
    var data: UnsafeMutablePointer<UInt8>?
    XGetWindowProperty(
      display, window, XInternAtom(display, "_NET_WM_SYNC_REQUEST_COUNTER", 0), 0, 1, 0,
      UInt(XA_CARDINAL), &type, &format, &count, &rest, &data)
    defer { if let data { XFree(data) } }
    guard count == 1, format == 32, let data else { return nil }
    return UnsafeRawPointer(data).load(as: UInt.self)
  }
}
