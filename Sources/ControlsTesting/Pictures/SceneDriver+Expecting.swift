import Foundation
import Testing

extension SceneDriver {
  /// Records an issue if the scene differs from the picture `Pictures/NAME.png` beside the test.
  ///
  /// The test target excludes the pictures by `exclude: ["Pictures"]` in Package.swift.
  public func expectPicture(
    _ name: String, gate: PictureGate = .rounding,
    blessedBy blessingVariable: String = "BLESS_PICTURES", testFile: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let folder = URL(filePath: testFile).deletingLastPathComponent().appending(path: "Pictures")
    let kept = KeptPicture(
      folder.appending(path: "\(name).png").path, gate: gate, blessedBy: blessingVariable)
    do {
      let comparison = kept.compare(try picture())
      if !comparison.passes { Issue.record("\(comparison)", sourceLocation: sourceLocation) }
    } catch {
      Issue.record(error, sourceLocation: sourceLocation)
    }
  }
}
