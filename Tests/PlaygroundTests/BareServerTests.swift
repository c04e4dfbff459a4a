import Canvas
import Robot
import Testing

extension PlaygroundTests {
  @Suite @MainActor struct BareServerTests {
    nonisolated static let extensions = [
      "XInputExtension", "Present", "MIT-SHM", "RANDR", "RENDER", "SYNC", "XKEYBOARD",
    ]

    @Test(
      arguments: (extensions.map { [$0] } + [extensions]).map { ($0, "auto") }
        + [(["MIT-SHM"], "shm")])
    func theProgramWorksWithoutEachExtension(hidden: [String], presentation: String) throws {
      let robot = try TestDisplay.robot()
      let proxy = try CuttingProxy(to: robot.displayName, limit: nil, .fromServer, hiding: hidden)
      defer { proxy.finish() }
      let app = try TestDisplay.trio(
        "--present", presentation, environment: ["DISPLAY": proxy.display])
      try SwitchView(app).flip()
      let slider = try #require(app.layout.controls(.slider).first)
      let start = slider.thumb()
      try app.drag(from: start, to: Point(start.x + 100, start.y))
      try app.wait(for: "the slider's thumb elsewhere") {
        abs((try app.thumbCenter(of: slider) ?? 0) - (start.x + 100 - slider.frame.minX)) < 1.5
      }
      // A frame of the whole window and a picture for the clipboard.
      let light = try app.pixel(at: Point(2, 2))
      try robot.strike("t")
      try app.wait(for: "the dark page") {
        try app.pixel(at: Point(2, 2)) != light && app.pixel(at: Point(470, 630)) != light
      }
      try app.waitUntilIdle()
      try robot.strike("c", modifiers: [.control])
      try app.settle()
      #expect(try app.close() == 0)
      let said = app.program.errorText.split(separator: "\n")
      #expect(said.count == (presentation == "shm" ? 1 : 0), "\(app.program.errorText)")
      #expect(said.allSatisfy { $0.contains("has no shared memory") })
    }
  }

  @Suite @MainActor struct FaultsTogetherTests {
    /// No extensions, no fonts, no bus, a missing locale, an unwritable folder, few file
    /// descriptors and a disk that fills up.
    @Test func aWindowWorksWithAllFailuresAndReportsEachOnce() throws {
      let robot = try TestDisplay.robot()
      let folder = TemporaryFolder()
      try folder.put("<fontconfig></fontconfig>", into: "fonts.conf")
      // The state cannot be written, because a file is in the place of its folder.
      try folder.put("", into: "state")
      let proxy = try CuttingProxy(
        to: robot.displayName, limit: nil, .fromServer, hiding: BareServerTests.extensions)
      defer { proxy.finish() }
      let environment: [String: String?] = [
        "FONTCONFIG_FILE": folder.path("fonts.conf"), "XDG_CACHE_HOME": folder.path("state/cache"),
        "XDG_STATE_HOME": folder.path("state"),
        "DBUS_SESSION_BUS_ADDRESS": "unix:path=\(folder.path("bus"))",
        "XDG_RUNTIME_DIR": folder.path("nowhere"), "NO_LOCALE": "xx_YY.nonsense",
      ]
      let program = try Program(
        "bash",
        [
          "-c",
          """
          exec env LC_ALL="$NO_LOCALE" prlimit --nofile=32 --fsize=2000 "$0" run --theme light \
          --page trio --print-layout --record "$1"
          """, TestDisplay.playground, folder.path("log"),
        ], environment: Program.environment(display: proxy.display).merging(environment) { $1 })
      let layout = try Layout(line: try program.nextLine())
      robot.focus(layout.window)
      for _ in 0..<60 { try robot.strike("Right") }
      try robot.turnDark(layout.window, of: program)
      try robot.settle(layout.window, watching: program)
      let height = try robot.size(of: layout.window).height
      #expect(try robot.pixel(of: layout.window, x: 2, y: height - 3).isBlack)
      try program.waitUntilIdle()
      robot.close(layout.window)
      #expect(try program.waitForExit() == 73)
      let said = program.errorText.split(separator: "\n").map(String.init)
      for sentence in ["no readable font is installed", "cannot write \(folder.path("log"))"] {
        #expect(said.count { $0.contains(sentence) } == 1, "\(sentence): \(program.errorText)")
      }
      #expect(said.count == 2, "\(program.errorText)")
      let part = "log.partial-\(program.pid)"
      #expect(try folder.names.filter { $0.hasPrefix("log") } == [part])
      let replay = try TestDisplay.run(["replay", folder.path(part), "--trace", "/dev/null"])
      #expect(replay.exitCode == 0, "\(replay.errorText)")
    }
  }
}
