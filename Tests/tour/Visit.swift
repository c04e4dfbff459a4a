import ArgumentParser
import Canvas
import Foundation
import Robot

@MainActor struct Visit {
  enum Theme: String, ExpressibleByArgument { case light, dark }

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
    try app.settle()
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

extension Visit {
  /// Presses the keys for focus, theme and disabled, and uses the gallery's own controls for it.
  func useKeys(_ app: PlaygroundApp) throws {
    for _ in 0..<3 { try app.robot.strike("Tab") }
    try app.settle()
    try add(app, "focus", "the focus after three Tabs")

    try app.robot.strike("t")
    let fading = try app.film(of: Rect(x: 0, y: 0, width: 360, height: 100))
    try add(fading, "theme-fade", "the theme fades over after the key T, from top to bottom")
    try add(app, "theme-changed", "the other theme, after the key T")
    try app.robot.strike("t")
    try app.settle()

    try app.robot.strike("d")
    try app.settle()
    try add(app, "disabled", "everything disabled, after the key D")
    try app.robot.strike("d")
    try app.settle()
  }

  /// Makes the window narrow and wide, and restores its size, with its layout.
  func resize(_ app: PlaygroundApp) throws {
    let robot = app.robot
    let size = try robot.size(of: app.window)
    for (name, width, height) in [("narrow", 480, 900), ("wide", 1280, 720)] {
      robot.resize(app.window, width: width * scale, height: height * scale)
      try app.settle()
      try add(app, name, "the window \(width) x \(height) pt")
    }
    robot.resize(app.window, width: size.width, height: size.height)
    try app.settle()
  }
}
