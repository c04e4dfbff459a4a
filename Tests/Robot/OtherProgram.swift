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

/// A program that requests the clipboard, step by step.
public final class ClipboardReader: OtherProgram {
  /// Requests the clipboard as a data type; old programs name no property.
  public func ask(for target: String, in property: String? = "ANSWER", time: UInt = 0) {
    XConvertSelection(
      display, atom("CLIPBOARD"), atom(target), property.map(atom) ?? 0, window, time)
    XSync(display, 0)
  }

  /// Requests several types at once, each into a property.
  public func ask(for pairs: [(target: String, property: String)]) {
    let numbers = pairs.flatMap { [atom($0.target), atom($0.property)] }
    connection?.write("ANSWER", type: "ATOM_PAIR", numbers: numbers, of: window)
    ask(for: "MULTIPLE")
  }

  /// Whether the owner provided something; `nil` if it has not answered yet.
  public func answer() -> Bool? {
    XSync(display, 0)
    var event = XEvent()
    guard XCheckTypedWindowEvent(display, window, SelectionNotify, &event) != 0 else { return nil }
    return event.xselection.property != 0
  }

  /// The type of a property, and its bytes or numbers; taking it asks for the next piece.
  public func read(
    _ property: String = "ANSWER", takes: Bool = false
  ) -> (type: String, bytes: [UInt8], numbers: [UInt])? {
    guard let value = connection?.read(property, of: window, takes: takes) else { return nil }
    return (value.type, value.bytes ?? [], value.numbers ?? [])
  }
}
