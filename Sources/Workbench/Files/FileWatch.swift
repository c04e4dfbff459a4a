internal import CPango
import Canvas
import Glibc
import Support

/// Reports when a file is saved; watches folders, as editors rename a new file over the old one.
@MainActor
final class FileWatch {
  private let path: String
  private let onSave: () -> Void
  private let descriptor: Int32
  private var subscription: Subscription?

  private struct Folder {
    var path: String
    var names: Set<String> = []
  }

  private var folders: [Int32: Folder] = [:]

  private var identity: FileIdentity?

  private static let maximumLinks = 40
  /// The most attempts for a path that changes meanwhile. chosen
  private static let maximumAttempts = 3

  private static let saves = UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO)
  private static let moves = UInt32(IN_MOVE_SELF) | UInt32(IN_DELETE_SELF)

  init(_ path: String, loop: EventLoop, onSave: @escaping () -> Void) throws(SystemError) {
    guard let path = Self.absolute(path) else { throw .latest }
    (self.path, self.onSave) = (path, onSave)
    descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    if descriptor < 0 { throw .latest }
    try watchAnew()
    identity = FileIdentity(path)
    subscription = loop.watch(descriptor) { [weak self] _ in self?.readEvents() }
  }

  isolated deinit {
    subscription?.cancel()
    if descriptor >= 0 { close(descriptor) }
  }

  private static func absolute(_ path: String) -> String? {
    if path.hasPrefix("/") { return path }
    guard let folder = getcwd(nil, 0) else { return nil }
    defer { free(folder) }
    return String(cString: folder) + "/" + path
  }

  // MARK: Watching

  private func watchAnew() throws(SystemError) {
    for number in folders.keys { inotify_rm_watch(descriptor, number) }
    folders = [:]
    try watch(path, links: 0)
  }

  private func watch(_ path: String, links: Int) throws(SystemError) {
    let parts = path.split(separator: "/").map(String.init)
    guard let file = parts.last else { throw SystemError(EISDIR) }
    var folder = ""
    for part in parts.dropLast() {
      let next = folder + "/" + part
      if access(next, F_OK) != 0 {
        // Waits for the folder, which may have appeared just now.
        try add(folder, name: part, Self.saves | UInt32(IN_CREATE))
        if access(next, F_OK) != 0 { return }
      }
      folder = next
      // Moves of an unreadable folder are not noticed.
      try? add(folder, name: nil, Self.moves)
    }
    try add(folder, name: file, Self.saves | UInt32(IN_CREATE))
    guard links < Self.maximumLinks, let target = Self.target(of: path) else { return }
    try watch(target.hasPrefix("/") ? target : folder + "/" + target, links: links + 1)
  }

  private func add(_ folder: String, name: String?, _ events: UInt32) throws(SystemError) {
    // IN_MASK_ADD keeps what is watched already.
    let mask = events | Self.moves | UInt32(IN_MASK_ADD) | UInt32(IN_ONLYDIR)
    let number = inotify_add_watch(descriptor, folder.isEmpty ? "/" : folder, mask)
    if number < 0 { throw .latest }
    folders[number, default: Folder(path: folder)].names.formUnion(name.map { [$0] } ?? [])
  }

  private static func target(of path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &bytes, bytes.count)
    if count <= 0 { return nil }
    return String(decoding: bytes[..<count].map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
  }

  // MARK: Events

  private struct Changes {
    var isSaved = false
    var isMoved = false
  }

  private func readEvents() {
    var changes = Changes()
    var bytes = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count <= 0 { break }
      bytes.withUnsafeBytes { note(UnsafeRawBufferPointer(rebasing: $0[..<count]), in: &changes) }
    }
    let before = identity
    if changes.isMoved {
      for _ in 0..<Self.maximumAttempts {
        if (try? watchAnew()) != nil { break }
      }
    }
    identity = FileIdentity(path)
    guard let identity else {
      // A deleted file may be about to be written anew; a folder in its place is a mistake.
      if changes.isSaved || changes.isMoved, Support.Folder.exists(at: path) { onSave() }
      return
    }
    // An empty file is still being written; another event follows.
    let isNew = changes.isMoved && identity != before && identity.size > 0
    if changes.isSaved || isNew { onSave() }
  }

  /// The layout of an event: number of the watch, mask, cookie, length of the name, name.
  private func note(_ buffer: UnsafeRawBufferPointer, in changes: inout Changes) {
    var place = 0
    while place + 16 <= buffer.count {
      let number = buffer.loadUnaligned(fromByteOffset: place, as: Int32.self)
      let mask = buffer.loadUnaligned(fromByteOffset: place + 4, as: UInt32.self)
      let length = Int(buffer.loadUnaligned(fromByteOffset: place + 12, as: UInt32.self))
      let start = place + 16
      place = start + length
      if place > buffer.count { return }
      let name = String(decoding: buffer[start..<place].prefix { $0 != 0 }, as: UTF8.self)
      if mask & (Self.moves | UInt32(IN_Q_OVERFLOW)) != 0 { changes.isMoved = true }
      guard let folder = folders[number], folder.names.contains(name) else { continue }
      if mask & Self.saves != 0 { changes.isSaved = true }
      let isWhole = mask & UInt32(IN_CREATE) == 0 || Self.isWhole(folder.path + "/" + name)
      if mask & UInt32(IN_CLOSE_WRITE) == 0 && isWhole { changes.isMoved = true }
    }
  }

  /// Whether a new entry is complete; a regular file is written next, unless it is a hard link.
  private static func isWhole(_ path: String) -> Bool {
    var status = stat()
    guard lstat(path, &status) == 0 else { return true }
    return status.st_mode & S_IFMT != S_IFREG || status.st_nlink > 1
  }
}

