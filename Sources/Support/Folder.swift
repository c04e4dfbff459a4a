import Glibc

package enum Folder {
  package static func exists(at path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether two paths lead to the same existing file or folder.
  package static func isSame(_ one: String, _ other: String) -> Bool {
    var (status, otherStatus) = (stat(), stat())
    return stat(one, &status) == 0 && stat(other, &otherStatus) == 0
      && status.st_dev == otherStatus.st_dev && status.st_ino == otherStatus.st_ino
  }

  package static func pictures(in folder: String) throws -> [String] {
    try names(in: folder).filter { isPicture($0) && !exists(at: "\(folder)/\($0)") }
  }

  /// The paths of the PNG files in a folder and its subfolders, relative to the folder.
  ///
  /// Links to folders are not followed, which could lead back, and names that begin with a dot are
  /// left out.
  package static func allPictures(in folder: String) throws -> [String] {
    var (found, pending) = ([String](), [""])
    while let subfolder = pending.popLast() {
      for name in try names(in: "\(folder)/\(subfolder)") where !name.hasPrefix(".") {
        var status = stat()
        let path = subfolder + name
        guard lstat("\(folder)/\(path)", &status) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFDIR {
          pending.append(path + "/")
        } else if isPicture(name), !exists(at: "\(folder)/\(path)") {
          found.append(path)
        }
      }
    }
    return found.sorted()
  }

  private static func isPicture(_ name: String) -> Bool { name.lowercased().hasSuffix(".png") }

  /// In order.
  private static func names(in folder: String) throws -> [String] {
    guard let stream = opendir(folder) else {
      throw Failure(.badInput, "cannot read the folder \(folder): \(SystemError.latest.reason)")
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) {
          $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        })
    }
    return names.sorted()
  }

  package static func picturePaths(in folder: String) throws -> [String] {
    try pictures(in: folder).map { "\(folder)/\($0)" }
  }
}
