import Canvas
import Controls
import ControlsTesting
import Foundation
import Testing

/// The parts of the tools in all states.
///
/// `make bless` repaints them.
@Suite struct `Golden pictures of parts` {
  @Test(arguments: GoldenAnimation.Setting.all)
  func `parts match their golden pictures`(setting: GoldenAnimation.Setting) throws {
    for sheet in PartSheet.all {
      let rig = SceneDriver(
        sheet.scene(setting.isDark ? .dark : .light), size: sheet.size, scale: setting.scale)
      let name = "\(sheet.name)-\(setting.testDescription)"
      let comparison = Golden.picture(name, folder: SourceTree.parts).compare(try rig.picture())
      #expect(comparison.passes, "\(comparison); `make bless` paints them all anew")
    }
  }

  @Test(.enabled(if: !Golden.isBlessing))
  func `the folder contains exactly the expected files`() throws {
    let expected = PartSheet.all.flatMap { sheet in
      GoldenAnimation.Setting.all.map { "\(sheet.name)-\($0.testDescription).png" }
    }
    let files = try FileManager.default.contentsOfDirectory(
      at: SourceTree.parts, includingPropertiesForKeys: nil)
    #expect(Set(files.map(\.lastPathComponent)) == Set(expected))
  }
}
