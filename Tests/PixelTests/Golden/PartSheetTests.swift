import Canvas
import Controls
import ControlsTesting
import Foundation
import Testing

/// The parts of the tools in all states; `make bless` repaints them.
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

/// The built-in symbols at the sizes that controls use; `make bless` repaints them.
@Suite struct `Golden pictures of symbols` {
  /// The design size and the sizes in regular, small and mini controls, in points.
  private static let boxes = [Size(20, 20), Size(17, 17), Size(14, 13), Size(12, 11)]

  @Test(arguments: [1.0, 2]) func `symbols match their golden pictures`(scale: Double) throws {
    let size = Size(24 * Double(Symbol.all.count), Self.boxes.reduce(0) { $0 + $1.height } + 32)
    let sheet = try Bitmap(size, scale: scale) { painter in
      painter.fill(Rect(origin: .zero, size: size), color: .white)
      var y = 4.0
      for box in Self.boxes {
        for (column, symbol) in Symbol.all.enumerated() {
          let frame = Rect(origin: Point(24 * Double(column) + 2, y), size: box)
          Icon.symbol(symbol).paint(with: painter, in: frame, color: .black)
        }
        y += box.height + 8
      }
    }
    let name = "symbols@\(Int(scale))x"
    let comparison = Golden.picture(name, folder: SourceTree.symbols).compare(Picture(sheet))
    #expect(comparison.passes, "\(comparison); `make bless` paints them all anew")
  }
}
