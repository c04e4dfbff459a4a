#if canImport(Glibc)
import Glibc
#endif

/// A file that the program writes; every one of them is opened, written and put in place here.
///
/// What is written goes to a file beside the one that is meant, `NAME.partial-PID`, which takes its
/// name once all of it is there: what was there before is whole until then, and a program that is
/// killed leaves both. Links that the user names are followed, and the file keeps its permissions and
/// its owner. A name that the program makes up is another matter: see ``Naming``.
///
/// Pipes, terminals and standard output are written through. So is a file that cannot be replaced
/// without becoming another: one with several names, somebody else's, or one in a folder where
/// nothing can be made.
final class OutputFile {
  let place: OutputPlace
  private let stream: DescriptorStream
  private var descriptor: Int32
  private let way: Way

  /// The file beside the one that is meant, until it takes its name.
  private var partialPath: String?

  /// Bytes that were written by calls that succeeded.
  private var length = 0

  /// Whether the reader of a pipe has gone.
  private(set) var hasLostReader = false

  /// How bytes reach the file that is meant.
  private enum Way {
    case beside
    case inPlace
    case through
  }

  /// Who has named the file.
  enum Naming {
    /// The user: what is there is replaced, wherever links lead.
    case byUser
    /// The program, in a folder of the user's that is for nothing else: a file is replaced, and a
    /// link is too, not what it leads to.
    case inFolder
    /// The program: whatever has the name keeps it.
    case fresh
  }

  private let naming: Naming

  /// Opens what is needed; what is at the path stays as it is.
  ///
  /// - Parameters:
  ///   - path: `-` is standard output, where it is the user's.
  ///   - naming: who has named it.
  ///   - patience: with the reader of a pipe.
  init(
    _ path: String, named naming: Naming = .byUser, patience: DescriptorStream.Patience = .endless
  ) throws {
    self.naming = naming
    do throws(SystemError) {
      let place = naming == .byUser ? try OutputPlace(path) : try OutputPlace(named: path)
      if naming == .fresh && Self.isTaken(place.path) { throw SystemError(EEXIST) }
      self.place = place
      switch place.kind {
      case .open(let number):
        descriptor = try Self.duplicate(number)
        way = .through
      case .device:
        descriptor = try Self.open(device: place.path, patience)
        way = .through
      case .file, .absent:
        if let (file, path) = try Self.makePartial(for: place) {
          descriptor = file
          partialPath = path
          way = .beside
        } else {
          // All links have been followed: one that is there now has been put there since.
          let isNew = naming == .fresh ? O_EXCL : 0
          descriptor = try Self.open(place.path, O_WRONLY | O_CREAT | O_NOFOLLOW | isNew)
          way = .inPlace
        }
      }
      stream = DescriptorStream(
        descriptor: descriptor, patience: way == .through ? patience : .endless)
    } catch {
      let name = path.isEmpty ? "a file without a name" : path
      throw error.failure(writing: path == "-" ? OutputPlace.standardOutputName : name)
    }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
    if let partialPath { unlink(partialPath) }
  }

  /// Writes bytes that mean something only together: where they do not all fit, the file ends
  /// before them.
  func write(_ bytes: [UInt8]) throws {
    do throws(SystemError) {
      if length == 0 { try cut() }
      try stream.write(bytes)
      length += bytes.count
    } catch {
      hasLostReader = error.code == EPIPE
      try? cut()
      throw error.failure(writing: place.name)
    }
  }

  /// Whether ``overwrite(at:with:)`` can be used: not in what is written through.
  var canOverwrite: Bool { way != .through }

