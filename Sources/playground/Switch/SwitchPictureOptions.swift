import ArgumentParser
import Canvas
import Controls

/// What a switch in a picture looks like.
struct SwitchPictureOptions: ControlPictureOptions {
  @Flag(help: "The switch is on.")
  var on = false

  @Option(help: "switch, button or checkbox.")
  var style = SwitchStyle.switch

  @Flag(help: "Neither on nor off: of a button or a checkbox.")
  var mixed = false

  @Flag(help: "It waits for its owner.")
  var pending = false

  @Option(help: "Its title, beside it; in the button.")
  var title: String?

  @Flag(help: "Marks for on and off.")
  var marks = false

  @Option(help: "Track colour when on, as RRGGBB.")
  var onTint: ColorArgument?

  @Option(help: "Thumb colour, as RRGGBB.")
  var thumbTint: ColorArgument?

  @Option(help: "Track colour when off, as RRGGBB.")
  var offTint: ColorArgument?

  func validate() throws {
    if mixed && on { throw ValidationError("--on and --mixed exclude each other.") }
    if mixed && style == .switch {
      throw ValidationError("--mixed needs --style button or --style checkbox.")
    }
  }

  @MainActor
  func control(showsText: Bool) -> Switch {
    let toggle = Switch(isOn: on, style: style, title: title)
    if mixed { toggle.isMixed = true }
    if marks { toggle.showsMarks = true }
    toggle.onTintColor = onTint?.color
    toggle.offTintColor = offTint?.color
    toggle.thumbTintColor = thumbTint?.color
    toggle.setPending(pending)
    return toggle
  }

  var defaultWidth: Double? { nil }

  @MainActor
  func press(on control: Switch, isPressed: Bool) -> Point? {
    isPressed ? Point(0, 0) : nil
  }

  var showsText: Bool { title != nil }
}

extension SwitchStyle: ExpressibleByArgument {}
