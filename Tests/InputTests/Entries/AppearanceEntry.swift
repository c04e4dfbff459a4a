import Canvas
import Controls

@testable import Workbench
@testable import playground

/// An appearance file, and a control with that appearance.
enum AppearanceEntry {
  private static let place = "look.json"
  private static let text = TextEngine()

  static func handle(_ bytes: [UInt8]) throws {
    guard let json = String(validating: bytes, as: UTF8.self).flatMap({ JSON(parsing: $0) })
    else { return }
    let file: AppearanceFile
    do {
      file = try AppearanceFile(json, folder: EntryFolder.path, place: place)
    } catch let refusal as Failure {
      return try check(refusal, startsWith: [place])
    }
    let control = SegmentedControl(["a", "b", "c"], selection: 1)
    control.appearance = file.appearance
    let snapshot = SnapshotScene(
      control, width: Double(30 + bytes.count % 90), margin: 2, theme: Theme(.light),
      environment: SceneEnvironment(direction: bytes.count % 2 == 0 ? .leftToRight : .rightToLeft))
    for scale in [1, 1.25, 2] {
      snapshot.scene.resize(to: snapshot.size, scale: scale)
      _ = snapshot.scene.update(for: FrameTime(target: .zero, interval: 1 / 60, number: 0))
      try paintIfSmall(snapshot.scene, size: snapshot.size, scale: scale, text: text)
    }
  }
}
