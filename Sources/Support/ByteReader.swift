import Glibc

/// Reads a file or standard input in order, with 64 KiB in memory; a file also from other places.
package final class ByteReader {
  package let name: String

  private let descriptor: Int32
  private let isStandard: Bool
  private var buffer = [UInt8](repeating: 0, count: 65536)
  private var unread = 0..<0

  /// The size of a regular file in bytes, when it was opened; `nil` for a stream.
  package let size: Int?

  package private(set) var offset = 0

  /// Throws a ``Failure`` if the file cannot be opened.
  package init(_ path: String, from source: Input.Source = .any) throws {
    name = Input.name(of: path)
    isStandard = path == "-" && source == .any
    // O_NONBLOCK: opening a pipe does not wait for a writer.
    let flags = O_RDONLY | O_CLOEXEC | O_NOCTTY | (source == .file ? O_NONBLOCK : 0)
    descriptor = isStandard ? STDIN_FILENO : open(path, flags)
    if descriptor < 0 { throw Self.failure(name, .latest) }
    var status = stat()
    let isFile = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    size = isFile ? Int(status.st_size) : nil
    if source == .file && !isFile {
      throw Failure(.badInput, "cannot read \(name): not a regular file")
    }
  }

  /// Reads a stream from a descriptor, which is closed at the end.
  package init(descriptor: Int32, name: String) {
    (self.descriptor, self.name) = (descriptor, name)
    isStandard = false
    size = nil
  }

  deinit { if !isStandard { close(descriptor) } }

  private static func failure(_ name: String, _ error: SystemError) -> Failure {
    Failure(.badInput, "cannot read \(name): \(error.reason)")
  }

  /// Whether there are bytes; reads more if all have been taken.
  private func fill() throws -> Bool {
    while unread.isEmpty {
      let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      let error = SystemError.latest
      if count < 0 && error.code == EINTR { continue }
      if count < 0 { throw Self.failure(name, error) }
      if count == 0 { return false }
      unread = 0..<count
    }
    return true
  }

  /// The next bytes, fewer only at the end.
  package func bytes(_ count: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < count, try fill() {
      let part = unread.prefix(count - bytes.count)
      bytes += buffer[part]
      unread = part.upperBound..<unread.upperBound
      offset += part.count
    }
    return bytes
  }

  package func seek(to place: Int) throws {
    let ahead = place - offset
    if (0...unread.count).contains(ahead) {
      unread = (unread.lowerBound + ahead)..<unread.upperBound
    } else {
      if lseek(descriptor, off_t(place), SEEK_SET) < 0 { throw Self.failure(name, .latest) }
      unread = 0..<0
    }
    offset = place
  }

  /// The bytes before the next line break, which is skipped; `nil` at the end, and if the line is
  /// longer than a limit.
  package func line(limit: Int) throws -> [UInt8]? {
    var line: [UInt8] = []
    while line.count <= limit, let byte = try bytes(1).first {
      if byte == UInt8(ascii: "\n") { return line }
      line.append(byte)
    }
    return nil
  }

  /// The next byte, which is not taken; `nil` at the end.
  package func peek() throws -> UInt8? { try fill() ? buffer[unread.lowerBound] : nil }
}
