#if canImport(Glibc)
import Glibc
#endif

/// Where a path that is to be written leads.
struct OutputPlace {
  static let standardOutputName = "standard output"

  enum Kind {
    /// A file that the program has open already, such as its standard output.
    case open(Int32)
    /// A pipe, a terminal, `/dev/null`: written through, for there is nothing to replace.
    case device
    /// A file with something in it, and what the system knows of it.
    case file(stat)
    /// Nothing so far.
    case absent
  }

  /// What tells two places apart, however they are spelt.
  private enum Identity: Hashable {
    case file(device: UInt, number: UInt)
    case path(String)
  }

  /// What messages call it.
  let name: String

  /// With all links followed.
  let path: String

  let kind: Kind

  /// - Parameter path: `-` is standard output.
  init(_ path: String) throws(SystemError) {
    if path == "-" {
      name = Self.standardOutputName
      self.path = path
      kind = .open(STDOUT_FILENO)
      return
    }
    name = path
    (self.path, kind) = try Self.follow(path)
  }

  /// A name in a folder, whatever it leads to: a link counts as nothing that is worth keeping.
  ///
  /// The folder is the one that is named, so its own links are followed.
  init(named path: String) throws(SystemError) {
    name = path
    self.path = try Self.inFolder(path).path
    var status = stat()
    let isThere = lstat(self.path, &status) == 0
    if isThere && status.st_mode & S_IFMT == S_IFDIR { throw SystemError(EISDIR) }
    kind = isThere && status.st_mode & S_IFMT == S_IFREG ? .file(status) : .absent
  }

  /// How many links may lead to a file, as the system has it.
  static let maximumLinks = 40

  /// Follows links by hand: the last one may lead to where nothing is yet, and one to a descriptor
  /// leads to the open file, not to a name.
  private static func follow(_ path: String) throws(SystemError) -> (path: String, kind: Kind) {
    var path = path
    for _ in 0..<maximumLinks {
      let (full, folder, last) = try inFolder(path)
      if folder == "/proc/\(getpid())/fd", let descriptor = Int32(last) {
        return (path, .open(descriptor))
      }
      var status = stat()
      if lstat(full, &status) != 0 {
        let error = SystemError.latest
        if error.code == ENOENT { return (full, .absent) }
        throw error
      }
      switch status.st_mode & S_IFMT {
      case S_IFLNK:
        let target = try readLink(full)
        path = target.hasPrefix("/") ? target : folder + "/" + target
      case S_IFDIR: throw SystemError(EISDIR)
      case S_IFREG: return (full, .file(status))
      default: return (full, .device)
      }
    }
    throw SystemError(ELOOP)
  }

  /// A path whose folder has no links in it, that folder, and the name there.
  private static func inFolder(
    _ path: String
  ) throws(SystemError) -> (path: String, folder: String, name: String) {
    if path.isEmpty { throw SystemError(ENOENT) }
    let slash = path.lastIndex(of: "/")
    let last = slash.map { String(path[path.index(after: $0)...]) } ?? path
    if ["", ".", ".."].contains(last) { throw SystemError(EISDIR) }
    let folder = try resolve(
      slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? ".")
    return (folder == "/" ? "/" + last : folder + "/" + last, folder, last)
  }

  private static func resolve(_ folder: String) throws(SystemError) -> String {
    guard let resolved = realpath(folder, nil) else { throw .latest }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Where a link leads; fails if the path is none.
  static func readLink(_ path: String) throws(SystemError) -> String {
    var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = bytes.withUnsafeMutableBytes { buffer in
      buffer.withMemoryRebound(to: CChar.self) { name in
        name.baseAddress.map { readlink(path, $0, name.count) } ?? -1
      }
    }
    if count < 0 { throw .latest }
    return String(decoding: bytes[..<count], as: UTF8.self)
  }

  // MARK: Identity

  /// Whether two paths lead to one place; one that leads nowhere is told when it is opened.
  static func collide(_ one: String, _ other: String) -> Bool {
    guard let one = try? OutputPlace(one), let other = try? OutputPlace(other) else { return false }
    return one.collides(with: other)
  }

  /// Whether what is written to both would get into each other's way.
  func collides(with other: OutputPlace) -> Bool {
    identity == other.identity && !isNull
  }

  private var identity: Identity {
    guard let status else { return .path(path) }
    return .file(device: status.st_dev, number: status.st_ino)
  }

  /// Whether what is written there is forgotten.
  private var isNull: Bool {
    guard let status, status.st_mode & S_IFMT == S_IFCHR else { return false }
    // Linux's own number for it.
    return status.st_rdev == 1 << 8 | 3
  }

  private var status: stat? {
    var status = stat()
    switch kind {
    case .open(let descriptor): return fstat(descriptor, &status) == 0 ? status : nil
    case .device: return stat(path, &status) == 0 ? status : nil
    case .file(let status): return status
    case .absent: return nil
    }
  }
}
