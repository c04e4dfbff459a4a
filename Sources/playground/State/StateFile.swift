#if canImport(Glibc)
import Glibc
#endif

/// Where the window keeps what it remembers: `controls-playground/window.json` in the user's folder
/// for state, by the XDG Base Directory Specification.
struct StateFile {
  let path: String

  /// What a file of this kind can hold at most, bytes. chosen
  private static let limit = 64 << 10

  /// Nil where nobody says where state is kept.
  ///
  /// - Parameter environment: `XDG_STATE_HOME` and `HOME` of it.
  init?(environment: (String) -> String?) {
    let folder: String
    if let state = environment("XDG_STATE_HOME"), state.hasPrefix("/") {
      // Paths that are not absolute are to be ignored.
      folder = state
    } else if let home = environment("HOME"), home.hasPrefix("/") {
      folder = home + "/.local/state"
    } else {
      return nil
    }
    path = folder + "/controls-playground/window.json"
  }

  init(path: String) {
    self.path = path
  }

  /// What was remembered; nil for nothing.
  ///
  /// - Throws: a ``Failure`` if there is something that cannot be read, or is nothing of this kind.
  func read() throws -> RememberedState? {
    if access(path, F_OK) != 0 { return nil }
    let text = try Input.text(of: path, limit: Self.limit, from: .file)
    guard let json = JSON(parsing: text),
      let state = RememberedState(json)
    else {
      throw Failure(.badInput, "\(path) is not what a window remembers")
    }
    return state
  }

  /// Writes what is to be remembered; what was there is whole until all of it is written.
  func write(_ state: RememberedState) throws {
    try makeFolders()
    try OutputFile.write(Array((state.json.text + "\n").utf8), to: path)
  }

  /// Makes the folders that are missing, for the user alone.
  private func makeFolders() throws {
    let parts = path.split(separator: "/").dropLast()
    var folder = ""
    for part in parts {
      folder += "/" + part
      if mkdir(folder, 0o700) != 0, errno != EEXIST {
        let error = SystemError.latest
        throw Failure(.cannotWrite, "cannot make \(folder): \(error.reason)")
      }
    }
  }
}
