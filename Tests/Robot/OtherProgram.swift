internal import CXTest

/// A program with a connection and a window of its own, so that it can end as a program does.
@MainActor public class OtherProgram {
  var connection: XConnection?
  public let window: UInt
  var display: OpaquePointer? { connection?.display }

  public init(_ robot: Robot) throws {
    let connection = try XConnection(to: robot.displayName)
    self.connection = connection
    let display = connection.display
    window = XCreateSimpleWindow(display, XDefaultRootWindow(display), 0, 0, 1, 1, 0, 0, 0)
    XSelectInput(display, window, PropertyChangeMask)
    XSync(display, 0)
  }

  /// Ends the program in the middle of what it does.
  public func end() { connection = nil }

  func atom(_ name: String) -> UInt { connection?.atom(name) ?? 0 }

  /// Answers a request for a selection by a property of the requestor, or refuses it by 0.
  func answer(_ request: XSelectionRequestEvent, property: UInt) {
    var event = XEvent()
    event.xselection.type = SelectionNotify
    event.xselection.requestor = request.requestor
    event.xselection.selection = request.selection
    event.xselection.target = request.target
    event.xselection.property = property
    event.xselection.time = request.time
    XSendEvent(display, request.requestor, 0, NoEventMask, &event)
    XSync(display, 0)
  }
}
