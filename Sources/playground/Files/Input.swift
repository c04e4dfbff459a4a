import Glibc

/// Reads what the program is given.
enum Input {
  /// What is read.
  enum Source {
    /// Whatever the user names, also a pipe.
    case any
    /// Files alone: where another file names it, which may be anybody's, and lead to a pipe that
    /// nobody writes to or to a device that has no end.
    case file
  }

  /// The largest file that is read, bytes.
  private static let largest = 256 << 20

  /// A file's text; `-` is standard input.
  static func text(
    of path: String, limit: Int = largest, from source: Source = .any
  ) throws -> String {
    let bytes = try bytes(of: path, limit: limit, from: source)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Failure(.badInput, "\(name(of: path)) is not UTF-8 text")
    }
    // Some editors begin a file with a mark of their own.
    return text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
  }

  /// A file's bytes; `-` is standard input.
  static func bytes(
    of path: String, limit: Int = largest, from source: Source = .any
  ) throws -> [UInt8] {
    let isStandard = path == "-" && source == .any
    // A pipe that nobody writes to is not waited for, if it is not to be read anyway.
    let flags = O_RDONLY | O_CLOEXEC | O_NOCTTY | (source == .file ? O_NONBLOCK : 0)
    let descriptor = isStandard ? STDIN_FILENO : open(path, flags)
    if descriptor < 0 { throw failure(path, .latest) }
    defer { if !isStandard { close(descriptor) } }
    if source == .file && !isFile(descriptor) {
      throw Failure(.badInput, "cannot read \(path): it is no file")
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
        throw Failure(.badInput, "\(name(of: path)) has more than \(limit) bytes")
      }
    }
    return bytes
  }

  private static func isFile(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  private static func failure(_ path: String, _ error: SystemError) -> Failure {
    Failure(.badInput, "cannot read \(name(of: path)): \(error.reason)")
  }

  static func name(of path: String) -> String { path == "-" ? "standard input" : path }

  /// Whether what a path leads to can be read once only, as a pipe.
  static func isStream(_ path: String) -> Bool {
    var status = stat()
    if path == "-" { return true }
    return stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
  }
}
