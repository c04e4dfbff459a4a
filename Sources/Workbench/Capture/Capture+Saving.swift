import Canvas
import Controls

extension Capture {
  static let help = "Check free space and permissions, and try again."

  func write(
    to path: String, saying note: String? = nil, keeping help: String = help,
    _ body: (String) throws -> Void, onUndo: (() -> Void)? = nil
  ) {
    do {
      try body(path)
      showSaved(CaptureFiles.name(of: path), at: [path], note: note, onUndo: onUndo)
    } catch {
      showFailure(error, help)
    }
  }

  /// Says where files are, and offers to remove them again, and to show the first one.
  func showSaved(
    _ title: String, at paths: [String], note: String? = nil, onUndo: (() -> Void)? = nil
  ) {
    let paths = paths.map { OutputPlace.resolved($0) ?? $0 }
    let message = ["In \(CaptureFiles.shownFolder(of: paths[0]))", note].compactMap { $0 }
    let saved = paths.compactMap { SavedFile($0) }
    var actions: [(title: String, run: () -> Void)] = [
      (
        title: "Undo",
        run: { [weak self] in
          if self?.remove(saved, title) == true { onUndo?() }
        }
      )
    ]
    if let host = controller.host {
      actions.append((title: "Show", run: { [weak host] in host?.showFile(at: paths[0]) }))
    }
    banners.show(
      "Saved \(title)", message: message.joined(separator: ". "), kind: .success,
      actions: actions)
  }

  /// Returns whether the files were removed.
  private func remove(_ files: [SavedFile], _ title: String) -> Bool {
    if let changed = files.first(where: { !$0.isUnchanged }) {
      let name = CaptureFiles.name(of: changed.path)
      banners.show(
        "Can't undo saving", message: "\(name) was changed or moved. Remove it in its folder.")
      return false
    }
    do {
      for file in files { try file.remove() }
      banners.show("Removed \(title)", kind: .success)
      return true
    } catch {
      showFailure(error, "Check the permissions of the folder, or remove it there.")
      return false
    }
  }

  /// The advice has its own line, which a narrow window does not cut off.
  func showFailure(_ error: any Error, _ help: String) {
    banners.show("\(error)".sentenceCased, message: help)
  }
}
