import Canvas
import Controls

extension GallerySections {
  static func switches() -> GallerySection {
    GallerySection(
      title: "Switch", rowHeight: Metrics.switchRow,
      rows: [
        row(Switch(isOn: true, label: "Wi-Fi"), "wifi"),
        row(Switch(label: "Bluetooth"), "bluetooth"),
        row(
          tinted(Switch(isOn: true, label: "Airplane Mode"), on: Color(hex: 0xFF9500)),
          "airplane", subtitle: "Tint: orange"),
        row(
          tinted(
            Switch(isOn: true, label: "Personal Hotspot"), on: Color(hex: 0xAF52DE),
            thumb: Color(hex: 0xFFF7E0)),
          "hotspot", subtitle: "Tint: purple, thumb: ivory"),
        disabled(
          row(Switch(isOn: true, label: "Managed by Profile"), "managed", subtitle: "Disabled")),
      ])
  }

  private static func tinted(_ toggle: Switch, on: Color, thumb: Color? = nil) -> Switch {
    toggle.onTintColor = on
    toggle.thumbTintColor = thumb
    return toggle
  }
}