  /// Replaces bytes that were written before.
  func overwrite(at place: Int, with bytes: [UInt8]) throws {
    do throws(SystemError) {
      var rest = bytes[...]
      while !rest.isEmpty {
        let offset = place + bytes.count - rest.count
        let count = rest.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, offset) }
        let error = SystemError.latest
        if count >= 0 { rest = rest.dropFirst(count) } else if error.code != EINTR { throw error }
      }
    } catch {
      throw error.failure(writing: self.place.name)
    }
  }

  /// Puts the file where it is meant to be.
  func finish() throws {
    do throws(SystemError) {
      if length == 0 { try cut() }
      if case .file = place.kind, naming == .byUser {
        // Or a machine that fails now might have neither the old one nor the new one.
        if fdatasync(descriptor) != 0, errno == EIO { throw .latest }
      }
      try closeFile()
    } catch {
      throw error.failure(writing: place.name)
    }
    guard let path = partialPath else { return }
    do throws(SystemError) {
      try rename(path)
    } catch {
      // All of it is there, so it is worth keeping under any name.
      partialPath = nil
      var failure = error.failure(writing: place.name)
      failure.message += "; it is in \(path)"
      throw failure
    }
  }

  /// Keeps what was written before a failure: under the file's own name if nothing else has it.
  ///
  /// - Returns: the path at which it is; nil if there is nothing.
  func keepPart() -> String? {
    if way == .through || length == 0 { return nil }
    do throws(SystemError) {
      try closeFile()
      guard let partialPath else { return place.path }
      if case .absent = place.kind {
        try rename(partialPath)
        return place.path
      }
    } catch {
      // Whatever it is, the part stays where it is.
    }
    defer { partialPath = nil }
    return partialPath
  }

  private func rename(_ partialPath: String) throws(SystemError) {
    // Nobody else can take a name that is taken.
    if naming == .fresh { close(try Self.open(place.path, O_WRONLY | O_CREAT | O_EXCL)) }
    if Glibc.rename(partialPath, place.path) != 0 { throw .latest }
    self.partialPath = nil
  }

  /// Whether a name is anything's, also that of a link that leads nowhere.
  static func isTaken(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  private func closeFile() throws(SystemError) {
    let result = close(descriptor)
    let error = SystemError.latest
    descriptor = -1
    if result != 0 && error.code != EINTR { throw error }
  }

  /// Cuts a file back to what was written whole.
  private func cut() throws(SystemError) {
    if way == .through { return }
    if ftruncate(descriptor, length) != 0 { throw .latest }
    lseek(descriptor, length, SEEK_SET)
  }

  // MARK: Opening

  private static func open(_ path: String, _ flags: Int32) throws(SystemError) -> Int32 {
    while true {
      let descriptor = Glibc.open(path, flags | O_CLOEXEC | O_NOCTTY, 0o666)
      let error = SystemError.latest
      if descriptor >= 0 { return descriptor }
      if error.code != EINTR { throw error }
    }
  }

  private static func duplicate(_ number: Int32) throws(SystemError) -> Int32 {
    let flags = fcntl(number, F_GETFL)
    if flags < 0 { throw .latest }
    // Said at once, not at the end.
    if flags & O_ACCMODE == O_RDONLY { throw SystemError(EBADF) }
    let copy = fcntl(number, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    if copy < 0 { throw .latest }
    return copy
  }

  /// ms between two attempts to open a pipe that nobody reads yet. chosen
  private static let attemptInterval: Int32 = 10

  private static func open(
    device path: String, _ patience: DescriptorStream.Patience
  ) throws(SystemError) -> Int32 {
    if patience == .endless { return try open(path, O_WRONLY) }
    var left = patience.milliseconds
    while true {
      do throws(SystemError) {
        return try open(path, O_WRONLY | O_NONBLOCK)
      } catch {
        if error.code != ENXIO || left <= 0 { throw error }
        poll(nil, 0, attemptInterval)
        left -= attemptInterval
      }
    }
  }

  /// Makes a file beside the one that is meant; nil where that could not take its place unnoticed.
  private static func makePartial(
    for place: OutputPlace
  ) throws(SystemError) -> (descriptor: Int32, path: String)? {
    if case .file(let status) = place.kind {
      if faccessat(AT_FDCWD, place.path, W_OK, AT_EACCESS) != 0 { throw .latest }
      if status.st_nlink > 1 { return nil }
    }
    for attempt in 0..<100 {
      let path = place.path + ".partial-\(getpid())" + (attempt == 0 ? "" : "-\(attempt)")
      let descriptor: Int32
      do throws(SystemError) {
        descriptor = try open(path, O_WRONLY | O_CREAT | O_EXCL)
      } catch {
        if error.code == EEXIST { continue }
        return nil
      }
      if case .file(let status) = place.kind, !resemble(status, descriptor) {
        close(descriptor)
        unlink(path)
        return nil
      }
      return (descriptor, path)
    }
    return nil
  }

  /// Gives a new file the owner and the permissions of another.
  private static func resemble(_ status: stat, _ descriptor: Int32) -> Bool {
    var own = stat()
    if fstat(descriptor, &own) != 0 { return false }
    let isOwned = own.st_uid == status.st_uid && own.st_gid == status.st_gid
    if !isOwned && fchown(descriptor, status.st_uid, status.st_gid) != 0 { return false }
    return fchmod(descriptor, status.st_mode & 0o7777) == 0
  }
}

extension OutputFile {
  /// Makes the folders of a path that are missing.
  static func makeFolders(_ path: String, mode: mode_t) throws {
    var made = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      made += (made.isEmpty || made == "/" ? "" : "/") + part
      if mkdir(made, mode) == 0 { continue }
      let error = SystemError.latest
      if error.code != EEXIST { throw error.failure(writing: made) }
    }
  }

  /// Writes a whole file.
  static func write(
    _ bytes: [UInt8], to path: String, named naming: Naming = .byUser
  ) throws {
    let file = try OutputFile(path, named: naming)
    try file.write(bytes)
    try file.finish()
  }
}
