import Canvas
import Controls

@testable import Workbench
@testable import playground

/// A file of design tokens, and controls that use them.
enum TokensEntry {
  private static let name = "my.tokens.json"
  private static let text = TextEngine()

  static func handle(_ bytes: [UInt8]) throws {
    guard let source = String(validating: bytes, as: UTF8.self) else { return }
    let file: TokenFile
    do {
      file = try TokenFile(parsing: source, name: name)
    } catch let refusal as Failure {
      return try check(refusal, startsWith: [name + ": "])
    }
    for theme in [Theme(.light), Theme(.dark, contrast: .more)] {
      let design = file.design(over: Design(theme: theme))
      try checkExport(of: design)
      for control in controls {
        let snapshot = SnapshotScene(
          control, width: 120, margin: 4, theme: design.theme,
          environment: SceneEnvironment(metrics: design.metrics))
        snapshot.scene.resize(to: snapshot.size, scale: 1)
        _ = snapshot.scene.update(for: FrameTime(target: .zero, interval: 1 / 60, number: 0))
        try paintIfSmall(snapshot.scene, size: snapshot.size, scale: 1, text: text)
      }
    }
  }

  private static var controls: [Control] {
    [Switch(isOn: true), Slider(value: 0.5), SegmentedControl(["a", "b"], selection: 1)]
  }

  private static func checkExport(of design: Design) throws {
    let exported = TokenExport(design: design).text
    let again = try TokenFile(parsing: exported, name: name).design(over: Design())
    try require(TokenExport(design: again).text == exported, "tokens that are printed otherwise")
  }
}
