import Glibc

/// The position and size of a window on the screen.
///
/// Its text has the numbers of the position, if there is one, and of the size, such as
/// `40.0 30.0 360.0 240.0`.
public struct WindowPlacement: Hashable, Sendable, LosslessStringConvertible {
  /// The content's place on the screen, in whole pixels; `nil` leaves it to the window manager.
  public var position: Point?

  /// The size of the content, in points.
  public var size: Size

  /// The limits of positions and sizes in X, in pixels.
  private static let limit = 32767.0

  /// A position and size on the screen.
  public init(position: Point? = nil, size: Size) { (self.position, self.size) = (position, size) }

  /// Reads a text; `nil` if it is not one of a placement, or a number is out of range.
  public init?(_ description: String) {
    let words = description.split(whereSeparator: \.isWhitespace)
    let numbers = words.compactMap { Double($0) }.filter { abs($0) <= Self.limit }
    guard numbers.count == words.count, numbers.count == 2 || numbers.count == 4,
      numbers.suffix(2).allSatisfy({ $0 >= 1 })
    else { return nil }
    size = Size(numbers[numbers.count - 2], numbers[numbers.count - 1])
    if numbers.count == 4 { position = Point(numbers[0], numbers[1]) }
  }

  public var description: String {
    let numbers = (position.map { [$0.x, $0.y] } ?? []) + [size.width, size.height]
    return numbers.map { "\($0)" }.joined(separator: " ")
  }

  /// The nearest placement that lies within a screen.
  func fitted(to screen: PixelSize, scale: Double) -> WindowPlacement {
    let (width, height) = (Double(screen.width), Double(screen.height))
    let size = Size(min(size.width, width / scale), min(size.height, height / scale))
    let position = position.map {
      Point(
        max(0, min($0.x, width - size.width * scale)).rounded(.down),
        max(0, min($0.y, height - size.height * scale)).rounded(.down))
    }
    return WindowPlacement(position: position, size: size)
  }
}

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

/// The folder in which programs keep their state, as specified by XDG.
package enum UserFolder {
  /// The folder of a program in `$XDG_STATE_HOME`, which is `~/.local/state` by default; `nil` if
  /// neither the variable nor `HOME` is an absolute path, and for `/dev/null`: no state is kept.
  package static func state(
    of name: String, environment: (String) -> String? = UserFolder.variable
  ) -> String? {
    func absolute(_ name: String) -> String? {
      environment(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    let home = absolute("HOME").map { $0 + "/.local/state" }
    guard let folder = absolute("XDG_STATE_HOME") ?? home, folder != "/dev/null" else { return nil }
    return folder + "/" + name
  }

  /// A variable of the process's environment.
  package static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
