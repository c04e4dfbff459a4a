import Canvas
import Foundation
import Robot

/// Takes the pictures for one theme and scale.
@MainActor
struct Visit {
  enum Theme: String {
    case light, dark
  }

  static let sheetLength = 10

  let theme: Theme
  let scale: Int
  let album: Album
  let playground: String

  func run() throws {
    let server = try XServer(width: 1440 * scale, height: 960 * scale)
    defer { server.stop() }
    let app = try PlaygroundApp(
      playground, ["--page", "gallery", "--theme", theme.rawValue, "--scale", "\(scale)"],
      robot: try Robot(display: server.display))
    defer { app.program.stop() }
    try settle(app)
    try add(app, "gallery", "the idle gallery")

    try workSwitches(app)
    try workSliders(app)
    try workSegmentedControls(app)
    try useKeys(app)
    try resize(app)
    try workEnvironment(app)

    let code = try app.close()
    if code != 0 {
      throw RobotError.exited(program: "playground", code: code, errors: app.program.errorText)
    }
  }

  func settle(_ app: PlaygroundApp) throws {
    try app.robot.waitForStillness(quiet: .milliseconds(150))
  }

  func add(_ app: PlaygroundApp, _ name: String, _ caption: String) throws {
    try album.add(try app.picture(), fullName(name), fullCaption(caption))
  }

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
