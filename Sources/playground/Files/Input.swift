#if canImport(Glibc)
import Glibc
#endif

/// Reads what the program is given.
enum Input {
  /// The largest file that is read, bytes.
  private static let largest = 256 << 20

  /// A file's text; `-` is standard input.
  ///
  /// - Parameter limit: bytes that it may have.
  static func text(of path: String, limit: Int = largest) throws -> String {
    guard let text = String(validating: try bytes(of: path, limit: limit), as: UTF8.self) else {
      throw Failure(.badInput, "\(name(of: path)) is not UTF-8 text")
    }
    return text
  }

  /// A file's bytes; `-` is standard input.
  static func bytes(of path: String, limit: Int = largest) throws -> [UInt8] {
    let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    if descriptor < 0 { throw failure(path, .latest) }
    defer { if path != "-" { close(descriptor) } }
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
        throw Failure(.badInput, "\(name(of: path)) has more than \(limit) bytes")
      }
    }
    return bytes
  }

  private static func failure(_ path: String, _ error: SystemError) -> Failure {
    Failure(.badInput, "cannot read \(name(of: path)): \(error.reason)")
  }

  /// What messages call it.
  static func name(of path: String) -> String { path == "-" ? "standard input" : path }

  /// Whether what a path leads to can be read once only, as a pipe.
  static func isStream(_ path: String) -> Bool {
    var status = stat()
    if path == "-" { return true }
    return stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
  }
}
