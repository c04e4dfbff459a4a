import Canvas
import Glibc
import Logging
import Support

/// The file of the remembered state.
struct StateFile {
  let path: String
  /// In bytes. chosen
  private static let limit = 64 << 10

  /// `nil` if the user has no state folder.
  init?(folder name: String, environment: (String) -> String? = UserFolder.variable) {
    guard let folder = UserFolder.state(of: name, environment: environment) else { return nil }
    path = "\(folder)/window.json"
  }

  init(path: String) { self.path = path }

  func read() throws -> RememberedState? {
    // Writing reports a folder, which cannot be replaced.
    if access(path, F_OK) != 0 || Folder.exists(at: path) { return nil }
    let text = try Input.text(of: path, limit: Self.limit, from: .file)
    guard let json = JSON(parsing: text), let state = RememberedState(json) else {
      throw Failure(.badInput, "\(path) is not a saved window state")
    }
    return state
  }

  /// The previous file stays whole until all of the new one is written.
  func write(_ state: RememberedState) throws {
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    // Only the user can read the folder.
    try OutputFile.makeFolders("/" + folder, mode: 0o700)
    // A link to a file is followed; a pipe or a link to itself is replaced.
    var status = stat()
    let isFile = stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    try OutputFile.write(state.json.line, to: path, named: isFile ? .byUser : .inFolder)
  }

  /// The window opens whatever is wrong with the file.
  func recall(_ logger: Logger) -> RememberedState {
    do {
      return try read() ?? RememberedState()
    } catch {
      logger.notice("the saved window state is ignored: \(error)")
      return RememberedState()
    }
  }

  func keep(_ state: RememberedState, _ logger: Logger) {
    do {
      try write(state)
    } catch {
      logger.warning("the window state is not saved: \(error)")
    }
  }
}
