internal import CXTest

/// A connection to an X server, closed with its last reference.
final class XConnection: Sendable {
  nonisolated(unsafe) let display: OpaquePointer

  init(to name: String) throws {
    guard let display = XOpenDisplay(name) else { throw RobotError.cannotOpenDisplay(name) }
    self.display = display
    XErrors.watch(display)
  }

  deinit {
    if !XErrors.isLost(display) { XCloseDisplay(display) }
    XErrors.forget(display)
  }

  func atom(_ name: String) -> UInt { XInternAtom(display, name, 0) }

  func name(of atom: UInt) -> String {
    guard let name = XGetAtomName(display, atom) else { return "" }
    defer { XFree(name) }
    return String(cString: name)
  }

  /// A property of a window, which is deleted if it is taken; `nil` if it is not set.
  func read(_ property: String, of window: UInt, takes: Bool = false) -> XProperty? {
    var (type, format, count, rest): (UInt, Int32, UInt, UInt) = (0, 0, 0, 0)
    var data: UnsafeMutablePointer<UInt8>?
    let status = XGetWindowProperty(
      display, window, atom(property), 0, 1_000_000, takes ? 1 : 0, UInt(AnyPropertyType), &type,
      &format, &count, &rest, &data)
    guard status == Success, type != 0, let data else { return nil }
    defer { XFree(data) }
    let name = name(of: type)
    if format == 32 {
      return data.withMemoryRebound(to: UInt.self, capacity: Int(count)) { values in
        XProperty(type: name, numbers: (0..<Int(count)).map { values[$0] & 0xFFFF_FFFF })
      }
    }
    let bytes = UnsafeBufferPointer(start: data, count: Int(count))
    return XProperty(type: name, bytes: format == 8 ? Array(bytes) : nil)
  }

  func write(_ property: String, type: String, numbers: [UInt], of window: UInt) {
    numbers.withUnsafeBytes {
      write(property, type: type, format: 32, $0, count: numbers.count, of: window)
    }
  }

  func write(_ property: String, type: String, bytes: [UInt8], of window: UInt) {
    bytes.withUnsafeBytes {
      write(property, type: type, format: 8, $0, count: bytes.count, of: window)
    }
  }

  private func write(
    _ property: String, type: String, format: Int32, _ bytes: UnsafeRawBufferPointer, count: Int,
    of window: UInt
  ) {
    XChangeProperty(
      display, window, atom(property), atom(type), format, PropModeReplace,
      bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(count))
    XSync(display, 0)
  }

  /// Sends a client message of at most five numbers about a window, to it or to another one.
  func send(
    _ type: String, _ numbers: [Int], about window: UInt, to receiver: UInt? = nil,
    mask: Int = NoEventMask
  ) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = atom(type)
    event.xclient.format = 32
    withUnsafeMutableBytes(of: &event.xclient.data.l) { bytes in
      numbers.withUnsafeBytes { bytes.copyMemory(from: $0) }
    }
    XSendEvent(display, receiver ?? window, 0, mask, &event)
    XSync(display, 0)
  }
}

/// The value of a window's property: numbers of 32 bits, or bytes.
struct XProperty {
  var type: String
  var numbers: [UInt]?
  var bytes: [UInt8]?
}
