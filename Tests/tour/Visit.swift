import Canvas
import Foundation
import Robot

/// A visit to the gallery in one theme at one scale, from opening the window to closing it.
@MainActor
struct Visit {
  enum Theme: String {
    case light, dark
  }

  /// How many pictures of a motion a sheet shows.
  static let sheetLength = 10

  let theme: Theme
  /// Pixels a point.
  let scale: Int
  let album: Album
  let playground: String

  func run() throws {
    let server = try XServer(width: 1440 * scale, height: 960 * scale)
    defer { server.stop() }
    let stage = try Stage(
      playground, ["--page", "gallery", "--theme", theme.rawValue, "--scale", "\(scale)"],
      robot: try Robot(display: server.display))
    defer { stage.program.stop() }
    try settle(stage)
    try add(stage, "gallery", "the gallery at rest")

    try workSwitches(stage)
    try workSliders(stage)
    try workSegmentedControls(stage)
    try useKeys(stage)
    try resize(stage)
    try workEnvironment(stage)

    let code = try stage.close()
    if code != 0 {
      throw RobotError.exited(program: "playground", code: code, errors: stage.program.errorText)
    }
  }

  /// Waits until the window is still.
  func settle(_ stage: Stage) throws {
    try stage.robot.waitForStillness(quiet: .milliseconds(150))
  }

  /// Adds a picture of the whole window.
  func add(_ stage: Stage, _ name: String, _ caption: String) throws {
    try album.add(try stage.picture(), fullName(name), fullCaption(caption))
  }

  /// Adds a sheet of a motion.
  func add(_ film: [Bitmap], _ name: String, _ caption: String) throws {
    try album.add(
      try ContactSheet.make(of: film, count: Self.sheetLength), fullName(name),
      fullCaption(caption))
  }

  private func fullName(_ name: String) -> String { "\(name)-\(theme.rawValue)@\(scale)x" }

  private func fullCaption(_ caption: String) -> String {
    "\(theme.rawValue) \(scale)x: \(caption)"
  }
}
