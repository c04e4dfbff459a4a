internal import CXTest

/// Properties and messages of window managers, launchers and settings managers.
extension Robot {
  /// A message that a program sent to the root window.
  public struct Message: Hashable, Sendable {
    public var type: String
    public var window: UInt
    public var numbers: [Int]
    public var bytes: [UInt8]
  }

  /// The numbers in a property of a window, or of the root window, and their type.
  public func numbers(_ property: String, of window: UInt?) -> (type: String, values: [UInt])? {
    guard let value = connection.read(property, of: window ?? root), let numbers = value.numbers
    else { return nil }
    return (value.type, numbers)
  }

  /// The text in a window's property, and its type; `nil` if there is none.
  public func string(_ property: String, of window: UInt?) -> (type: String, values: String)? {
    guard let value = connection.read(property, of: window ?? root), let bytes = value.bytes
    else { return nil }
    return (value.type, String(decoding: bytes, as: UTF8.self))
  }

  public func names(_ atoms: [UInt]) -> [String] { atoms.map(connection.name) }

  public func set(_ property: String, type: String, numbers: [UInt], of window: UInt) {
    connection.write(property, type: type, numbers: numbers, of: window)
  }

  public func set(_ property: String, type: String, bytes: [UInt8], of window: UInt) {
    connection.write(property, type: type, bytes: bytes, of: window)
  }

  public func remove(_ property: String, of window: UInt) {
    synced { XDeleteProperty($0, window, atom(property)) }
  }

  /// Sends a protocol message of a window manager, such as `_NET_WM_PING`.
  public func tell(_ window: UInt, _ message: String, _ numbers: Int...) {
    connection.send(
      "WM_PROTOCOLS", [Int(atom(message)), Int(CurrentTime)] + numbers, about: window)
  }

  /// The messages to the root window since the last call.
  public func messagesToRoot() -> [Message] {
    var messages: [Message] = []
    XSync(display, 0)
    drainEvents { event in
      guard event.type == ClientMessage else { return }
      let data = event.xclient.data.l
      let bytes = withUnsafeBytes(of: event.xclient.data.b) { Array($0.prefix(20)) }
      messages.append(
        Message(
          type: connection.name(of: event.xclient.message_type), window: event.xclient.window,
          numbers: [data.0, data.1, data.2, data.3, data.4], bytes: bytes))
    }
    return messages
  }

  /// Listens to startup notifications, as a launcher does.
  public func hearStarts() {
    synced { XSelectInput($0, root, SubstructureNotifyMask | PropertyChangeMask) }
  }

  /// The value of a counter that a property of a window names.
  public func counter(_ property: String, of window: UInt) -> Int64? {
    guard let counter = numbers(property, of: window)?.values.first else { return nil }
    var (major, minor): (Int32, Int32) = (0, 0)
    var value = XSyncValue()
    guard XSyncInitialize(display, &major, &minor) != 0,
      XSyncQueryCounter(display, counter, &value) != 0
    else { return nil }
    return Int64(value.hi) << 32 | Int64(value.lo)
  }

  /// Becomes the settings manager, until ``destroy(_:)`` ends the window with the encoded settings.
  public func manageSettings(_ settings: [UInt8]) -> UInt {
    let window = XCreateSimpleWindow(display, root, -10, -10, 1, 1, 0, 0, 0)
    setSettings(settings, of: window)
    let selection = atom("_XSETTINGS_S0")
    XSetSelectionOwner(display, selection, window, UInt(CurrentTime))
    connection.send(
      "MANAGER", [Int(CurrentTime), Int(selection), Int(window)], about: root,
      mask: StructureNotifyMask)
    return window
  }

  public func setSettings(_ settings: [UInt8], of window: UInt) {
    set("_XSETTINGS_SETTINGS", type: "_XSETTINGS_SETTINGS", bytes: settings, of: window)
  }

  /// Sends a window a message that it ignores.
  public func nudge(_ window: UInt) { connection.send("WM_PROTOCOLS", [], about: window) }

  /// Sends a release and a press of a key, as a server without detectable auto-repeat does.
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

  public func focusNobody() {
    synced { XSetInputFocus($0, UInt(None), Int32(RevertToNone), UInt(CurrentTime)) }
  }

  func atom(_ name: String) -> UInt { connection.atom(name) }
}
