/// A transfer of bytes to another program in pieces, each of which it requests by deleting the
/// last.
struct ClipboardTransfer: Hashable, Sendable {
  let requestor: UInt
  let property: UInt
  let type: UInt

  let bytes: [UInt8]
  private(set) var sent = 0
  private(set) var isOver = false

  /// The maximum size of a piece in bytes.
  ///
  /// It fits with its request into Xlib's buffer of 16 KB, so that a broken connection cannot
  /// block.
  static let pieceLength = 12 * 1024

  /// The next piece; an empty one marks the end.
  mutating func next() -> ArraySlice<UInt8> {
    let piece = bytes[sent..<min(sent + Self.pieceLength, bytes.count)]
    sent += piece.count
    isOver = piece.isEmpty
    return piece
  }
}
