import Foundation

/// The pictures of failed comparisons.
public enum PictureEvidence {
  /// The factor by which differences are magnified.
  public static let magnification = 8

  /// The folder of all evidence: `controls-testing` in the system's temporary directory.
  public static var folder: String {
    FileManager.default.temporaryDirectory.appending(path: "controls-testing").path
  }

  /// Writes the pictures and their magnified difference into a subfolder, and returns its path, or
  /// why it could not be written.
  ///
  /// Spaces in the name become underscores.
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
