/// Addresses as `text/uri-list` has them: one a line, beside lines that are remarks (RFC 2483).
enum URIList {
  /// What is no UTF-8 has no addresses.
  static func addresses(in bytes: [UInt8]) -> [String] {
    // Some end what they write as C does.
    let text = String(validating: bytes.prefix { $0 != 0 }, as: UTF8.self) ?? ""
    return text.unicodeScalars.split { $0 == "\r" || $0 == "\n" }
      .map { line in
        let isSpace: (Unicode.Scalar) -> Bool = { $0 == " " || $0 == "\t" }
        let start = line.drop(while: isSpace)
        let end = start.lastIndex { !isSpace($0) }.map { start.index(after: $0) }
        return String(start[..<(end ?? start.startIndex)])
      }
      .filter { !$0.isEmpty && !$0.hasPrefix("#") }
  }
}
