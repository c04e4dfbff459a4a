import Canvas
import Controls

extension GallerySections {
  static func sliders() -> GallerySection {
    GallerySection(
      title: "Slider", rowHeight: Metrics.sliderRow,
      rows: [
        slider(
          Slider(
            value: 0.62, label: "Brightness", minimumValueImage: .symbol(.sunMin),
            maximumValueImage: .symbol(.sunMax)), "brightness", format: percent),
        slider(
          Slider(value: 3, in: 1...5, step: 1, label: "Text Size"), "text-size",
          format: { "\(Int($0.rounded())) of 5" }),
        disabled(
          slider(
            Slider(value: 0.3, label: "Volume"), "volume", subtitle: "Disabled", format: percent)),
      ])
  }
}
