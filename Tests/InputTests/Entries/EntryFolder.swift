import Foundation

/// The folder that names of files in the input are relative to.
enum EntryFolder {
  /// It has the images `a.png`, `b.png`, `c@2x.png`, and `narrow.png`, which is too narrow.
  static let path = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Images").path
}
