import Canvas
import Glibc
import Support

/// The folders and names of the files that are saved from the window.
struct CaptureFiles {
  var folder: String
  /// The beginning of the names of files.
  var program: String
  /// The folder of goldens; `nil` for the folder of all files.
  var goldens: String?
  /// Returns the folder of pictures; `nil` for the folder of all files.
  var pictures: () -> String?

  var stamp: () -> String

  /// The path of a free file about a page, or about the program if `scene` is `nil`.
  ///
  /// The ending follows a dot, unless it begins with a scale, such as `@2x.png`.
  func path(_ ending: String, of scene: String? = nil) -> String {
    path(ending, of: scene, in: folder)
  }

  /// The path of a free file in the folder of pictures.
  func picture(_ ending: String, of scene: String?) -> String {
    path(ending, of: scene, in: pictures() ?? folder)
  }

  private func path(_ ending: String, of scene: String?, in folder: String) -> String {
    let ending = ending.hasPrefix("@") ? ending : ".\(ending)"
    let name = free("\(scene ?? program)-\(stamp())", in: folder, endings: [ending]) + ending
    return Self.path(name, in: folder)
  }

  static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The folder of an absolute path, as shown to the user.
  static func shownFolder(of path: String) -> String {
    let folder = "/" + path.split(separator: "/").dropLast().joined(separator: "/")
    guard let home = UserFolder.variable("HOME"), folder == home || folder.hasPrefix(home + "/")
    else { return folder }
    return "~" + folder.dropFirst(home.count)
  }

  /// The path is absolute, so that a failure names the folder.
  private static func path(_ name: String, in folder: String) -> String {
    (OutputPlace.resolved(folder) ?? folder) + "/" + name
  }

  func golden(of scene: String) throws -> String {
    var folder = self.folder
    if let goldens {
      folder = Self.path(goldens, in: folder)
      try OutputFile.makeFolders(folder, mode: 0o777)
    }
    let name = free("\(scene)-\(stamp())", in: folder, endings: [".jsonl", ".png"])
    return Self.path(name, in: folder)
  }

  private func free(_ name: String, in folder: String, endings: [String]) -> String {
    func isFree(_ name: String) -> Bool {
      !endings.contains { OutputFile.isTaken("\(folder)/\(name)\($0)") }
    }
    if isFree(name) { return name }
    return (2...).lazy.map { "\(name)-\($0)" }.first(where: isFree) ?? name
  }

  static func localStamp() -> String {
    var now = time(nil)
    var parts = tm()
    guard localtime_r(&now, &parts) != nil else { return "0" }
    var text = [CChar](repeating: 0, count: 32)
    let count = strftime(&text, text.count, "%Y%m%d-%H%M%S", &parts)
    return String(decoding: text.prefix(count).map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
  }
}

/// A file that the window has written, and can remove again until somebody changes it.
struct SavedFile {
  let path: String
  private let identity: FileIdentity

  /// `nil` if the file does not exist.
  init?(_ path: String) {
    guard let identity = FileIdentity(path, followsLinks: false) else { return nil }
    (self.path, self.identity) = (path, identity)
  }

  /// Whether the file is as it was written.
  var isUnchanged: Bool { FileIdentity(path, followsLinks: false) == identity }

  func remove() throws {
    if unlink(path) == 0 { return }
    throw Failure(.cannotWrite, "cannot remove \(path): \(SystemError.latest.reason)")
  }
}
