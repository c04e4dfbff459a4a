internal import CX11

/// A request for the text that another program offers in a selection.
///
/// The owner stores the text in a property of the window, or announces pieces (INCR), each of which
/// is requested by deleting the last one. Owners can exit or misbehave at any time, so the window
/// ends a request that takes too long.
struct ClipboardRequest {
  /// Called with the text, or `nil`.
  var receivers: [(String?) -> Void]
  /// Ends the request.
  var timeout: Subscription?

  /// `nil` if there is none, or it has not arrived.
  private(set) var text: String?

  /// In seconds. chosen
  static let timeLimit = 2.0
  /// In bytes; longer text is not read. chosen
  private static let mostBytes = 1 << 20

  private let connection: DisplayConnection
  private let window: UInt
  /// The atom of the selection, and of the property that receives the text.
  private let selection: UInt
  /// The pieces so far; `nil` before they are announced.
  private var bytes: [UInt8]?

  /// Asks the owner for text, as of the server time of the user's action; 0 for now.
  init(
    _ selection: ClipboardSelection, connection: DisplayConnection, window: UInt, time: UInt,
    _ receiver: @escaping (String?) -> Void
  ) {
    self.connection = connection
    self.window = window
    receivers = [receiver]
    let atoms = connection.atoms
    self.selection = atoms[selection.atom]
    // The answer to an earlier request can have come too late.
    XDeleteProperty(connection.display, window, self.selection)
    XConvertSelection(
      connection.display, self.selection, atoms[.utf8String], self.selection, window, time)
  }

  /// Handles an event of the window; returns whether the request is over.
  mutating func handle(_ event: XEvent) -> Bool {
    switch event.type {
    case SelectionNotify
    where bytes == nil && event.xselection.requestor == window
      && event.xselection.selection == selection:
      event.xselection.property == 0 || begin()
    case PropertyNotify
    where bytes != nil && event.xproperty.window == window
      && event.xproperty.atom == selection
      && event.xproperty.state == PropertyNewValue:
      add()
    default: false
    }
  }

  private mutating func begin() -> Bool {
    let atoms = connection.atoms
    let hasPieces = connection.numbers(selection, of: window, type: atoms[.incr]) != nil
    bytes = hasPieces ? [] : nil
    // Taking the announcement of pieces, which is no text, asks for the first one.
    text = take().map { String(decoding: $0, as: UTF8.self) }
    return !hasPieces
  }

  private mutating func add() -> Bool {
    guard let sent = bytes, let piece = take(), sent.count + piece.count <= Self.mostBytes else {
      return true
    }
    bytes?.append(contentsOf: piece)
    if piece.isEmpty { text = String(decoding: sent, as: UTF8.self) }
    return piece.isEmpty
  }

  private func take() -> [UInt8]? {
    connection.takeBytes(selection, of: window, type: connection.atoms[.utf8String])
  }
}
