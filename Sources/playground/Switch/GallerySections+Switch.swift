import Canvas
import Controls

extension GallerySections {
  static func switches() -> GallerySection {
    GallerySection(
      title: "Switch", rowHeight: Metrics.switchRow,
      rows: [
        row(Switch(isOn: true, label: "Wi-Fi"), "wifi"),
        row(Switch(label: "Bluetooth"), "bluetooth"),
        row(Switch(isOn: true, label: "Airplane Mode"), "airplane", subtitle: "Tint: orange") {
          $0.onTintColor = Color(hex: 0xFF9500)
        },
        row(
          Switch(isOn: true, label: "Personal Hotspot"), "hotspot",
          subtitle: "Tint: purple, thumb: ivory"
        ) {
          $0.onTintColor = Color(hex: 0xAF52DE)
          $0.thumbTintColor = Color(hex: 0xFFF7E0)
        },
        disabled(
          row(Switch(isOn: true, label: "Managed by Profile"), "managed", subtitle: "Disabled")),
      ])
  }
}
