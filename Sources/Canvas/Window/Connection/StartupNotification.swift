/// The message that ends a launcher's startup notification, in pieces for client messages.
enum StartupNotification {
  private static let pieceLength = 20

  /// The message's bytes in pieces; the last one is padded with zeros.
  static func pieces(identifier: String) -> [[UInt8]] {
    var quoted = ""
    for character in identifier {
      if character == " " || character == "\"" || character == "\\" { quoted.append("\\") }
      quoted.append(character)
    }
    let bytes = Array("remove: ID=\(quoted)".utf8) + [0]
    return stride(from: 0, to: bytes.count, by: pieceLength).map { start in
      let piece = bytes[start..<min(start + pieceLength, bytes.count)]
      return piece + [UInt8](repeating: 0, count: pieceLength - piece.count)
    }
  }
}
