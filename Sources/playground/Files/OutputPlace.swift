import Glibc

/// The place that a path names for writing.
struct OutputPlace {
  static let standardOutputName = "standard output"

  enum Kind {
    /// A descriptor of the program's, such as standard output.
    case open(Int32)
    /// A pipe, a terminal or `/dev/null`, which is written through.
    case device
    /// A file, with its permissions.
    case file(mode_t)
    /// Nothing so far.
    case absent
  }

  /// The name for messages.
  let name: String

  /// The path to write to, without the links that are followed.
  let path: String

  let kind: Kind

  /// - Parameters:
  ///   - path: `-` is standard output.
  ///   - followsLinks: whether a link stands for the file that it leads to. Otherwise the link
  ///     itself is replaced.
  init(_ path: String, followsLinks: Bool = true) throws(SystemError) {
    name = Self.name(of: path)
    if followsLinks, let descriptor = Self.descriptor(named: path) {
      self.path = path
      kind = .open(descriptor)
      return
    }
    var status = stat()
    let isThere = (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0
    if !isThere && errno != ENOENT || path.isEmpty { throw .latest }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw SystemError(EISDIR)
    case S_IFREG:
      self.path = followsLinks ? Self.resolved(path) ?? path : path
      kind = .file(status.st_mode & 0o7777)
    case _ where !isThere || !followsLinks:
      self.path = path
      kind = .absent
    default:
      self.path = path
      kind = .device
    }
  }

  static func name(of path: String) -> String {
    path == "-" ? standardOutputName : path.isEmpty ? "a file without a name" : path
  }

  private static func descriptor(named path: String) -> Int32? {
    if path == "-" || path == "/dev/stdout" { return STDOUT_FILENO }
    if path == "/dev/stderr" { return STDERR_FILENO }
    let folder = ["/dev/fd/", "/proc/self/fd/"].first { path.hasPrefix($0) }
    return folder.flatMap { Int32(path.dropFirst($0.count)) }
  }

  /// The absolute path without links; `nil` if nothing is there.
  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  // MARK: Collisions

  /// Whether two paths lead to one place.
  ///
  /// A path that cannot be written collides with none; it fails when it is opened.
  static func collide(_ one: String, _ other: String) -> Bool {
    guard let one = try? OutputPlace(one), let other = try? OutputPlace(other) else { return false }
    return one.collides(with: other)
  }

  /// Whether two outputs would replace or mix with each other.
  ///
  /// `/dev/null` takes any number of outputs.
  func collides(with other: OutputPlace) -> Bool {
    guard let status, let theirs = other.status else {
      return self.status == nil && other.status == nil && absolutePath == other.absolutePath
    }
    // Character device 1:3 is /dev/null on Linux.
    let isNull = status.st_mode & S_IFMT == S_IFCHR && status.st_rdev == 1 << 8 | 3
    return !isNull && status.st_dev == theirs.st_dev && status.st_ino == theirs.st_ino
  }

  private var status: stat? {
    var status = stat()
    let result: Int32
    if case .open(let descriptor) = kind {
      result = fstat(descriptor, &status)
    } else {
      result = stat(path, &status)
    }
    return result == 0 ? status : nil
  }

  /// The path of a file that is not there yet, in its folder without links.
  private var absolutePath: String {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { String(path[...$0]) } ?? "."
    let file = slash.map { path[path.index(after: $0)...] } ?? path[...]
    return (Self.resolved(folder) ?? folder) + "/" + file
  }
}
