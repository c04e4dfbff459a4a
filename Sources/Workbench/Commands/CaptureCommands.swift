import Canvas
import Controls

extension CommandName {
  static let builtInTokens: CommandName = "built-in-tokens"
}

extension Shortcut {
  static let record = Shortcut(.named("f9"))
  static let replay = Shortcut(.named("f10"))
  static let savePicture = Shortcut("s")
  static let saveGolden = Shortcut("s", .shift)

  /// Shortcuts that a recording leaves out at its end.
  static let ofCapture: [Shortcut] = [.record, .replay, .savePicture, .saveGolden]
}

extension PageController {
  var captureCommands: [Command] {
    func command(
      _ name: CommandName, _ title: String, in group: CommandGroup, _ shortcuts: [Shortcut] = [],
      keywords: [String] = [], disabledReason: @escaping (Capture) -> String? = { _ in nil },
      _ run: @escaping (Capture) -> Void
    ) -> Command {
      self.command(
        name, title, in: group, shortcuts, keywords: keywords,
        disabledReason: { $0.capture.map(disabledReason) ?? "This window cannot record or save" }
      ) { $0.capture.map(run) }
    }
    let pictures = [1, 2, 3].map { scale in
      command(
        CommandName(rawValue: "save-picture-\(scale)x"), "Save PNG at \(scale)×", in: .pictures,
        keywords: ["screenshot", "export", "image"]
      ) { $0.savePicture(scale: Double(scale)) }
    }
    var record = command(
      "record", "Reset and Record", in: .recording, [.record], keywords: ["revert"]
    ) {
      $0.toggleRecording()
    }
    record.isOn = { [unowned self] in capture?.isRecording ?? false }
    record.titleWhileOn = "Stop Recording"
    var golden = command(
      "save-golden", "Save Golden Picture", in: .recording, [.saveGolden],
      keywords: ["snapshot", "test", "expected"]
    ) { $0.saveGolden() }
    golden.help = "The input and the picture that a test expects"
    return [
      record,
      command("replay", "Replay", in: .recording, [.replay], keywords: ["play"]) {
        $0.toggleReplay()
      },
      command(
        "save-recording", "Save Recording", in: .recording,
        disabledReason: { $0.unwritten == nil ? "All recordings are saved" : nil }
      ) { $0.writeRecording() },
      golden,
      command(
        "save-picture", "Save Picture", in: .pictures, [.savePicture],
        keywords: ["screenshot", "export", "image", "png"]
      ) { $0.savePicture() },
    ] + pictures + [
      command("save-svg", "Save SVG", in: .pictures, keywords: ["export", "vector"]) {
        $0.saveVectors(.svg)
      },
      command("save-pdf", "Save PDF", in: .pictures, keywords: ["export", "vector", "print"]) {
        $0.saveVectors(.pdf)
      },
      command(
        "save-movie", "Save Movie", in: .pictures, keywords: ["video", "animation", "gif"]
      ) { $0.saveMovie() },
      // With the focus in the event log, it copies the shown rows.
      self.command(
        "copy", "Copy Picture", in: .pictures, [Shortcut("c", .control)],
        keywords: ["screenshot", "clipboard", "image"],
        disabledReason: {
          $0.host == nil && !$0.workbench.log.hasFocus ? "There is no clipboard" : nil
        }
      ) {
        if $0.workbench.log.hasFocus { $0.workbench.log.copy() } else { $0.host?.copyPicture() }
      },
      command("load-tokens", "Load Tokens…", in: .tokens, keywords: ["open", "import"]) {
        $0.controller.chooseFile(.tokens)
      },
      command("export-tokens", "Export Tokens", in: .tokens) { $0.exportTokens() },
      command(
        .builtInTokens, "Use Built-in Tokens", in: .tokens,
        disabledReason: {
          $0.controller.tokens == nil ? "The built-in tokens are used already" : nil
        }
      ) { $0.controller.useBuiltInTokens() },
    ]
  }
}
