internal import CXTest

/// Actions of a window manager and a desktop.
extension Robot {
  /// Moves a window's upper left corner to a place of the display, px.
  public func move(_ window: UInt, toX x: Int, y: Int) {
    synced { XMoveWindow($0, window, Int32(x), Int32(y)) }
  }

  public func setStates(_ names: [String], of window: UInt) {
    set("_NET_WM_STATE", type: "ATOM", numbers: names.map(atom), of: window)
  }

  public func setResources(_ text: String) {
    set("RESOURCE_MANAGER", type: "STRING", bytes: Array(text.utf8), of: root)
  }

  /// Redirects size requests of windows to the robot, as a window manager does.
  public func decideSizes() {
    synced { XSelectInput($0, root, SubstructureNotifyMask | SubstructureRedirectMask) }
  }

  /// Waits until a window requests a size, px; ``resize(_:width:height:)`` grants it.
  public func nextWantedSize(of window: UInt) throws -> (width: Int, height: Int) {
    try nextEvent(for: "a window to ask for a size") { event in
      let request = event.xconfigurerequest
      return event.type == ConfigureRequest && request.window == window
        ? (Int(request.width), Int(request.height)) : nil
    }
  }

  /// Resizes a window, px, and waits for its answer by `_NET_WM_SYNC_REQUEST`; returns whether
  /// something was drawn before that.
  public func resizeInStep(_ window: UInt, width: Int, height: Int) throws -> Bool {
    var (event, error, major, minor): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    guard XSyncQueryExtension(display, &event, &error) != 0,
      XSyncInitialize(display, &major, &minor) != 0
    else { throw RobotError.missingExtension("SYNC") }
    let alarmEvent = event + Int32(XSyncAlarmNotify)
    var found: UInt?
    try wait(for: "the counter") {
      found = numbers("_NET_WM_SYNC_REQUEST_COUNTER", of: window)?.values.first
      return found != nil
    }
    guard let counter = found else { throw RobotError.noWindow(window) }
    var attributes = XSyncAlarmAttributes()
    attributes.trigger.counter = counter
    attributes.trigger.value_type = XSyncAbsolute
    attributes.trigger.wait_value = XSyncValue(hi: 0, lo: 1)
    attributes.trigger.test_type = XSyncPositiveComparison
    let mask = XSyncCACounter | XSyncCAValueType | XSyncCAValue | XSyncCATestType
    let alarm = XSyncCreateAlarm(display, UInt(mask), &attributes)
    defer { XSyncDestroyAlarm(display, alarm) }
    drainEvents()
    tell(window, "_NET_WM_SYNC_REQUEST", 1)
    XResizeWindow(display, window, UInt32(width), UInt32(height))
    XFlush(display)
    // The server reports drawing and the counter in order.
    var wasDrawn = false
    return try nextEvent(for: "the window to say that it shows its new size") { event in
      if isDrawing(event) { wasDrawn = true }
      return event.type == alarmEvent ? wasDrawn : nil
    }
  }

  /// Waits for an event that gives a value; of several at once the last one counts.
  func nextEvent<Value>(for what: String, _ read: (XEvent) -> Value?) throws -> Value {
    let deadline = Deadline()
    while true {
      var value: Value?
      drainEvents { value = read($0) ?? value }
      if let value { return value }
      try checkConnection()
      if deadline.hasPassed { throw RobotError.timedOut(waitingFor: what) }
      Readiness.wait(for: [file], until: deadline)
    }
  }
}
