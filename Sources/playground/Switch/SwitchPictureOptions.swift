import ArgumentParser
import Canvas
import Controls

/// What a switch in a picture looks like.
struct SwitchPictureOptions: ControlPictureOptions {
  @Flag(help: "The switch is on.")
  var on = false

  @Option(help: "Track colour when on, as RRGGBB.")
  var onTint: ColorArgument?

  @Option(help: "Thumb colour, as RRGGBB.")
  var thumbTint: ColorArgument?

  @Option(help: "Track colour when off, as RRGGBB.")
  var offTint: ColorArgument?

  @MainActor
  func control(showsText: Bool) -> Switch {
    Switch(
      isOn: on,
      tints: SwitchTints(on: onTint?.color, off: offTint?.color, thumb: thumbTint?.color))
  }

  var defaultWidth: Double? { nil }

  @MainActor
  func press(on control: Switch, isPressed: Bool) -> Point? {
    isPressed ? Point(0, 0) : nil
  }

  var showsText: Bool { false }
}
