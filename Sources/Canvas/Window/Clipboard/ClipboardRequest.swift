internal import CX11

/// A request for the text or the picture that another program offers in a selection.
///
/// The owner stores the content in a property of the window, or announces pieces (INCR), each of
/// which is requested by deleting the last one. The window ends a request that takes too long.
struct ClipboardRequest {
  /// The form of the content.
  enum Format {
    case text, png

    var target: Atoms.Name { self == .text ? .utf8String : .imagePNG }
    /// In seconds. chosen: a screenshot is sent in many pieces
    var timeLimit: Double { self == .text ? 2 : 10 }
    /// In bytes; longer content is not read. chosen
    var mostBytes: Int { self == .text ? 1 << 20 : 32 << 20 }
  }

  let format: Format
  /// Called with the content, or `nil`.
  var receivers: [([UInt8]?) -> Void]
  /// Ends the request.
  var timeout: Subscription?
  /// `nil` if there is none, or it has not arrived.
  private(set) var content: [UInt8]?

  private let connection: DisplayConnection
  private let window: UInt
  /// The atom of the selection, and of the property that receives the text.
  private let selection: UInt
  /// The pieces so far; `nil` before they are announced.
  private var bytes: [UInt8]?

  /// Asks the owner for content, as of the server time of the user's action; 0 for now.
  init(
    _ selection: ClipboardSelection, as format: Format, connection: DisplayConnection,
    window: UInt, time: UInt, _ receiver: @escaping ([UInt8]?) -> Void
  ) {
    (self.format, self.connection, self.window) = (format, connection, window)
    receivers = [receiver]
    let atoms = connection.atoms
    self.selection = atoms[selection.atom]
    // The answer to an earlier request can have come too late.
    XDeleteProperty(connection.display, window, self.selection)
    XConvertSelection(
      connection.display, self.selection, atoms[format.target], self.selection, window, time)
  }

  /// Handles an event of the window; returns whether the request is over.
  mutating func handle(_ event: XEvent) -> Bool {
    switch event.type {
    case SelectionNotify
    where bytes == nil && event.xselection.requestor == window
      && event.xselection.selection == selection
      && event.xselection.target == connection.atoms[format.target]:
      event.xselection.property == 0 || begin()
    case PropertyNotify
    where bytes != nil && event.xproperty.window == window && event.xproperty.atom == selection
      && event.xproperty.state == PropertyNewValue:
      add()
    default: false
    }
  }

  private mutating func begin() -> Bool {
    let atoms = connection.atoms
    let hasPieces = connection.numbers(selection, of: window, type: atoms[.incr]) != nil
    bytes = hasPieces ? [] : nil
    // Taking the announcement of pieces, which is no content, asks for the first one.
    content = take()
    return !hasPieces
  }

  private mutating func add() -> Bool {
    guard let sent = bytes, let piece = take(), sent.count + piece.count <= format.mostBytes else {
      return true
    }
    bytes?.append(contentsOf: piece)
    if piece.isEmpty { content = sent }
    return piece.isEmpty
  }

  private func take() -> [UInt8]? {
    connection.takeBytes(
      selection, of: window, type: connection.atoms[format.target], limit: format.mostBytes)
  }
}
