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
      Command(
        name, title, in: .environment, shortcut,
        isOn: { [unowned self] in isOn(environment) },
        run: { [unowned self] in self.toggle(setting) })
    }
    func step(
      _ name: CommandName, _ title: String, _ shortcuts: [Shortcut], _ setting: EnvironmentSetting,
      isLarger: Bool
    ) -> Command {
      var command = Command(
        name, title, in: .environment,
        run: { [unowned self] in self.step(setting, isLarger: isLarger) })
      command.shortcuts = shortcuts
      return command
    }
    let theme = Command(
      "theme", "Dark Theme", in: .environment, Shortcut("t"),
      isOn: { [unowned self] in appearance == .dark },
      run: { [unowned self] in choose(appearance == .dark ? .light : .dark) })
    let all = Command(
      .environment, "Environment", in: .environment, Shortcut("e"),
      run: { [unowned self] in toggleEnvironment() })
    return [
      theme.hint("Theme"),
      toggle("disabled", "Disabled", .disabled, .disabled) { $0.isDisabled }.hint("Disabled"),
      toggle("pending", "Pending", .pending, .pending) { $0.isPending },
      toggle("contrast", "More Contrast", Shortcut("c"), .contrast) { $0.contrast == .more },
      toggle("motion", "Reduced Motion", Shortcut("m"), .motion) { $0.motion == .reduced },
      toggle("direction", "Right to Left", Shortcut("r"), .direction) {
        $0.direction == .rightToLeft
      },
      toggle("design", "Glass Design", Shortcut("g"), .design) { $0.design == .glass },
      step("smaller-text", "Smaller Text", [Shortcut("-")], .textSize, isLarger: false),
      step(
        "larger-text", "Larger Text", [Shortcut("="), Shortcut("+")], .textSize, isLarger: true),
      step("smaller-scale", "Smaller Scale", [Shortcut("-", .control)], .scale, isLarger: false),
      step(
        "larger-scale", "Larger Scale", [Shortcut("=", .control), Shortcut("+", .control)],
        .scale, isLarger: true),
      all,
    ]
  }
}
