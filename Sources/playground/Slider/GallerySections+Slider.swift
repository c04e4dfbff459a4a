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

  static func sliderParts() -> [GallerySection] {
    // chosen: as high as a vertical slider, with room around it
    let verticalRow = 116.0
    return [
      GallerySection(
        title: "Ticks and ranges", rowHeight: Metrics.sliderRow, rows: ticksAndRanges()),
      GallerySection(
        title: "Scales and styles", rowHeight: Metrics.sliderRow, rows: scalesAndStyles()),
      GallerySection(
        title: "Upright", rowHeight: verticalRow,
        rows: [
          row(Slider(value: 0.5, label: "Depth"), "depth", subtitle: "Up is more") {
            $0.orientation = .vertical
            $0.ticks = .count(3, labels: ["Low", "Mid", "High"])
          }
        ]),
    ]
  }

  private static func ticksAndRanges() -> [FormRow] {
    [
      slider(
        Slider(value: 0.5, in: -2...2, label: "Exposure"), "exposure", subtitle: "Magnetic",
        format: signed
      ) {
        $0.ticks = .count(5, labels: ["−2", "−1", "0", "+1", "+2"])
        $0.neutralValue = 0
        $0.snap = .magnetic
        $0.defaultValue = 0
        $0.valueFormatter = signed
      },
      slider(
        Slider(value: 1, in: 0.5...2, label: "Speed"), "speed", subtitle: "Ticks only",
        format: factor
      ) {
        $0.ticks = .count(4)
        $0.allowsTickValuesOnly = true
        $0.valueFormatter = factor
      },
      slider(Slider(value: -0.4, in: -1...1, label: "Balance"), "balance", format: signed) {
        $0.neutralValue = 0
        $0.defaultValue = 0
        $0.valueFormatter = signed
      },
      slider(
        Slider(value: 0.8, label: "Charge Limit"), "charge-limit", subtitle: "50% to 90%",
        format: percent
      ) { $0.enabledRange = 0.5...0.9 },
    ]
  }

  private static func scalesAndStyles() -> [FormRow] {
    [
      slider(
        Slider(value: 440, in: 20...20_000, label: "Frequency"), "frequency",
        subtitle: "Logarithmic", format: hertz
      ) {
        $0.valueScale = .logarithmic
        $0.showsValue = true
        $0.valueFormatter = hertz
      },
      slider(
        Slider(value: 0.4, label: "Progress"), "progress", subtitle: "Thumbless", format: percent
      ) { $0.style = .thumbless },
      slider(
        Slider(
          value: 0.7, label: "Warmth", minimumValueImage: .symbol(.sunMin),
          maximumValueImage: .symbol(.sunMax)), "warmth", subtitle: "Tint: orange", format: percent
      ) {
        $0.minimumTrackTintColor = Color(hex: 0xFF9500)
        $0.thumbTintColor = Color(hex: 0xFFF3E0)
        $0.showsValue = true
      },
    ]
  }

  private static func tenths(_ value: Double) -> String {
    let number = (value * 10).rounded() / 10
    return number == number.rounded() ? "\(Int(number))" : "\(number)"
  }

  private static func factor(_ value: Double) -> String { "\(tenths(value))×" }

  private static func signed(_ value: Double) -> String {
    let text = tenths(abs(value))
    return text == "0" ? "0" : (value < 0 ? "−" : "+") + text
  }

  private static func hertz(_ value: Double) -> String {
    value < 1000 ? "\(Int(value.rounded())) Hz" : "\(tenths(value / 1000)) kHz"
  }
}
