/// The message that ends a launcher's startup notification, in pieces for client messages.
enum StartupNotification {
  private static let pieceLength = 20

  /// The message's bytes in pieces; the last one is padded with zeros.
  static func pieces(identifier: String) -> [[UInt8]] {
    let quoted = identifier.map { " \"\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
    let bytes = Array("remove: ID=\(quoted)\0".utf8)
    return stride(from: 0, to: bytes.count, by: pieceLength).map { start in
      let piece = bytes[start..<min(start + pieceLength, bytes.count)]
      return piece + [UInt8](repeating: 0, count: pieceLength - piece.count)
    }
  }
}
