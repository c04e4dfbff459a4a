import Canvas
import Foundation
import Testing

extension SceneDriver {
  /// Records an issue if the scene differs from the picture `Pictures/NAME.png` beside the test.
  ///
  /// The test target excludes the pictures by `exclude: ["Pictures"]` in Package.swift.
  public func expectPicture(
    _ name: String, gate: PictureGate = .rounding, testFile: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    do {
      try bitmap().expectPicture(
        name, gate: gate, testFile: testFile, sourceLocation: sourceLocation)
    } catch {
      Issue.record(error, sourceLocation: sourceLocation)
    }
  }
}

extension Bitmap {
  /// Records an issue if the bitmap differs from the picture `Pictures/NAME.png` beside the test;
  /// transparency is black.
  ///
  /// The test target excludes the pictures by `exclude: ["Pictures"]` in Package.swift.
  public func expectPicture(
    _ name: String, gate: PictureGate = .rounding, testFile: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let folder = URL(filePath: testFile).deletingLastPathComponent().appending(path: "Pictures")
    let kept = KeptPicture(folder.appending(path: "\(name).png").path, gate: gate)
    let comparison = kept.compare(Picture(self))
    if !comparison.passes { Issue.record("\(comparison)", sourceLocation: sourceLocation) }
  }
}
