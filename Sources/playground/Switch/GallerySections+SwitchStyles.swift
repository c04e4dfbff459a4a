import Canvas
import Controls

extension GallerySections {
  /// Seconds that the owner of the switch that waits takes.
  private static let ownersDelay = 1.5

  static func switchStyles() -> GallerySection {
    GallerySection(
      title: "Styles and states", rowHeight: Metrics.switchRow,
      rows: [
        row(
          helped(
            Switch(isOn: true, label: "Checkbox", style: .checkbox), "On or off, or in part"),
          "checkbox"),
        row(mixed(Switch(label: "Checkbox, mixed", style: .checkbox)), "checkbox-mixed"),
        row(
          helped(
            Switch(isOn: true, label: "Button", style: .button, title: "Bold"),
            "Stays on once it is pressed"),
          "toggle-button"),
        row(
          mixed(Switch(label: "Button, mixed", style: .button, title: "Italic")),
          "toggle-button-mixed"),
        row(marked(Switch(isOn: true, label: "Marks for on and off")), "marks"),
        row(
          helped(slow(Switch(label: "Waits for its owner")), "Its owner takes a moment to agree"),
          "slow", subtitle: "1.5 seconds, then yes"),
        row(
          tracking(Switch(label: "Follows the pointer")), "tracking",
          subtitle: "Goes to the nearer end"),
      ])
  }

  private static func helped(_ toggle: Switch, _ text: String) -> Switch {
    toggle.helpTag = text
    return toggle
  }

  private static func mixed(_ toggle: Switch) -> Switch {
    toggle.isMixed = true
    return toggle
  }

  private static func marked(_ toggle: Switch) -> Switch {
    toggle.showsMarks = true
    return toggle
  }

  private static func tracking(_ toggle: Switch) -> Switch {
    toggle.dragStyle = .tracking
    return toggle
  }

  private static func slow(_ toggle: Switch) -> Switch {
    let owner = SlowOwner(delay: ownersDelay) { [weak toggle] in toggle?.resolve(.accept) }
    toggle.addChild(owner)
    toggle.decide { [weak owner] _ in
      owner?.ask()
      return .later
    }
    return toggle
  }
}
