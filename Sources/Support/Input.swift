import Glibc

/// Reading of files and of standard input.
package enum Input {
  package enum Source {
    case any
    /// Regular files only: a path in a file may lead to a pipe without a writer or to an endless
    /// device.
    case file
  }

  /// In bytes.
  package static let largest = 256 << 20

  package static func text(
    of path: String, limit: Int = largest, from source: Source = .any
  ) throws -> String {
    let bytes = try bytes(of: path, limit: limit, from: source)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Failure(.badInput, "\(name(of: path)) is not UTF-8 text")
    }
    // A byte order mark.
    return text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
  }

  package static func bytes(
    of path: String, limit: Int = largest, from source: Source = .any
  ) throws -> [UInt8] {
    try bytes(of: ByteReader(path, from: source), limit: limit)
  }

  /// The rest of a file.
  package static func bytes(of reader: ByteReader, limit: Int = largest) throws -> [UInt8] {
    let bytes = try reader.bytes(limit + 1)
    if bytes.count > limit {
      throw Failure(.badInput, "\(reader.name) is larger than \(limit) bytes")
    }
    return bytes
  }

  /// `.` if the path has no folder.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  package static func name(of path: String) -> String { path == "-" ? "standard input" : path }

  package static func isStream(_ path: String) -> Bool {
    var status = stat()
    if path == "-" { return true }
    return stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
  }
}
