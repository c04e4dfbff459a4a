import Canvas
import Controls

extension CommandName {
  static let environment: CommandName = "environment"
}

extension Shortcut {
  static let disabled = Shortcut("d")
  static let pending = Shortcut("w")
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
      _ name: CommandName, _ title: String, _ keys: [Character],
      _ setting: EnvironmentSetting, isLarger: Bool, modifiers: Modifiers = [],
      keywords: [String]
    ) -> Command {
      command(
        name, title, in: .environment, keys.map { Shortcut($0, modifiers) }, keywords: keywords
      ) {
        $0.step(setting, isLarger: isLarger)
      }
    }
    var pending = toggle(.pending, "Pending", .pending, keywords: ["busy", "loading", "wait"])
    pending.help = EnvironmentSetting.pending.note
    let (text, scale) = (["font size", "dynamic type"], ["zoom", "resolution", "dpi"])
    return [
      command(
        "theme", "Dark Theme", in: .environment, [Shortcut("t")],
        keywords: ["mode", "light", "appearance", "night"], hint: "Theme",
        isOn: { $0.appearance == .dark }
      ) {
        $0.set(.themeChoice, to: .text($0.appearance == .dark ? "light" : "dark"))
      },
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
      step("smaller-text", "Smaller Text", ["-"], .textSize, isLarger: false, keywords: text),
      step("larger-text", "Larger Text", ["=", "+"], .textSize, isLarger: true, keywords: text),
      step(
        "smaller-scale", "Smaller Scale", ["-"], .scale, isLarger: false, modifiers: .control,
        keywords: scale + ["out"]),
      step(
        "larger-scale", "Larger Scale", ["=", "+"], .scale, isLarger: true, modifiers: .control,
        keywords: scale + ["in"]),
      command(
        .environment, "Environment", in: .environment, [Shortcut("e")],
        keywords: ["settings", "preferences", "options"]
      ) { $0.toggleEnvironment() },
    ]
  }
}
