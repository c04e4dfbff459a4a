internal import CPango
import Canvas
import Glibc
import Support

/// Writes to `NAME.partial-PID`, which replaces the file at the end, so that errors leave it
/// unchanged; pipes, terminals, devices and standard output are written directly.
package final class OutputFile {
  let place: OutputPlace
  private let naming: Naming
  private let stream: DescriptorStream
  private var descriptor: Int32
  /// `nil` after the rename, and if the bytes are written directly.
  private var partialPath: String?

  private(set) var hasLostReader = false

  package enum Naming {
    /// Named by the user: an existing file is replaced, and links are followed.
    case byUser
    /// Named by the program in the user's folder: an existing file or link is replaced.
    case inFolder
    /// Named by the program: an existing file or link is kept, and writing fails.
    case fresh
  }

  init(
    _ path: String, named naming: Naming = .byUser, timeout: DescriptorStream.Timeout = .endless
  ) throws {
    self.naming = naming
    do throws(SystemError) {
      place = try OutputPlace(path, followsLinks: naming == .byUser)
      if naming == .fresh && Self.isTaken(place.path) { throw SystemError(EEXIST) }
      switch place.kind {
      case .open(let number):
        descriptor = fcntl(number, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
        if descriptor < 0 { throw .latest }
      case .device:
        // Without O_NONBLOCK a pipe without a reader would keep a window from opening.
        let flags = timeout == .brief ? O_WRONLY | O_NONBLOCK : O_WRONLY
        descriptor = try Self.open(place.path, flags)
      case .file, .absent: (descriptor, partialPath) = try Self.makePartial(for: place)
      }
      stream = DescriptorStream(
        descriptor: descriptor, timeout: partialPath == nil ? timeout : .endless)
    } catch {
      throw error.failure(writing: OutputPlace.name(of: path))
    }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
    if let partialPath { unlink(partialPath) }
  }

  func write(_ bytes: [UInt8]) throws {
    do throws(SystemError) { try stream.write(bytes) } catch {
      hasLostReader = error.code == EPIPE
      throw error.failure(writing: place.name)
    }
  }

  func finish() throws {
    do throws(SystemError) {
      // Otherwise a crash of the system could leave neither the previous file nor the new one.
      if case .file = place.kind, fdatasync(descriptor) != 0, errno == EIO { throw .latest }
      let result = close(descriptor)
      let error = SystemError.latest
      descriptor = -1
      if result != 0 && error.code != EINTR { throw error }
      guard let partialPath else { return }
      // With O_EXCL no file of another process is replaced.
      if naming == .fresh { close(try Self.open(place.path, O_WRONLY | O_CREAT | O_EXCL)) }
      if rename(partialPath, place.path) != 0 { throw .latest }
      self.partialPath = nil
    } catch {
      throw error.failure(writing: place.name)
    }
  }

  /// Whether the bytes so far replace the previous file if a signal ends the process while the
  /// display does not respond; one file at a time.
  func keepAtSignals(_ isKept: Bool) {
    SignalWatch.keep(isKept ? partialPath : nil, as: place.path)
  }

  /// Keeps the first `length` bytes, and returns the path; `nil` if the bytes are written directly.
  func keepPart(_ length: Int) -> String? {
    guard let path = partialPath, length > 0, truncate(path, length) == 0 else { return nil }
    partialPath = nil
    return path
  }

  package static func write(
    _ bytes: [UInt8], to path: String, named naming: Naming = .byUser,
    timeout: DescriptorStream.Timeout = .endless
  ) throws {
    let file = try OutputFile(path, named: naming, timeout: timeout)
    try file.write(bytes)
    try file.finish()
  }

  /// Creates a folder; one that exists is fine.
  package static func makeFolder(_ path: String) throws {
    if mkdir(path, 0o777) == 0 { return }
    let error = SystemError.latest
    if error.code != EEXIST {
      throw Failure(.cannotWrite, "cannot create the folder \(path): \(error.reason)")
    }
  }

  /// Creates the folders of a path below a folder that exists.
  package static func makeFolders(of path: String, in folder: String) throws {
    var folder = folder
    for name in path.split(separator: "/").dropLast() {
      folder += "/\(name)"
      try makeFolder(folder)
    }
  }

  static func makeFolders(_ path: String, mode: mode_t) throws {
    if g_mkdir_with_parents(path, gint(mode)) != 0 {
      throw SystemError.latest.failure(writing: path)
    }
  }

  static func isTaken(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  private static func open(_ path: String, _ flags: Int32) throws(SystemError) -> Int32 {
    let descriptor = Glibc.open(path, flags | O_CLOEXEC | O_NOCTTY, 0o666)
    if descriptor < 0 { throw .latest }
    return descriptor
  }

  private static func makePartial(
    for place: OutputPlace
  ) throws(SystemError) -> (descriptor: Int32, path: String) {
    if case .file = place.kind, access(place.path, W_OK) != 0 { throw .latest }
    var path = place.path + ".partial-\(getpid())"
    // The name is in use if the file is written twice at once, or after a crash with the same PID.
    var attempt = 1
    while isTaken(path) {
      path = place.path + ".partial-\(getpid())-\(attempt)"
      attempt += 1
    }
    let descriptor = try open(path, O_WRONLY | O_CREAT | O_EXCL)
    if case .file(let mode) = place.kind { fchmod(descriptor, mode) }
    return (descriptor, path)
  }
}
