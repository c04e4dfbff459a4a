import Canvas
import Controls

extension CommandName {
  static let environment: CommandName = "environment"

  static let builtInTokens: CommandName = "built-in-tokens"
}

extension Shortcut {
  static let disabled = Shortcut("d")
  static let pending = Shortcut("w")

  static let record = Shortcut(.named("f9"))
  static let replay = Shortcut(.named("f10"))
  static let savePicture = Shortcut("s")
  static let saveGolden = Shortcut("s", .shift)
  /// Shortcuts that a recording leaves out at its end.
  static let ofCapture: [Shortcut] = [.record, .replay, .savePicture, .saveGolden]
}

extension PageController {
  var environmentCommands: [Command] {
    /// A setting with two values, which is on if it is not the usual one.
    func toggle(
      _ setting: EnvironmentSetting, _ title: String, _ shortcut: Shortcut,
      keywords: [String], hint: String? = nil
    ) -> Command {
      let usual = setting.read(from: EnvironmentSettings())
      return command(
        CommandName(rawValue: setting.name), title, in: .environment, [shortcut],
        keywords: keywords, hint: hint, isOn: { setting.read(from: $0.environment) != usual }
      ) { $0.toggle(setting) }
    }
    func step(
      _ name: CommandName, _ title: String, _ keys: [Character], _ setting: EnvironmentSetting,
      isLarger: Bool, modifiers: Modifiers = [], keywords: [String], end: String
    ) -> Command {
      func next(_ environment: EnvironmentSettings) -> (value: PropertyValue, isChange: Bool) {
        let value = setting.read(from: environment).number ?? 1
        let next = setting.step(after: value, isLarger: isLarger)
        return (.number(next), next != value)
      }
      return command(
        name, title, in: .environment, keys.map { Shortcut($0, modifiers) }, keywords: keywords,
        disabledReason: { next($0.environment).isChange ? nil : end }
      ) { $0.set(setting, to: next($0.environment).value) }
    }
    var pending = toggle(.pending, "Pending", .pending, keywords: ["busy", "loading", "wait"])
    pending.help = EnvironmentSetting.pending.note
    let text = ["text size", "font size", "dynamic type"]
    let scale = ["zoom", "resolution", "dpi"]
    return [
      command(
        "theme", "Dark Theme", in: .environment, [Shortcut("t")],
        keywords: ["dark mode", "light", "appearance", "night"], hint: "Theme",
        isOn: { $0.appearance == .dark }
      ) { $0.set(.themeChoice, to: .text($0.appearance == .dark ? "light" : "dark")) },
      toggle(
        .disabled, "Disabled", .disabled, keywords: ["enabled", "inactive"], hint: "Disabled"),
      pending,
      toggle(
        .contrast, "More Contrast", Shortcut("c"), keywords: ["high", "increase", "accessibility"]),
      toggle(
        .motion, "Reduced Motion", Shortcut("m"),
        keywords: ["reduce", "animations", "accessibility"]),
      toggle(
        .direction, "Right to Left", Shortcut("r"),
        keywords: ["rtl", "ltr", "mirror", "direction", "arabic", "hebrew"]),
      toggle(.design, "Glass Design", Shortcut("g"), keywords: ["classic", "liquid", "style"]),
      step(
        "smaller-text", "Smaller Text", ["-"], .textSize, isLarger: false, keywords: text,
        end: "Text has its minimum size"),
      step(
        "larger-text", "Larger Text", ["=", "+"], .textSize, isLarger: true,
        keywords: text + ["bigger"], end: "Text has its maximum size"),
      step(
        "smaller-scale", "Smaller Scale", ["-"], .scale, isLarger: false, modifiers: .control,
        keywords: scale + ["out"], end: "The scale has its minimum, 1"),
      step(
        "larger-scale", "Larger Scale", ["=", "+"], .scale, isLarger: true, modifiers: .control,
        keywords: scale + ["in"], end: "The scale has its maximum, 4"),
      command(
        .environment, "Environment", in: .environment, [Shortcut("e")],
        keywords: ["settings", "preferences", "options"]
      ) { $0.toggleEnvironment() },
    ]
  }

  var captureCommands: [Command] {
    let reason = "This window cannot record or save"
    let resetReason = "This window records from its start (--record), so the page cannot be reset"
    func command(
      _ name: CommandName, _ title: String, in group: CommandGroup, _ shortcuts: [Shortcut] = [],
      keywords: [String] = [], disabledReason: @escaping (Capture) -> String? = { _ in nil },
      _ run: @escaping (Capture) -> Void
    ) -> Command {
      self.command(
        name, title, in: group, shortcuts, keywords: keywords,
        disabledReason: { $0.capture.map(disabledReason) ?? reason }
      ) { $0.capture.map(run) }
    }
    let pictures = [1, 2, 3].map { scale in
      command(
        CommandName(rawValue: "save-picture-\(scale)x"), "Save PNG at \(scale)×", in: .pictures,
        keywords: ["screenshot", "export", "image"]
      ) { $0.savePicture(scale: Double(scale)) }
    }
    var record = command(
      "record", "Reset and Record", in: .recording, [.record], keywords: ["revert"],
      disabledReason: { $0.isLogged ? resetReason : nil }
    ) { $0.toggleRecording() }
    record.isOn = { [unowned self] in capture?.isRecording ?? false }
    record.titleWhileOn = "Stop Recording"
    var golden = command(
      "save-golden", "Save Golden Picture", in: .recording, [.saveGolden],
      keywords: ["snapshot", "test", "expected"]
    ) { $0.saveGolden() }
    golden.help = "Picture and input for a test"
    return [
      record,
      command(
        "replay", "Replay", in: .recording, [.replay], keywords: ["play"],
        disabledReason: { $0.isLogged ? resetReason : nil }
      ) { $0.toggleReplay() },
      command(
        "save-recording", "Save Recording", in: .recording,
        disabledReason: { $0.unwritten.isEmpty ? "All recordings are saved" : nil }
      ) { $0.writeRecordings() },
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
