internal import CXTest

/// What a window manager, a launcher and a settings manager read, write and send.
extension Robot {
  /// A message that a program sent to the root window.
  public struct Message: Hashable, Sendable {
    public var type: String
    public var window: UInt
    /// As 32-bit numbers.
    public var numbers: [Int]
    /// The same as bytes.
    public var bytes: [UInt8]
  }

  /// The numbers in a window's property, and their type; nil if there is none.
  ///
  /// - Parameter window: nil for the root.
  public func numbers(_ property: String, of window: UInt?) -> (type: String, values: [UInt])? {
    read(property, of: window) { data, count, format in
      format == 32
        ? data.withMemoryRebound(to: UInt.self, capacity: count) { values in
          (0..<count).map { values[$0] & 0xFFFF_FFFF }
        } : nil
    }
  }

  /// The text in a window's property, and its type; nil if there is none.
  public func string(_ property: String, of window: UInt?) -> (type: String, values: String)? {
    read(property, of: window) { data, count, format in
      format == 8
        ? String(decoding: UnsafeBufferPointer(start: data, count: count), as: UTF8.self) : nil
    }
  }

  /// The names behind numbers that stand for some.
  public func names(_ atoms: [UInt]) -> [String] {
    atoms.map { atom in
      guard let name = XGetAtomName(display, atom) else { return "" }
      defer { XFree(name) }
      return String(cString: name)
    }
  }

  /// Gives a window a property of numbers.
  public func set(_ property: String, type: String, numbers: [UInt], of window: UInt) {
    numbers.withUnsafeBytes { bytes in
      change(property, type: type, format: 32, bytes, count: numbers.count, of: window)
    }
  }

  /// Gives a window a property of bytes.
  public func set(_ property: String, type: String, bytes: [UInt8], of window: UInt) {
    bytes.withUnsafeBytes { data in
      change(property, type: type, format: 8, data, count: bytes.count, of: window)
    }
  }

  /// Takes a property away from a window.
  public func remove(_ property: String, of window: UInt) {
    XDeleteProperty(display, window, atom(property))
    XSync(display, 0)
  }

  /// Sends a window a message of its manager's, such as `_NET_WM_PING`.
  public func tell(_ window: UInt, _ message: String, _ numbers: Int...) {
    send("WM_PROTOCOLS", [Int(bitPattern: atom(message)), Int(CurrentTime)] + numbers, to: window)
  }

  /// What programs have sent to the root window since the last look.
  public func messagesToRoot() -> [Message] {
    var messages: [Message] = []
    XSync(display, 0)
    drainEvents { event in
      guard event.type == ClientMessage else { return }
      let data = event.xclient.data.l
      let bytes = withUnsafeBytes(of: event.xclient.data.b) { Array($0.prefix(20)) }
      messages.append(
        Message(
          type: names([event.xclient.message_type]).first ?? "", window: event.xclient.window,
          numbers: [data.0, data.1, data.2, data.3, data.4], bytes: bytes))
    }
    return messages
  }

  /// Hears from now on what launchers hear: messages about programs that have started.
  public func hearStarts() {
    XSelectInput(display, root, SubstructureNotifyMask | PropertyChangeMask)
    XSync(display, 0)
  }

  /// What a counter that a window names in a property says.
  public func counter(_ property: String, of window: UInt) -> Int64? {
    guard let counter = numbers(property, of: window)?.values.first else { return nil }
    var major: Int32 = 0
    var minor: Int32 = 0
    var value = XSyncValue()
    guard XSyncInitialize(display, &major, &minor) != 0,
      XSyncQueryCounter(display, counter, &value) != 0
    else { return nil }
    return Int64(value.hi) << 32 | Int64(value.lo)
  }

  /// Becomes the desktop's settings manager with a window of its own, and says so.
  ///
  /// - Parameter settings: as the XSETTINGS protocol writes them.
  /// - Returns: the window that holds them; ``destroy(_:)`` ends the reign.
  public func manageSettings(_ settings: [UInt8]) -> UInt {
    let window = XCreateSimpleWindow(display, root, -10, -10, 1, 1, 0, 0, 0)
    setSettings(settings, of: window)
    let selection = atom("_XSETTINGS_S0")
    XSetSelectionOwner(display, selection, window, UInt(CurrentTime))
    var event = message(
      "MANAGER", [Int(CurrentTime), Int(bitPattern: selection), Int(bitPattern: window)], to: root)
    XSendEvent(display, root, 0, StructureNotifyMask, &event)
    XSync(display, 0)
    return window
  }

  /// Changes the settings.
  public func setSettings(_ settings: [UInt8], of window: UInt) {
    set("_XSETTINGS_SETTINGS", type: "_XSETTINGS_SETTINGS", bytes: settings, of: window)
  }

  /// Sends a window a message that means nothing to it.
  public func nudge(_ window: UInt) { send("WM_PROTOCOLS", [], to: window) }

  /// Sends a window a key's release and its next press, as a server does for a key that is held if
  /// it knows no better way.
  public func repeatKey(_ keysym: String, in window: UInt) {
    let code = XKeysymToKeycode(display, XStringToKeysym(keysym))
    for type in [KeyRelease, KeyPress] {
      var event = XEvent()
      event.xkey.type = type
      event.xkey.display = display
      event.xkey.window = window
      event.xkey.root = root
      event.xkey.keycode = UInt32(code)
      event.xkey.time = 1
      event.xkey.same_screen = 1
      XSendEvent(display, window, 0, type == KeyPress ? KeyPressMask : KeyReleaseMask, &event)
    }
    XSync(display, 0)
  }

  /// Takes the keyboard away from every window.
  public func focusNobody() {
    XSetInputFocus(display, UInt(None), Int32(RevertToNone), UInt(CurrentTime))
    XSync(display, 0)
  }

  private func send(_ type: String, _ numbers: [Int], to window: UInt) {
    var event = message(type, numbers, to: window)
    XSendEvent(display, window, 0, NoEventMask, &event)
    XSync(display, 0)
  }

  private func message(_ type: String, _ numbers: [Int], to window: UInt) -> XEvent {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = atom(type)
    event.xclient.format = 32
    withUnsafeMutableBytes(of: &event.xclient.data.l) { bytes in
      numbers.withUnsafeBytes { bytes.copyMemory(from: $0) }
    }
    return event
  }

  private func atom(_ name: String) -> UInt { XInternAtom(display, name, 0) }

  private func change(
    _ property: String, type: String, format: Int32, _ bytes: UnsafeRawBufferPointer, count: Int,
    of window: UInt
  ) {
    XChangeProperty(
      display, window, atom(property), atom(type), format, PropModeReplace,
      bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(count))
    XSync(display, 0)
  }

  private func read<Values>(
    _ property: String, of window: UInt?,
    _ body: (UnsafeMutablePointer<UInt8>, _ count: Int, _ format: Int32) -> Values?
  ) -> (type: String, values: Values)? {
    var type: UInt = 0
    var format: Int32 = 0
    var count: UInt = 0
    var rest: UInt = 0
    var data: UnsafeMutablePointer<UInt8>?
    XGetWindowProperty(
      display, window ?? root, atom(property), 0, 1_000_000, 0, UInt(AnyPropertyType), &type,
      &format, &count, &rest, &data)
    guard let data else { return nil }
    defer { XFree(data) }
    return body(data, Int(count), format).map { (names([type]).first ?? "", $0) }
  }
}
