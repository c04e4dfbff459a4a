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
    guard let stream = opendir(folder) else {
      throw Failure(.badInput, "cannot read the folder \(folder): \(SystemError.latest.reason)")
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.lowercased().hasSuffix(".png"), !exists(at: "\(folder)/\(name)") {
        names.append(name)
      }
    }
    return names.sorted()
  }

  package static func picturePaths(in folder: String) throws -> [String] {
    try pictures(in: folder).map { "\(folder)/\($0)" }
  }
}
