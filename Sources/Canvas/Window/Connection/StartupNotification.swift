/// The message that tells a launcher that its program is there, in the pieces that X can carry.
enum StartupNotification {
  /// The environment variable in which a launcher hands its identifier over.
  static let variable = "DESKTOP_STARTUP_ID"

  /// Bytes in one client message.
  private static let pieceLength = 20

  /// The launcher's identifier, which is for this program only: it is taken out of the environment,
  /// so that no child of the program ends the launch of somebody else.
  ///
  /// - Parameters:
  ///   - read: a variable's value; nil if it is not set.
  ///   - remove: takes a variable away.
  static func take(read: (String) -> String?, remove: (String) -> Void) -> String? {
    guard let identifier = read(variable), !identifier.isEmpty else { return nil }
    remove(variable)
    return identifier
  }

  /// The message's bytes, cut into pieces; the last one is filled up with zeros.
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
