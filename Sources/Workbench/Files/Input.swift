import Glibc

package enum Input {
  package enum Source {
    case any
    /// Regular files only: a path in a file may lead to a pipe without a writer or to an endless
    /// device.
    case file
  }

  /// In bytes.
  private static let largest = 256 << 20

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
  static func bytes(of reader: ByteReader, limit: Int = largest) throws -> [UInt8] {
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

  static func name(of path: String) -> String { path == "-" ? "standard input" : path }

  static func isStream(_ path: String) -> Bool {
    var status = stat()
    if path == "-" { return true }
    return stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
  }
}

package struct SystemError: Error, Hashable {
  package var code: Int32

  init(_ code: Int32) { self.code = code }

  package static var latest: SystemError { SystemError(errno) }

  package var reason: String {
    switch code {
    // The system's texts for these do not help.
    case ENXIO: "no program reads from it"
    case ETIMEDOUT: "the program that reads from it has stopped reading"
    default: String(cString: strerror(code))
    }
  }

  func failure(writing name: String) -> Failure {
    Failure(.cannotWrite, "cannot write \(name): \(reason)")
  }
}
