internal import CXTest

/// A program that owns a selection: one that offers the clipboard, or a clipboard manager.
public final class SelectionOwner: OtherProgram {
  private var request = XSelectionRequestEvent()

  /// - Parameter selection: Such as `CLIPBOARD`.
  public init(_ robot: Robot, of selection: String) throws {
    try super.init(robot)
    XSetSelectionOwner(display, atom(selection), window, UInt(CurrentTime))
    XSync(display, 0)
  }

  // MARK: Offering

  /// Answers the next request with the announcement of pieces.
  public func announcePieces() throws {
    request = try next(SelectionRequest).xselectionrequest
    XSelectInput(display, request.requestor, PropertyChangeMask)
    write([], type: "INCR")
    answer(request, property: request.property)
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

  /// Waits until an exiting program asks to keep its clipboard; returns the types that it names,
  /// and the content in the first of them.
  public func keepClipboard() throws -> (types: [String], bytes: [UInt8]) {
    request = try next(SelectionRequest).xselectionrequest
    let property = connection?.name(of: request.property) ?? ""
    let types = connection?.read(property, of: request.requestor)?.numbers ?? []
    XConvertSelection(display, atom("CLIPBOARD"), types.first ?? 0, atom("KEPT"), window, 0)
    _ = try next(SelectionNotify)
    var content = connection?.read("KEPT", of: window, takes: true)
    var bytes = content?.bytes ?? []
    while content?.type == "INCR" || content?.bytes?.isEmpty == false {
      // An event can be about a value that was taken already.
      repeat {
        _ = try next(PropertyNotify)
        content = connection?.read("KEPT", of: window, takes: true)
      } while content == nil
      bytes += content?.bytes ?? []
    }
    answer(request, property: request.property)
    return (types.compactMap { connection?.name(of: $0) }, bytes)
  }

  private func next(_ type: Int32) throws -> XEvent {
    guard let connection else { throw RobotError.timedOut(waitingFor: "an event") }
    let deadline = Deadline()
    var event = XEvent()
    XSync(connection.display, 0)
    while XCheckTypedEvent(connection.display, type, &event) == 0 {
      if deadline.hasPassed { throw RobotError.timedOut(waitingFor: "a selection's event \(type)") }
      _ = Readiness.wait(for: [XConnectionNumber(connection.display)], until: deadline)
    }
    return event
  }
}
