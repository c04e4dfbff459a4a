import Glibc

/// Functions for folders.
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

  /// Whether a path leads to a folder or into it; the end of the path need not exist.
  ///
  /// Links are followed, and so are `..`.
  package static func contains(_ folder: String, _ path: String) -> Bool {
    var place = path
    while !exists(at: place), place != "." && place != "/" { place = Input.folder(of: place) }
    while exists(at: place) {
      if isSame(place, folder) { return true }
      if isSame(place, place + "/..") { return false }
      place += "/.."
    }
    return false
  }

  package static func pictures(in folder: String) throws -> [String] {
    try names(in: folder).filter {
      isPicture($0) && !$0.hasPrefix(".") && !exists(at: "\(folder)/\($0)")
    }
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
    return names.sorted(by: isOrdered)
  }

  /// Whether a name comes before another one as people count: `f2` before `f10`.
  package static func isOrdered(_ one: String, _ other: String) -> Bool {
    var (left, right) = (Array(one.unicodeScalars)[...], Array(other.unicodeScalars)[...])
    func takeNumber(_ text: inout ArraySlice<Unicode.Scalar>) -> ArraySlice<Unicode.Scalar> {
      let digits = text.prefix { ("0"..."9").contains($0) }
      text = text.dropFirst(digits.count)
      return digits.drop { $0 == "0" }
    }
    while let first = left.first, let second = right.first {
      if ("0"..."9").contains(first), ("0"..."9").contains(second) {
        let (number, otherNumber) = (takeNumber(&left), takeNumber(&right))
        if number.count != otherNumber.count { return number.count < otherNumber.count }
        if number != otherNumber { return number.lexicographicallyPrecedes(otherNumber) }
      } else if first == second {
        (left, right) = (left.dropFirst(), right.dropFirst())
      } else {
        return first < second
      }
    }
    // Names that differ only in zeros.
    return left.isEmpty && right.isEmpty ? one < other : left.isEmpty
  }

  package static func picturePaths(in folder: String) throws -> [String] {
    try pictures(in: folder).map { "\(folder)/\($0)" }
  }
}
