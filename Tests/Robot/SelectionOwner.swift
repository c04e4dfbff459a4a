internal import CXTest

/// A program that owns a selection: one that offers the clipboard, or a clipboard manager.
///
/// The owner has a connection of its own, so that it can end as a program does.
@MainActor
public final class SelectionOwner {
  private var connection: XConnection?
  private let window: UInt
  private var request = XSelectionRequestEvent()

  private var display: OpaquePointer? { connection?.display }

  /// - Parameter selection: Such as `CLIPBOARD`.
  public init(_ robot: Robot, of selection: String) throws {
    let connection = try XConnection(to: robot.displayName)
    self.connection = connection
    let display = connection.display
    window = XCreateSimpleWindow(display, XDefaultRootWindow(display), 0, 0, 1, 1, 0, 0, 0)
    XSelectInput(display, window, PropertyChangeMask)
    XSetSelectionOwner(display, connection.atom(selection), window, UInt(CurrentTime))
    XSync(display, 0)
  }

  public func end() { connection = nil }

  // MARK: Offering

  /// Answers the next request with the announcement of pieces.
  public func announcePieces() throws {
    request = try next(SelectionRequest).xselectionrequest
    XSelectInput(display, request.requestor, PropertyChangeMask)
    write([], type: "INCR")
    answer()
  }

  /// Sends a piece if the last one was taken; returns whether it was.
  public func givePiece(of count: Int) -> Bool {
    XSync(display, 0)
    var event = XEvent()
    while XCheckTypedWindowEvent(display, request.requestor, PropertyNotify, &event) != 0 {
      guard event.xproperty.state == PropertyDelete else { continue }
      write([UInt8](repeating: 0x61, count: count), type: "UTF8_STRING")
      return true
    }
    return false
  }

  private func write(_ bytes: [UInt8], type: String) {
    let name = connection?.name(of: request.property) ?? ""
    if type == "INCR" {
      connection?.write(name, type: type, numbers: [1], of: request.requestor)
    } else {
      connection?.write(name, type: type, bytes: bytes, of: request.requestor)
    }
  }

  // MARK: Managing

  /// Keeps the clipboard of a program that exits; waits for its request.
  ///
  /// - Returns: The types that it wants to have kept, and its content in the first of them.
  public func keepClipboard() throws -> (types: [String], bytes: [UInt8]) {
    request = try next(SelectionRequest).xselectionrequest
    let property = connection?.name(of: request.property) ?? ""
    let types = connection?.read(property, of: request.requestor)?.numbers ?? []
    XConvertSelection(display, atom("CLIPBOARD"), types.first ?? 0, atom("KEPT"), window, 0)
    _ = try next(SelectionNotify)
    var content = connection?.read("KEPT", of: window, takes: true)
    var bytes = content?.bytes ?? []
    while content?.type == "INCR" || content?.bytes?.isEmpty == false {
      repeat {} while try next(PropertyNotify).xproperty.state != PropertyNewValue
      content = connection?.read("KEPT", of: window, takes: true)
      bytes += content?.bytes ?? []
    }
    answer()
    return (types.compactMap { connection?.name(of: $0) }, bytes)
  }

  private func answer() {
    var event = XEvent()
    event.xselection.type = SelectionNotify
    event.xselection.requestor = request.requestor
    event.xselection.selection = request.selection
    event.xselection.target = request.target
    event.xselection.property = request.property
    event.xselection.time = request.time
    XSendEvent(display, request.requestor, 0, NoEventMask, &event)
    XSync(display, 0)
  }

  private func next(_ type: Int32) throws -> XEvent {
    guard let connection else { throw RobotError.timedOut(waitingFor: "an event") }
    let deadline = Deadline(in: .seconds(60))
    var event = XEvent()
    XSync(connection.display, 0)
    while XCheckTypedEvent(connection.display, type, &event) == 0 {
      if deadline.hasPassed { throw RobotError.timedOut(waitingFor: "a selection's event \(type)") }
      _ = Readiness.wait(for: [XConnectionNumber(connection.display)], until: deadline)
    }
    return event
  }

  private func atom(_ name: String) -> UInt { connection?.atom(name) ?? 0 }
}
