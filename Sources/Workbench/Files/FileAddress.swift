import Glibc

enum FileAddress {
  private static let shownLength = 80

  static func path(of address: String, host: String = Self.host) throws -> String {
    func failure(_ expected: String) -> Failure {
      let isLong = address.count > shownLength
      let shown = String(address.prefix(shownLength)) + (isLong ? "…" : "")
      return Failure(.badInput, "\(shown): \(expected)")
    }
    let scheme = "file:"
    guard address.prefix(scheme.count).lowercased() == scheme else {
      throw failure("expected a file on this computer")
    }
    var rest = address.dropFirst(scheme.count)
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      let owner = rest.prefix { $0 != "/" }.lowercased()
      guard ["", "localhost", host.lowercased()].contains(owner) else {
        throw failure("expected a file on this computer")
      }
      rest = rest.drop { $0 != "/" }
    }
    guard rest.hasPrefix("/"), let path = decoded(rest) else {
      throw failure("expected a file URL")
    }
    return path
  }

  static func address(of path: String) -> String {
    let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/".utf8)
    let digits = Array("0123456789ABCDEF")
    return path.utf8.reduce(into: "file://") { address, byte in
      if plain.contains(byte) {
        address.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        address += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
  }

  /// Decodes %XX; `nil` if the result is not UTF-8 or contains a zero byte.
  private static func decoded(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard rest.count >= 2, rest.prefix(2).allSatisfy({ $0 != UInt8(ascii: "+") }),
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      else { return nil }
      rest.removeFirst(2)
      bytes.append(value)
    }
    return bytes.contains(0) ? nil : String(validating: bytes, as: UTF8.self)
  }

  private static var host: String {
    var name = [CChar](repeating: 0, count: 256)
    // The last byte stays 0.
    guard gethostname(&name, name.count - 1) == 0 else { return "" }
    return String(
      decoding: name.prefix { $0 != 0 }.map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
  }
}
