import Glibc
import Support

/// The place that a path for output leads to: an open descriptor, a device, a file or nothing yet.
package struct OutputPlace {
  package enum Kind {
    case open(Int32)
    case device
    case file(mode_t)
    case absent
  }

  package let name: String
  let path: String
  package let kind: Kind

  package init(_ path: String, followsLinks: Bool = true) throws(SystemError) {
    name = Self.name(of: path)
    if followsLinks, let descriptor = Self.descriptor(named: path) {
      self.path = path
      kind = .open(descriptor)
      return
    }
    var status = stat()
    let isThere = (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0
    if !isThere && errno != ENOENT || path.isEmpty { throw .latest }
    let type = status.st_mode & S_IFMT
    if type == S_IFDIR { throw SystemError(EISDIR) }
    let isFile = type == S_IFREG
    self.path = isFile && followsLinks ? Self.resolved(path) ?? path : path
    kind = isFile ? .file(status.st_mode & 0o7777) : isThere && followsLinks ? .device : .absent
  }

  static func name(of path: String) -> String {
    path == "-" ? "standard output" : path.isEmpty ? "a file without a name" : path
  }

  private static func descriptor(named path: String) -> Int32? {
    if path == "-" || path == "/dev/stdout" { return STDOUT_FILENO }
    if path == "/dev/stderr" { return STDERR_FILENO }
    let folder = ["/dev/fd/", "/proc/self/fd/"].first { path.hasPrefix($0) }
    return folder.flatMap { Int32(path.dropFirst($0.count)) }
  }

  /// The absolute path; `nil` if the path does not exist.
  static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// `/dev/null` takes any number of outputs.
  package func collides(with other: OutputPlace) -> Bool {
    guard let status, let theirs = other.status else {
      return self.status == nil && other.status == nil && absolutePath == other.absolutePath
    }
    // Character device 1:3 is /dev/null on Linux.
    let isNull = status.st_mode & S_IFMT == S_IFCHR && status.st_rdev == 1 << 8 | 3
    return !isNull && status.st_dev == theirs.st_dev && status.st_ino == theirs.st_ino
  }

  private var status: stat? {
    var status = stat()
    if case .open(let descriptor) = kind { return fstat(descriptor, &status) == 0 ? status : nil }
    return stat(path, &status) == 0 ? status : nil
  }

  private var absolutePath: String {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { String(path[...$0]) } ?? "."
    let file = slash.map { path[path.index(after: $0)...] } ?? path[...]
    return (Self.resolved(folder) ?? folder) + "/" + file
  }
}
