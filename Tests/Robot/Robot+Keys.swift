internal import CXTest

extension Robot {
  public enum Modifier: String, Sendable {
    case shift = "Shift_L"
    case control = "Control_L"
    case alt = "Alt_L"
    case command = "Super_L"
  }

  /// Strikes the key of an X keysym, such as `question` or `Page_Up`, and Shift where it needs it.
  public func strike(_ keysym: String, modifiers: [Modifier] = []) throws {
    let key = try find(keysym)
    let needsShift = key.needsShift && !modifiers.contains(.shift)
    try strike(code: key.code, modifiers: modifiers + (needsShift ? [.shift] : []))
  }

  /// Presses and releases the key of a code, whatever it types in the active layout.
  public func strike(code: UInt32, modifiers: [Modifier] = []) throws {
    let codes = try modifiers.map { try find($0.rawValue).code }
    codes.forEach { change($0, isDown: true) }
    change(code, isDown: true)
    change(code, isDown: false)
    codes.reversed().forEach { change($0, isDown: false) }
    finish()
  }

  /// Whether IBus offers itself to programs as their input method.
  public var hasInputMethod: Bool {
    XGetSelectionOwner(display, connection.atom("@server=ibus")) != 0
  }

  public func hold(_ keysym: String) throws {
    change(try find(keysym).code, isDown: true)
    finish()
  }

  public func letGo(_ keysym: String) throws {
    change(try find(keysym).code, isDown: false)
    finish()
  }

  /// Gives a keysym that the layout lacks, such as `dead_acute`, to a key without any.
  public func addKey(_ keysym: String) throws {
    var symbol = XStringToKeysym(keysym)
    if symbol == 0 { throw RobotError.unknownKey(keysym) }
    if XKeysymToKeycode(display, symbol) != 0 { return }
    var (first, last, count): (Int32, Int32, Int32) = (0, 0, 0)
    XDisplayKeycodes(display, &first, &last)
    let codes = last - first + 1
    guard let map = XGetKeyboardMapping(display, UInt8(first), codes, &count) else {
      throw RobotError.unknownKey(keysym)
    }
    defer { XFree(map) }
    let symbols = UnsafeBufferPointer(start: map, count: Int(codes * count))
    let free = (0..<codes).last { code in
      (0..<count).allSatisfy { symbols[Int(code * count + $0)] == 0 }
    }
    guard let free else { throw RobotError.unknownKey(keysym) }
    XChangeKeyboardMapping(display, first + free, 1, &symbol, 1)
    // The change arrives before later keys, also at this connection.
    XSync(display, 0)
  }

  private func change(_ code: UInt32, isDown: Bool) {
    XTestFakeKeyEvent(display, code, isDown ? 1 : 0, 0)
  }

  private func find(_ name: String) throws -> (code: UInt32, needsShift: Bool) {
    let keysym = XStringToKeysym(name)
    let code = XKeysymToKeycode(display, keysym)
    if keysym == 0 || code == 0 { throw RobotError.unknownKey(name) }
    return (UInt32(code), XkbKeycodeToKeysym(display, code, 0, 0) != keysym)
  }
}
