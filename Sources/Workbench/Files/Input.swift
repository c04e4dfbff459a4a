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
    let isStandard = path == "-" && source == .any
    // O_NONBLOCK: opening a pipe does not wait for a writer.
    let flags = O_RDONLY | O_CLOEXEC | O_NOCTTY | (source == .file ? O_NONBLOCK : 0)
    let descriptor = isStandard ? STDIN_FILENO : open(path, flags)
    if descriptor < 0 { throw failure(path, .latest) }
    defer { if !isStandard { close(descriptor) } }
    var status = stat()
    let isFile = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    if source == .file && !isFile {
      throw Failure(.badInput, "cannot read \(path): not a regular file")
    }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = chunk.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      let error = SystemError.latest
      if count < 0 && error.code == EINTR { continue }
      if count < 0 { throw failure(path, error) }
      if count == 0 { break }
      bytes.append(contentsOf: chunk[..<count])
      if bytes.count > limit {
        throw Failure(.badInput, "\(name(of: path)) is larger than \(limit) bytes")
      }
    }
    return bytes
  }

  private static func failure(_ path: String, _ error: SystemError) -> Failure {
    Failure(.badInput, "cannot read \(name(of: path)): \(error.reason)")
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
  var code: Int32

  init(_ code: Int32) { self.code = code }

  static var latest: SystemError { SystemError(errno) }

  var reason: String {
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
