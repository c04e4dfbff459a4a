import Foundation
import Testing

extension SceneDriver {
  /// Records an issue if the scene does not look now as in a file beside the test:
  /// `Pictures/NAME.png`.
  ///
  /// The test target leaves them out of its build by `exclude: ["Pictures"]` in Package.swift.
  ///
  /// - Parameters:
  ///   - name: of the file, without its extension.
  ///   - gate: what is allowed.
  ///   - blessingVariable: the environment variable that has pictures written and not compared.
  ///   - testFile: beside which the pictures are.
  ///   - sourceLocation: where the issue is recorded.
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
