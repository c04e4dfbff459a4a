/// Bytes on their way to another program, piece by piece; it asks for the next by taking the last.
struct ClipboardTransfer: Hashable, Sendable {
  /// The window that gets them, and the property that they are put into.
  let requestor: UInt
  let property: UInt
  let type: UInt

  private let bytes: [UInt8]
  private var sent = 0
  private(set) var isOver = false

  /// The most that goes into one piece, bytes: with its request it fits into Xlib's buffer, which
  /// holds 16 KB, so that a connection that breaks is not waited for.
  static let pieceLength = 12 * 1024

  init(_ bytes: [UInt8], to requestor: UInt, property: UInt, type: UInt) {
    self.bytes = bytes
    self.requestor = requestor
    self.property = property
    self.type = type
  }

  /// The next piece; after the last an empty one, which is the sign of the end.
  mutating func next() -> ArraySlice<UInt8> {
    let piece = bytes[sent..<min(sent + Self.pieceLength, bytes.count)]
    sent += piece.count
    isOver = piece.isEmpty
    return piece
  }
}
