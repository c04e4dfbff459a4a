internal import CX11

/// A request for the text that another program offers on the clipboard.
///
/// The owner stores the text in a property of the window, or announces pieces (INCR), each of which
/// is requested by deleting the last one. Owners can exit or misbehave at any time, so the window
/// ends a request that takes too long.
struct ClipboardRequest {
  enum Answer: Hashable, Sendable {
    case text(String)
    case none
  }

  /// Called with the text, or `nil`.
  var receivers: [(String?) -> Void]

  /// In seconds. chosen
  static let timeLimit = 2.0
  /// In bytes; longer text is not read. chosen
  private static let mostBytes = 1 << 20

  private let connection: DisplayConnection
  private let window: UInt
  /// The pieces so far; `nil` before they are announced.
  private var bytes: [UInt8]?

  /// Asks the owner for text, as of the server time of the user's action; 0 for now.
  init(
    connection: DisplayConnection, window: UInt, time: UInt, _ receiver: @escaping (String?) -> Void
  ) {
    self.connection = connection
    self.window = window
    receivers = [receiver]
    let atoms = connection.atoms
    let property = atoms[.clipboard]
    // The answer to an earlier request can have come too late.
    XDeleteProperty(connection.display, window, property)
    XConvertSelection(
      connection.display, atoms[.clipboard], atoms[.utf8String], property, window, time)
  }

  /// Handles an event of the window; `nil` if the request goes on.
  mutating func handle(_ event: XEvent) -> Answer? {
    switch event.type {
    case SelectionNotify where bytes == nil && event.xselection.requestor == window:
      event.xselection.property == 0 ? Answer.none : begin()
    case PropertyNotify
    where bytes != nil && event.xproperty.window == window
      && event.xproperty.atom == connection.atoms[.clipboard]
      && event.xproperty.state == PropertyNewValue:
      add()
    default: nil
    }
  }

  private mutating func begin() -> Answer? {
    let incr = connection.atoms[.incr]
    if connection.numbers(connection.atoms[.clipboard], of: window, type: incr) != nil {
      bytes = []
      if !connection.isLost {
        XDeleteProperty(connection.display, window, connection.atoms[.clipboard])
      }
      return nil
    }
    return take().map { .text(String(decoding: $0, as: UTF8.self)) } ?? Answer.none
  }

  private mutating func add() -> Answer? {
    guard var bytes, let piece = take(), bytes.count + piece.count <= Self.mostBytes else {
      return Answer.none
    }
    if piece.isEmpty { return .text(String(decoding: bytes, as: UTF8.self)) }
    bytes += piece
    self.bytes = bytes
    return nil
  }

  private func take() -> [UInt8]? {
    let atoms = connection.atoms
    return connection.takeBytes(atoms[.clipboard], of: window, type: atoms[.utf8String])
  }
}
