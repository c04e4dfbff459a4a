import Glibc

/// A small file that a program keeps for itself, in a folder that only the user can read.
struct KeptFile {
  let path: String

  /// `nil` if the file cannot be read, is empty, or has more bytes than the limit.
  func read(limit: Int) -> [UInt8]? {
    // Opening a pipe does not wait for a writer.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    if descriptor < 0 { return nil }
    defer { close(descriptor) }
    let bytes = [UInt8](unsafeUninitializedCapacity: limit + 1) { buffer, count in
      while count < buffer.count, let start = buffer.baseAddress {
        let part = Glibc.read(descriptor, start + count, buffer.count - count)
        if part <= 0 { break }
        count += part
      }
    }
    return bytes.isEmpty || bytes.count > limit ? nil : bytes
  }

  /// Replaces the file; returns whether that succeeded, and otherwise leaves the previous file.
  @discardableResult
  func write(_ bytes: [UInt8]) -> Bool {
    for index in path.indices.dropFirst() where path[index] == "/" {
      mkdir(String(path[..<index]), 0o700)
    }
    let partial = "\(path).partial-\(getpid())"
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC
    let descriptor = open(partial, flags, 0o600)
    if descriptor < 0 { return false }
    let isWritten = Glibc.write(descriptor, bytes, bytes.count) == bytes.count
    close(descriptor)
    if isWritten && rename(partial, path) == 0 { return true }
    unlink(partial)
    return false
  }
}
