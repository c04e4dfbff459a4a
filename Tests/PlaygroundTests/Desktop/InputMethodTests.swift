import Canvas
import Foundation
import Robot
import Testing

extension PlaygroundTests {
  /// Japanese in a text field, as users of IBus and Anthy type it.
  /// spec: docs/spec/text-input.md#input-methods
  @Suite(
    .enabled(
      if: DesktopSession.has("ibus-daemon", "dbus-daemon", "localedef", "xclip")
        && ["ibus/component/anthy.xml", "i18n/locales/ja_JP"].allSatisfy {
          FileManager.default.fileExists(atPath: "/usr/share/\($0)")
        }, "ibus-anthy is not installed (scripts/setup test installs it)"))
  @MainActor struct InputMethodTests {
    @Test func japaneseIsComposedAndConvertedInsideTheField() throws {
      let server = try XServer()
      defer { server.stop() }
      let robot = try Robot(display: server.display)
      let folder = TemporaryFolder()
      let settings: [String: String?] = [
        "LC_ALL": "ja_JP.UTF-8", "LOCPATH": folder.url.path, "XMODIFIERS": "@im=ibus",
      ]
      // The engine needs the Python of the system.
      let bus = try PrivateBus(
        display: server.display, desktop: nil,
        environment: settings.merging(
          ["PATH": "/usr/bin:/bin", "GSETTINGS_BACKEND": "memory"]) { $1 })
      defer { bus.stop() }
      // Xlib uses no input method in a locale without a language.
      try bus.run("localedef", ["-i", "ja_JP", "-f", "UTF-8", folder.path("ja_JP.UTF-8")])
      let daemon = try bus.start(
        "ibus-daemon", ["--xim", "--single", "--emoji-extension=disable", "--cache=refresh"])
      defer { daemon.stop() }
      try daemon.wait(for: "the server of the input method") { robot.hasInputMethod }
      // Some versions report an error, and set the engine.
      let engine = #"ibus engine anthy; test "$(ibus engine)" = anthy"#
      try daemon.wait(for: "the engine") {
        try bus.start("sh", ["-c", engine]).waitForExit() == 0
      }

      // The log of the input says what the input method composes.
      #expect(mkfifo(folder.path("log"), 0o600) == 0)
      let log = try Program("cat", [folder.path("log")])
      defer { log.stop() }
      let app = try TestDisplay.start(
        "--page", "trio", "--size", "900x640", "--panels", "log", "--print-semantics", "--record",
        folder.path("log"), robot: robot, environment: settings)
      defer { app.program.stop() }
      func event(_ name: String, _ isRight: (String) -> Bool) throws -> String {
        var lines: [String] = []
        while true {
          let line = try #require(try? log.nextLine(), "no \(name) in \(lines)")
          lines.append(line)
          if line.contains(#""event": "\#(name)"#), isRight(line) { return line }
        }
      }
      func type(_ keys: String...) throws { for key in keys { try robot.strike(key) } }
      let start = try app.logFilter()
      try app.click(at: start)
      try app.settle()

      // Control-J turns Hiragana on, once the engine has the keyboard.
      for attempt in 0... {
        try robot.strike("j", modifiers: [.control])
        try type("n")
        let line = try event("") { $0.contains(#""key", "key": "n""#) || $0.contains("preedit") }
        if line.contains("preedit") { break }
        try #require(attempt < 20)
        try type("BackSpace")
      }
      try type("i", "h", "o", "n", "g", "o")
      _ = try event("preedit") { $0.hasSuffix(#""text": "にほんご", "caret": 4}"#) }
      // Anthy learns what the user of the machine chooses, so another candidate may come first.
      for attempt in 0... {
        try type("space")
        let line = try event("preedit") { $0.contains("highlighted") }
        if line.hasSuffix(#""text": "日本語", "caret": 3, "highlighted": [0, 3]}"#) { break }
        try #require(attempt < 20)
      }
      try type("Return")
      _ = try event("text") { $0.contains("日本語") }

      // Two segments: the first is converted, and then the second.
      try type("k", "y", "o", "u", "h", "a", "h", "a", "r", "e", "d", "a", "space")
      _ = try event("preedit") { $0.contains(#""highlighted": [0, "#) }
      try type("Right")
      _ = try event("preedit") { $0.contains("highlighted") && !$0.contains("[0, ") }
      // A click makes the rest a part of the text.
      try app.click(at: start)
      try app.settle()
      try robot.strike("a", modifiers: [.control])
      try robot.strike("c", modifiers: [.control])
      try robot.waitForClipboard { $0 == app.window }
      let text = try app.clipboardText()
      #expect(text.hasPrefix("日本語") && text.count > 4)
      #expect(try app.close() == 0)
    }
  }
}
