import Glibc
import Support

/// A file that the window has written, and can remove again until somebody changes it.
struct SavedFile {
  let path: String
  private let status: stat

  /// `nil` if the file does not exist.
  init?(_ path: String) {
    guard let status = Self.status(of: path) else { return nil }
    self.path = path
    self.status = status
  }

  private static func status(of path: String) -> stat? {
    var status = stat()
    return lstat(path, &status) == 0 ? status : nil
  }

  /// Whether the file is as it was written.
  var isUnchanged: Bool {
    guard let now = Self.status(of: path) else { return false }
    return now.st_dev == status.st_dev && now.st_ino == status.st_ino
      && now.st_size == status.st_size && now.st_mtim.tv_sec == status.st_mtim.tv_sec
      && now.st_mtim.tv_nsec == status.st_mtim.tv_nsec
  }

  func remove() throws {
    if unlink(path) == 0 { return }
    throw Failure(.cannotWrite, "cannot remove \(path): \(SystemError.latest.reason)")
  }
}
