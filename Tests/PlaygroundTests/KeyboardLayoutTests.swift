import Foundation
import Robot
import Testing

extension PlaygroundTests {
  /// Shortcuts in keyboard layouts whose letters are not Latin, or whose digits need Shift.
  @Suite @MainActor struct KeyboardLayoutTests {
    /// The places of keys on a keyboard, by their characters on an American one.
    private enum Place: UInt32 {
      case one = 10, q = 24, t = 28, d = 40, k = 45
    }

    private func withLayout(
      _ layout: String, arguments: [String] = [], body: (PlaygroundApp) throws -> Void
    ) throws {
      let server = try XServer()
      defer { server.stop() }
      let robot = try Robot(display: server.display)
      let setter = try Program(
        "setxkbmap", ["-display", server.display] + layout.split(separator: " ").map(String.init))
      #expect(try setter.waitForExit() == 0)
      let app = try PlaygroundApp(
        TestDisplay.playground, ["--page", "trio", "--theme", "light"] + arguments, robot: robot)
      try body(app)
    }

    private func strike(
      _ place: Place, on app: PlaygroundApp, modifiers: [Robot.Modifier] = []
    ) throws {
      try app.robot.strike(code: place.rawValue, modifiers: modifiers)
    }

    @Test(arguments: [
      "ru", "us,ru", "ru,us", "gr", "il", "ara", "bg", "de", "fr", "us -variant dvorak",
    ])
    func themeAndQuitWorkInEveryLayout(layout: String) throws {
      try withLayout(layout) { app in
        // Dvorak types a T with another key.
        let theme = layout.contains("dvorak") ? Place.k : .t
        try strike(theme, on: app)
        try app.wait(for: "the dark page in \(layout)") {
          try app.pixel(at: .init(4, 4)).red < 40
        }
        if layout.contains("dvorak") || layout == "fr" { return }
        try strike(.q, on: app, modifiers: [.control])
        #expect(try app.program.waitForExit() == 0)
      }
    }

    @Test func digitsOpenPagesWithoutShiftInFrench() throws {
      try withLayout("fr") { app in
        let before = try app.picture()
        try strike(.one, on: app, modifiers: [.control])
        try app.wait(for: "the first page") { try !app.picture().hasSamePixels(as: before) }
      }
    }
  }
}
