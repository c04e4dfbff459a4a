internal import CXTest

/// A program that asks for the clipboard, step by step, and may stop at any of them.
@MainActor
public final class ClipboardReader {
  private nonisolated(unsafe) let display: OpaquePointer
  public let window: UInt
  private var isOpen = true

  public init(_ robot: Robot) throws {
    guard let display = XOpenDisplay(robot.displayName) else {
      throw RobotError.cannotOpenDisplay(robot.displayName)
    }
    self.display = display
    window = XCreateSimpleWindow(display, XDefaultRootWindow(display), 0, 0, 1, 1, 0, 0, 0)
    XSelectInput(display, window, PropertyChangeMask)
    XErrors.watch(display)
    XSync(display, 0)
  }

  deinit {
    if isOpen { XCloseDisplay(display) }
  }

  private func atom(_ name: String) -> UInt { XInternAtom(display, name, 0) }

  /// Asks for the clipboard as a kind of data.
  ///
  /// - Parameters:
  ///   - property: where the answer is to be put; nil as old programs do.
  ///   - time: by the server's clock.
  public func ask(for target: String, in property: String? = "ANSWER", time: UInt = 0) {
    XConvertSelection(
      display, atom("CLIPBOARD"), atom(target), property.map(atom) ?? 0, window, time)
    XSync(display, 0)
  }

  /// Asks for several kinds at once, each to be put into a property.
  public func ask(for pairs: [(target: String, property: String)]) {
    let numbers = pairs.flatMap { [atom($0.target), atom($0.property)] }
    numbers.withUnsafeBytes { bytes in
      _ = XChangeProperty(
        display, window, atom("ANSWER"), atom("ATOM_PAIR"), 32, PropModeReplace,
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(numbers.count))
    }
    ask(for: "MULTIPLE")
  }

  /// Whether the owner has answered, and if so whether it gave something; nil if it has not yet.
  public func answer() -> Bool? {
    XSync(display, 0)
    var event = XEvent()
    guard XCheckTypedWindowEvent(display, window, SelectionNotify, &event) != 0 else { return nil }
    return event.xselection.property != 0
  }

  /// What is in a property: the name of its type and its bytes, or its numbers.
  ///
  /// - Parameter takes: whether it is taken away, as the sign that the next piece may come.
  public func read(
    _ property: String = "ANSWER", takes: Bool = false
  ) -> (type: String, bytes: [UInt8], numbers: [UInt])? {
    var (type, format, count, rest): (UInt, Int32, UInt, UInt) = (0, 0, 0, 0)
    var data: UnsafeMutablePointer<UInt8>?
    let status = XGetWindowProperty(
      display, window, atom(property), 0, 1_000_000, takes ? 1 : 0, UInt(AnyPropertyType), &type,
      &format, &count, &rest, &data)
    guard status == Success, type != 0, let data else { return nil }
    defer { XFree(data) }
    let name = XGetAtomName(display, type)
    defer { if let name { XFree(name) } }
    let kind = name.map { String(cString: $0) } ?? ""
    if format == 32 {
      let numbers = data.withMemoryRebound(to: UInt.self, capacity: Int(count)) { values in
        (0..<Int(count)).map { values[$0] & 0xFFFF_FFFF }
      }
      return (kind, [], numbers)
    }
    return (kind, Array(UnsafeBufferPointer(start: data, count: Int(count))), [])
  }

  /// The program ends.
  public func end() {
    isOpen = false
    XCloseDisplay(display)
  }
}
