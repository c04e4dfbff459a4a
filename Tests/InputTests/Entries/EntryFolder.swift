import Foundation

/// The folder for relative file names in the input.
enum EntryFolder {
  /// The path of a folder with the images `a.png`, `b.png`, `c@2x.png`, and `narrow.png`, which is
  /// too narrow.
  static let path = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Images").path
}