/// A regular file, and the moment of its last change.
struct FileIdentity: Hashable {
  private let device: dev_t
  private let number: ino_t
  let size: off_t
  private let seconds, nanoseconds: Int

  /// `nil` if there is no regular file.
  init?(_ path: String, followsLinks: Bool = true) {
    var status = stat()
    guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0,
      status.st_mode & S_IFMT == S_IFREG
    else { return nil }
    (device, number, size) = (status.st_dev, status.st_ino, status.st_size)
    (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
  }
}

/// File URLs, which GLib reads and writes.
enum FileAddress {
  private static let shownLength = 80

  static func path(
    of address: String, host: String = String(cString: g_get_host_name())
  ) throws -> String {
    func failure(_ expected: String) -> Failure {
      let isLong = address.count > shownLength
      let shown = String(address.prefix(shownLength)) + (isLong ? "…" : "")
      return Failure(.badInput, "\(shown): \(expected)")
    }
    let scheme = "file:"
    guard address.prefix(scheme.count).lowercased() == scheme else {
      throw failure("expected a file on this computer")
    }
    var owner: UnsafeMutablePointer<gchar>?
    guard let bytes = g_filename_from_uri(address, &owner, nil) else {
      throw failure("expected a file URL")
    }
    defer {
      g_free(bytes)
      g_free(owner)
    }
    let name = owner.map { String(cString: $0).lowercased() } ?? ""
    guard ["", "localhost", host.lowercased()].contains(name) else {
      throw failure("expected a file on this computer")
    }
    guard let path = String(validatingCString: bytes) else { throw failure("expected a file URL") }
    return path
  }

  static func address(of path: String) -> String {
    guard let address = g_filename_to_uri(path, nil, nil) else { return "" }
    defer { g_free(address) }
    return String(cString: address)
  }
}

extension UserFolder {
  /// The folder of the user's pictures; `nil` if there is none.
  ///
  /// - Parameter configured: The folder of the desktop (`XDG_PICTURES_DIR` in `user-dirs.dirs`).
  ///   The home folder stands for none.
  static func pictures(
    configured: String? = g_get_user_special_dir(G_USER_DIRECTORY_PICTURES).map {
      String(cString: $0)
    }, environment: (String) -> String? = UserFolder.variable
  ) -> String? {
    let home = environment("HOME")
    let folders = [configured, home.map { $0 + "/Pictures" }].compactMap { $0 }
    return folders.first { $0 != home && Folder.exists(at: $0) }
  }
}
