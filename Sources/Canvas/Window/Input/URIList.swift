/// The format `text/uri-list`: one URI per line, and comments (RFC 2483).
enum URIList {
  /// Empty for invalid UTF-8.
  static func addresses(in bytes: [UInt8]) -> [String] {
    // Some programs append a zero byte.
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
