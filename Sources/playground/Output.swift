#if canImport(Glibc)
  import Glibc
#endif

/// Where the program writes: its own streams, and files.
enum Output {
  static func standardError(_ text: String) {
    try? write(Array(text.utf8), to: STDERR_FILENO, name: "standard error")
  }

  static func standardOutput(_ text: String) throws {
    try write(Array(text.utf8), to: STDOUT_FILENO, name: "standard output")
  }

  /// Writes bytes to a file, or to standard output for `-`.
  static func write(_ bytes: [UInt8], to path: String) throws {
    if path == "-" {
      try write(bytes, to: STDOUT_FILENO, name: "standard output")
      return
    }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    if descriptor < 0 { throw failure(path) }
    defer { close(descriptor) }
    try write(bytes, to: descriptor, name: path)
  }

  /// Writes bytes to an open file.
  ///
  /// - Parameter name: for the error.
  static func write(_ bytes: [UInt8], to descriptor: Int32, name: String) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      if count < 0 { throw failure(name) }
      rest = rest.dropFirst(count)
    }
  }

  /// Why a file cannot be written, right after the call that failed.
  static func failure(_ name: String) -> Failure {
    Failure(.cannotWrite, "cannot write \(name): \(String(cString: strerror(errno)))")
  }
}
