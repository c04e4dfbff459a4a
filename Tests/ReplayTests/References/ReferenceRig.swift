import Canvas
import Controls
import Testing

@testable import Workbench
@testable import WorkbenchCommands
@testable import playground

/// The page of a control with references, which are painted into a temporary folder.
final class ReferenceRig {
  let capture: CaptureRig
  let stage: Stage

  var rig: PageRig { capture.rig }
  var folder: TemporaryFolder { capture.folder }
  var toggle: Switch? { stage.preview.control as? Switch }

  init(
    _ name: PageName = .switch, theme: ThemeChoice = .light,
    panels: Set<PanelName> = [.sidebar, .inspector], size: Size = Size(1280, 800)
  ) throws {
    capture = try CaptureRig(name, theme: theme, panels: panels, size: size, after: 1)
    stage = try #require(capture.rig.controller.stage)
    try capture.rig.paintFrames()
  }

  /// Paints a control on a card with 2 pixels per point, and returns the path.
  @discardableResult func paint(_ name: String, _ options: String...) throws -> String {
    let path = folder.path(name)
    let command = try SnapshotCommand<Playground>.read(
      ["switch", "--elevated", "--scale", "2", "--output", path] + options)
    try command.perform()
    return path
  }

  @discardableResult
  func show(
    _ path: String, scale: Double? = nil, mode: ReferenceMode = .overlay
  ) throws -> ReferenceView {
    try rig.controller.show(Reference(path: path, scale: scale), mode: mode)
    rig.advance(by: 0.5)
    return try #require(stage.reference)
  }

  var figures: ReferenceComparison.Figures? { stage.reference?.comparison?.figures }

  /// The color at a place of the stage, in fractions of an area of the stage.
  func color(_ x: Double, _ y: Double, of area: Rect) throws -> Bitmap.Pixel {
    let place = area.origin + Point(x * area.width, y * area.height) + stage.originInScene
    return try #require(try rig.picture()[Int(place.x), Int(place.y)])
  }

  /// The place of a fraction of the control, in points of the scene.
  func place(_ x: Double, _ y: Double = 0.5) throws -> Point {
    let frame = try #require(rig.scene.semantics(of: stage.preview.control)).frame
    return Point(frame.minX + x * frame.width, frame.minY + y * frame.height)
  }

  func run(_ name: CommandName) throws { try rig.run(name) }

  var banner: (title: String, message: String?)? {
    rig.update()
    return rig.scene.all(Banner.self).last.map { ($0.title, $0.message) }
  }
}

extension PageRig {
  func run(_ name: CommandName, wait seconds: Double = 0.5) throws {
    let table = controller.table
    table.run(try #require(table[name]))
    advance(by: seconds)
  }
}
