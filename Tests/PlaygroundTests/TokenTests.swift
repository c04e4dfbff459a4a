import Foundation
import Glibc
import Robot
import Testing

extension PlaygroundTests {
  @Suite @MainActor struct TokenTests {
    private static let name = "my.tokens.json"
    private let folder = TemporaryFolder()

    private func tokens(_ hex: String) -> String {
      ##"{"switch": {"track": {"on": {"$value": "#\##(hex)"}, "off": {"$value": "{switch.track.on}"}}}}"##
    }

    private func save(_ hex: String) throws { try folder.put(tokens(hex), into: Self.name) }

    private func open(_ path: String? = nil) throws -> PlaygroundApp {
      try TestDisplay.trio("--tokens", path ?? folder.path(Self.name))
    }

    private func track(_ app: PlaygroundApp) throws -> String {
      let pixel = try SwitchView(app).pixel(46)
      return [pixel.red, pixel.green, pixel.blue].map { String(format: "%02X", $0) }.joined()
    }

    private func wait(for hex: String, _ app: PlaygroundApp) throws {
      try app.wait(for: "the track to be \(hex)") { try track(app) == hex }
    }

    /// A file dropped from a file manager and then saved in an editor.
    @Test func aDroppedFileIsWatched() throws {
      try save("FF0000")
      let app = try TestDisplay.trio()
      let source = try DragSource(app.robot, types: ["text/uri-list", "text/plain"])
      defer { source.end() }
      func drop(_ text: String) throws {
        source.offer(text)
        source.enter(app.window)
        let origin = try app.robot.origin(of: app.window)
        source.move(over: app.window, x: origin.x + 30, y: origin.y + 30)
        source.drop(on: app.window)
        // The source answers requests here; the window draws nothing before.
        let end = Deadline()
        var answers: [DragSource.Answer] = []
        while !answers.contains(where: { if case .finished(true, _) = $0 { true } else { false } })
        {
          answers += source.takeAnswers()
          if end.hasPassed || !app.program.staysAlive(for: .milliseconds(5)) {
            throw RobotError.timedOut(waitingFor: "\(text) to be taken, and not \(answers)")
          }
        }
      }
      try drop("# one file\r\nfile://\(folder.path(Self.name))\r\n")
      try wait(for: "FF0000", app)
      try save("0000FF")
      try wait(for: "0000FF", app)
      for text in ["", "http://example.org/a\r\n", "file:///%zz\r\n", "file:///a\r\nfile:///b"] {
        try drop(text)
      }
      try save("00FF00")
      try wait(for: "00FF00", app)
      try app.expectQuietEnd()
    }

    @Test func aRejectedFileIsReportedAndChangesNothing() throws {
      try save("FF0000")
      let app = try open()
      try folder.put(#"{"switch": {"trak": {"$value": 1}}}"#, into: Self.name)
      try app.wait(for: "a warning") { app.program.errorText.contains("unknown token") }
      #expect(app.program.errorText.contains("warning"))
      #expect(
        app.program.errorText.contains("\(folder.path(Self.name)): switch.trak: unknown token"))
      try app.settle()
      #expect(try track(app) == "FF0000")
      try app.waitUntilIdle()
      try save("00FF00")
      try wait(for: "00FF00", app)
      #expect(app.program.errorText.contains("valid again"))
      #expect(try app.close() == 0)
    }

    /// Editors rename a new file over the old one, or move the old one away first.
    @Test func aReplacedFileIsRead() throws {
      try save("FF0000")
      let app = try open()
      try folder.put(tokens("00FF00"), into: "new")
      #expect(rename(folder.path("new"), folder.path(Self.name)) == 0)
      try wait(for: "00FF00", app)

      #expect(rename(folder.path(Self.name), folder.path("old")) == 0)
      try app.waitUntilIdle()
      #expect(try track(app) == "00FF00")
      // A file is not read while it is being written.
      let file = Glibc.open(folder.path(Self.name), O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
      try app.waitUntilIdle()
      let bytes = Array(tokens("0000FF").utf8)
      #expect(write(file, bytes, bytes.count) == bytes.count)
      try app.waitUntilIdle()
      #expect(try track(app) == "00FF00")
      close(file)
      try wait(for: "0000FF", app)
      #expect(app.program.errorText.isEmpty, "\(app.program.errorText)")
    }

    @Test func aMovedFolderIsWatchedUntilItReturns() throws {
      let place = folder.url.appending(path: "a/b")
      func fill(_ hex: String) throws {
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try folder.put(tokens(hex), into: "a/b/" + Self.name)
      }
      try fill("FF0000")
      let app = try open(folder.path("a/b/" + Self.name))
      #expect(rename(folder.path("a"), folder.path("c")) == 0)
      try folder.put(tokens("FFFF00"), into: "c/b/" + Self.name)
      try app.waitUntilIdle()
      #expect(try track(app) == "FF0000")
      try fill("0000FF")
      try wait(for: "0000FF", app)
      try folder.put(tokens("00FF00"), into: "a/b/" + Self.name)
      try wait(for: "00FF00", app)
      try FileManager.default.removeItem(at: folder.url.appending(path: "a"))
      try app.waitUntilIdle()
      #expect(rename(folder.path("c"), folder.path("a")) == 0)
      try wait(for: "FFFF00", app)
    }

    @Test func theTargetOfALinkIsWatched() throws {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: "real"), withIntermediateDirectories: true)
      try folder.put(tokens("FF0000"), into: "real/" + Self.name)
      let link = folder.path(Self.name)
      #expect(symlink("real/" + Self.name, link) == 0)
      let app = try open(link)
      try folder.put(tokens("00FF00"), into: "real/" + Self.name)
      try wait(for: "00FF00", app)
      try folder.put(tokens("0000FF"), into: "other")
      #expect(symlink("other", folder.path("new")) == 0)
      #expect(rename(folder.path("new"), link) == 0)
      try wait(for: "0000FF", app)
      try folder.put(tokens("FFFF00"), into: "other")
      try wait(for: "FFFF00", app)
    }
  }
}
