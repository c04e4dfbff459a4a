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
      _ setting: EnvironmentSetting, _ title: String, _ shortcut: Shortcut, hint: String? = nil
    ) -> Command {
      let usual = setting.read(from: EnvironmentSettings())
      return command(
        CommandName(rawValue: setting.name), title, in: .environment, [shortcut], hint: hint,
        isOn: { setting.read(from: $0.environment) != usual }
      ) { $0.toggle(setting) }
    }
    func step(
      _ name: CommandName, _ title: String, _ keys: [Character],
      _ setting: EnvironmentSetting, isLarger: Bool, modifiers: Modifiers = []
    ) -> Command {
      command(name, title, in: .environment, keys.map { Shortcut($0, modifiers) }) {
        $0.step(setting, isLarger: isLarger)
      }
    }
    return [
      command(
        "theme", "Dark Theme", in: .environment, [Shortcut("t")], hint: "Theme",
        isOn: { $0.appearance == .dark }
      ) { $0.choose($0.appearance == .dark ? .light : .dark) },
      toggle(.disabled, "Disabled", .disabled, hint: "Disabled"),
      toggle(.pending, "Pending", .pending),
      toggle(.contrast, "More Contrast", Shortcut("c")),
      toggle(.motion, "Reduced Motion", Shortcut("m")),
      toggle(.direction, "Right to Left", Shortcut("r")),
      toggle(.design, "Glass Design", Shortcut("g")),
      step("smaller-text", "Smaller Text", ["-"], .textSize, isLarger: false),
      step("larger-text", "Larger Text", ["=", "+"], .textSize, isLarger: true),
      step("smaller-scale", "Smaller Scale", ["-"], .scale, isLarger: false, modifiers: .control),
      step(
        "larger-scale", "Larger Scale", ["=", "+"], .scale, isLarger: true, modifiers: .control),
      command(.environment, "Environment", in: .environment, [Shortcut("e")]) {
        $0.toggleEnvironment()
      },
    ]
  }
}
