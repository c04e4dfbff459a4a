import Glibc

/// A file with the placement of a window, in a folder that only the user can read.
struct PlacementFile {
  let path: String

  /// In bytes. chosen
  private static let limit = 255

  /// `nil` if there is no file, or none of a placement.
  func read() -> WindowPlacement? {
    // Opening a pipe does not wait for a writer.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    if descriptor < 0 { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: Self.limit + 1)
    let count = Glibc.read(descriptor, &bytes, bytes.count)
    guard (1...Self.limit).contains(count) else { return nil }
    return WindowPlacement(String(decoding: bytes.prefix(count), as: UTF8.self))
  }

  /// Replaces the file; returns whether that succeeded, and otherwise leaves the previous file.
  func write(_ placement: WindowPlacement) -> Bool {
    for index in path.indices.dropFirst() where path[index] == "/" {
      mkdir(String(path[..<index]), 0o700)
    }
    let bytes = Array("\(placement)\n".utf8)
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
