import Foundation
import Robot
import Testing

extension PlaygroundTests {
  /// Shortcuts in keyboard layouts whose letters are not Latin, or whose digits need Shift.
  @Suite @MainActor struct KeyboardLayoutTests {
    /// The places of keys on a keyboard, by their characters on an American one.
    private enum Place: UInt32 { case one = 10, q = 24, t = 28, d = 40, k = 45 }

    private func start(_ layout: String, on server: XServer) throws -> PlaygroundApp {
      let setter = try Program(
        "setxkbmap", ["-display", server.display] + layout.split(separator: " ").map(String.init))
      #expect(try setter.waitForExit() == 0)
      return try TestDisplay.trio(robot: try Robot(display: server.display))
    }

    private func strike(_ place: Place, on app: PlaygroundApp, modifiers: [Robot.Modifier] = [])
      throws
    { try app.robot.strike(code: place.rawValue, modifiers: modifiers) }

    @Test(arguments: [
      "ru", "us,ru", "ru,us", "gr", "il", "ara", "bg", "de", "fr", "us -variant dvorak",
    ])
    func themeAndQuitWorkInEveryLayout(layout: String) throws {
      let server = try XServer()
      defer { server.stop() }
      let app = try start(layout, on: server)
      // Dvorak types a T with another key.
      try strike(layout.contains("dvorak") ? .k : .t, on: app)
      try app.wait(for: "the dark page in \(layout)") { try app.pixel(at: .init(4, 4)).red < 40 }
      if layout.contains("dvorak") || layout == "fr" { return }
      try strike(.q, on: app, modifiers: [.control])
      #expect(try app.program.waitForExit() == 0)
    }

    @Test func digitsOpenPagesWithoutShiftInFrench() throws {
      let server = try XServer()
      defer { server.stop() }
      let app = try start("fr", on: server)
      let before = try app.picture()
      try strike(.one, on: app, modifiers: [.control])
      try app.wait(for: "the first page") { try !app.picture().hasSamePixels(as: before) }
    }
  }
}
