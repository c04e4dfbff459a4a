import Foundation

/// Pictures to look at when a comparison fails.
public enum PictureEvidence {
  /// So many times as strong is a difference shown.
  public static let magnification = 8

  /// Where the folders are: `controls-testing` in the system's temporary directory.
  public static var folder: String {
    FileManager.default.temporaryDirectory.appending(path: "controls-testing").path
  }

  /// Writes what is, what should be and how they differ into a folder of that name; says where, or
  /// why not.
  ///
  /// - Parameters:
  ///   - name: of the folder below ``folder``; spaces become underscores.
  ///   - actual: what is.
  ///   - expected: what should be.
  ///   - difference: in grey, magnified; nil if the sizes differ.
  public static func write(
    _ name: String, actual: Picture, expected: Picture, difference: Picture?
  ) -> String {
    let place = "\(folder)/\(name.replacing(" ", with: "_"))"
    do {
      try actual.write(to: "\(place)/actual.png")
      try expected.write(to: "\(place)/expected.png")
      try difference?.write(to: "\(place)/difference.png")
    } catch {
      return "no pictures (\(error))"
    }
    return place
  }
}
