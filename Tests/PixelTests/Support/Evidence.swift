import Foundation
import ReferenceRenderer

/// Pictures to look at when a comparison fails.
enum Evidence {
  /// So many times as strong is a difference shown.
  static let magnification = 8

  /// Writes both pictures and their difference to a folder of the temporary directory, and names
  /// it.
  static func write(
    _ name: String, _ actual: ReferencePicture, _ expected: ReferencePicture,
    _ difference: PixelDifference
  ) -> String {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "pixel-tests/\(name.replacing(" ", with: "_"))")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (file, picture) in [
        ("actual", actual), ("expected", expected),
        ("difference", difference.magnified(by: magnification)),
      ] {
        try Data(picture.png()).write(to: folder.appending(path: "\(file).png"))
      }
    } catch {
      return "no pictures (\(error))"
    }
    return folder.path
  }
}
