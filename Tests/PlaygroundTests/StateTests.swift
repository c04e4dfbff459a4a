import Foundation
import Robot
import Testing

extension PlaygroundTests {
  @Suite @MainActor struct StateTests {
    private let folder = TemporaryFolder()
    private var file: String { folder.path("controls-playground/window.json") }

    private func open(_ arguments: String...) throws -> PlaygroundApp {
      try PlaygroundApp(
        TestDisplay.playground, arguments, robot: try TestDisplay.robot(),
        environment: ["XDG_STATE_HOME": folder.path("")])
    }

    @Test func aWindowRestoresItsRememberedState() throws {
      let first = try open()
      #expect(first.layout.controls.contains { $0.id == "wifi" })
      try first.robot.strike("t")
      try first.robot.strike("3", modifiers: [.control])
      try first.settle()
      #expect(try first.close() == 0)
      let second = try open()
      #expect(second.layout.controls.contains { $0.id == "slider" })
      try second.settle()
      let dark = try second.picture()
      #expect(try second.close() == 0)
      let third = try open("--page", "trio")
      #expect(third.layout.controls.count == 3)
      #expect(try third.close() == 0)
      let fourth = try open("--theme", "light")
      try fourth.settle()
      #expect(try !fourth.picture().hasSamePixels(as: dark))
      #expect(fourth.layout.controls.contains { $0.id == "slider" })
      #expect(try fourth.close() == 0)
      let fresh = try open("--fresh")
      #expect(fresh.layout.controls.contains { $0.id == "wifi" })
      #expect(try fresh.close() == 0)
    }

    @Test func aSignalKeepsThePlaceOfTheWindow() throws {
      let app = try open()
      app.robot.move(app.window, toX: 37, y: 53)
      try app.settle()
      app.program.send(SIGTERM)
      #expect(try app.program.waitForExit() == 0)
      let data = try Data(contentsOf: URL(fileURLWithPath: file))
      let state = try JSONSerialization.jsonObject(with: data) as? [String: Any]
      #expect(state?["position"] as? [Double] == [37, 53])
    }

    @Test func aBrokenStateFileIsReportedAndReplaced() throws {
      let parent = URL(fileURLWithPath: file).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      try folder.put("{\"version\": 1, \"page\"", into: "controls-playground/window.json")
      let app = try open()
      #expect(app.layout.controls.contains { $0.id == "wifi" })
      #expect(try app.close() == 0)
      #expect(app.program.errorText.contains("the saved window state is ignored"))
      let data = try Data(contentsOf: URL(fileURLWithPath: file))
      #expect(try JSONSerialization.jsonObject(with: data) is [String: Any])
    }

    @Test func aStateThatCannotBeWrittenIsReportedOnce() throws {
      // A file is in the place of the folder.
      try folder.put("", into: "controls-playground")
      let app = try open()
      #expect(try app.close() == 0)
      let said = app.program.errorText.split(separator: "\n")
      #expect(said.count == 1 && said[0].contains("the window state is not saved: cannot write "))
    }
  }
}
