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
    func toggle(
      _ name: CommandName, _ title: String, _ shortcut: Shortcut, _ setting: EnvironmentSetting,
      isOn: @escaping (EnvironmentSettings) -> Bool
    ) -> Command {
      command(name, title, in: .environment, [shortcut], isOn: { isOn($0.environment) }) {
        $0.toggle(setting)
      }
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
        "theme", "Dark Theme", in: .environment, [Shortcut("t")],
        isOn: { $0.appearance == .dark }
      ) { $0.choose($0.appearance == .dark ? .light : .dark) }.hint("Theme"),
      toggle("disabled", "Disabled", .disabled, .disabled) { $0.isDisabled }.hint("Disabled"),
      toggle("pending", "Pending", .pending, .pending) { $0.isPending },
      toggle("contrast", "More Contrast", Shortcut("c"), .contrast) { $0.contrast == .more },
      toggle("motion", "Reduced Motion", Shortcut("m"), .motion) { $0.motion == .reduced },
      toggle("direction", "Right to Left", Shortcut("r"), .direction) {
        $0.direction == .rightToLeft
      },
      toggle("design", "Glass Design", Shortcut("g"), .design) { $0.design == .glass },
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
