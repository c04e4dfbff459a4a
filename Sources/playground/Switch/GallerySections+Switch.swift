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
          Switch(
            isOn: true, label: "Airplane Mode", tints: SwitchTints(on: Color(hex: 0xFF9500))),
          "airplane", subtitle: "Tint: orange"),
        row(
          Switch(
            isOn: true, label: "Personal Hotspot",
            tints: SwitchTints(on: Color(hex: 0xAF52DE), thumb: Color(hex: 0xFFF7E0))),
          "hotspot", subtitle: "Tint: purple, thumb: ivory"),
        disabled(
          row(Switch(isOn: true, label: "Managed by Profile"), "managed", subtitle: "Disabled")),
      ])
  }
}
