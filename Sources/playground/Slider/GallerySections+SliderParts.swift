import Canvas
import Controls

/// What the page of sliders shows beside the rows of the gallery.
extension GallerySections {
  /// pt. chosen: as high as an upright slider, with room around it
  private static let uprightRow = 116.0

  static func sliderParts() -> [GallerySection] {
    [ticksAndRanges(), scalesAndStyles(), upright()]
  }

  private static func ticksAndRanges() -> GallerySection {
    let exposure = Slider(value: 0.5, in: -2...2, label: "Exposure")
    exposure.ticks = .count(5, labels: ["−2", "−1", "0", "+1", "+2"])
    exposure.neutralValue = 0
    exposure.snap = .magnetic
    exposure.defaultValue = 0
    exposure.valueFormatter = signed
    let speed = Slider(value: 1, in: 0.5...2, label: "Speed")
    speed.ticks = .count(4)
    speed.allowsTickValuesOnly = true
    speed.valueFormatter = { "\(rounded($0, 10))×" }
    let balance = Slider(value: -0.4, in: -1...1, label: "Balance")
    balance.neutralValue = 0
    balance.defaultValue = 0
    balance.valueFormatter = { signed($0) }
    let limit = Slider(value: 0.8, label: "Charge Limit")
    limit.enabledRange = 0.5...0.9
    return GallerySection(
      title: "Ticks and ranges", rowHeight: Metrics.sliderRow,
      rows: [
        slider(exposure, "exposure", subtitle: "Magnetic", format: signed),
        slider(speed, "speed", subtitle: "Ticks only") { "\(rounded($0, 10))×" },
        slider(balance, "balance", format: signed),
        slider(limit, "charge-limit", subtitle: "50% to 90%", format: percent),
      ])
  }

  private static func scalesAndStyles() -> GallerySection {
    let frequency = Slider(value: 440, in: 20...20_000, label: "Frequency")
    frequency.valueScale = .logarithmic
    frequency.showsValue = true
    frequency.valueFormatter = hertz
    let progress = Slider(value: 0.4, label: "Progress")
    progress.style = .thumbless
    let warmth = Slider(
      value: 0.7, label: "Warmth", minimumValueImage: .symbol(.sunMin),
      maximumValueImage: .symbol(.sunMax))
    warmth.minimumTrackTintColor = Color(hex: 0xFF9500)
    warmth.thumbTintColor = Color(hex: 0xFFF3E0)
    warmth.showsValue = true
    return GallerySection(
      title: "Scales and styles", rowHeight: Metrics.sliderRow,
      rows: [
        slider(frequency, "frequency", subtitle: "Logarithmic", format: hertz),
        slider(progress, "progress", subtitle: "Thumbless", format: percent),
        slider(warmth, "warmth", subtitle: "Tint: orange", format: percent),
      ])
  }

  private static func upright() -> GallerySection {
    let depth = Slider(value: 0.5, label: "Depth")
    depth.orientation = .vertical
    depth.ticks = .count(3, labels: ["Low", "Mid", "High"])
    return GallerySection(
      title: "Upright", rowHeight: uprightRow,
      rows: [row(depth, "depth", subtitle: "Up is more")])
  }

  // MARK: Values in words

  /// A number with as many parts of one as are told apart: 10 for tenths.
  private static func rounded(_ value: Double, _ parts: Double) -> String {
    let number = (value * parts).rounded() / parts
    return number == number.rounded() ? "\(Int(number))" : "\(number)"
  }

  private static func signed(_ value: Double) -> String {
    let text = rounded(abs(value), 10)
    return text == "0" ? "0" : (value < 0 ? "−" : "+") + text
  }

  private static func hertz(_ value: Double) -> String {
    value < 1000 ? "\(Int(value.rounded())) Hz" : "\(rounded(value / 1000, 10)) kHz"
  }
}
