import Canvas
import Controls
import Workbench

extension GallerySections {
  /// `further` are rows below the sliders.
  static func sliders(and further: [FormRow] = []) -> CaptionedNode {
    CaptionedNode(
      title: "Slider", rowHeight: Metrics.row,
      rows: [
        slider("brightness", "Brightness", 0.62, format: percent) {
          $0.minimumValueImage = .symbol(.sunMin)
          $0.maximumValueImage = .symbol(.sunMax)
        },
        slider(
          "text-size", "Text Size", 3, in: 1...5, step: 1,
          format: { "\(Int($0.rounded())) of 5" }),
        disabled(slider("volume", "Volume", 0.3, subtitle: "Disabled", format: percent)),
      ] + further)
  }

  static func sliderParts() -> [CaptionedNode] {
    let depth = row(Slider(value: 0.5, label: "Depth"), "depth", subtitle: "Up increases") {
      $0.orientation = .vertical
      $0.ticks = .count(3, labels: ["Low", "Mid", "High"])
    }
    return [
      CaptionedNode(
        title: "Ticks and ranges", rowHeight: Metrics.tickedRow, rows: ticksAndRanges()),
      CaptionedNode(
        title: "Scales and styles", rowHeight: Metrics.tickedRow, rows: scalesAndStyles()),
      CaptionedNode(title: "Vertical", rowHeight: Metrics.verticalSliderRow, rows: [depth]),
    ]
  }

  private static func ticksAndRanges() -> [FormRow] {
    [
      slider("exposure", "Exposure", 0.5, in: -2...2, subtitle: "Magnetic", format: signed) {
        $0.ticks = .count(5, labels: ["−2", "−1", "0", "+1", "+2"])
        $0.neutralValue = 0
        $0.snap = .magnetic
        $0.defaultValue = 0
        $0.valueFormatter = signed
      },
      slider("speed", "Speed", 1, in: 0.5...2, subtitle: "Ticks only", format: factor) {
        $0.ticks = .count(4)
        $0.allowsTickValuesOnly = true
        $0.valueFormatter = factor
      },
      slider("balance", "Balance", -0.4, in: -1...1, format: signed) {
        $0.neutralValue = 0
        $0.defaultValue = 0
        $0.valueFormatter = signed
      },
      slider("charge-limit", "Charge Limit", 0.8, subtitle: "50% to 90%", format: percent) {
        $0.enabledRange = 0.5...0.9
      },
    ]
  }

  private static func scalesAndStyles() -> [FormRow] {
    [
      slider(
        "frequency", "Frequency", 440, in: 20...20_000, subtitle: "Logarithmic", format: hertz
      ) {
        $0.valueScale = .logarithmic
        $0.showsValue = true
        $0.valueFormatter = hertz
      },
      slider("progress", "Progress", 0.4, subtitle: "No thumb", format: percent) {
        $0.style = .thumbless
      },
      slider("warmth", "Warmth", 0.7, subtitle: "Tint: orange", format: percent) {
        $0.minimumValueImage = .symbol(.sunMin)
        $0.maximumValueImage = .symbol(.sunMax)
        $0.minimumTrackTintColor = Color(hex: 0xFF9500)
        $0.thumbTintColor = Color(hex: 0xFFF3E0)
        $0.showsValue = true
      },
    ]
  }

  private static func slider(
    _ identifier: String, _ label: String, _ value: Double,
    in range: ClosedRange<Double> = 0...1, step: Double? = nil, subtitle: String? = nil,
    format: @escaping (Double) -> String, _ change: (Slider) -> Void = { _ in }
  ) -> FormRow {
    let slider = Slider(value: value, in: range, step: step, label: label)
    slider.identifier = identifier
    change(slider)
    return FormRow(slider, style: .stretching(from: 104), subtitle: subtitle, value: format)
  }

  private static func percent(_ value: Double) -> String { "\(Int((value * 100).rounded()))%" }

  private static func factor(_ value: Double) -> String { value.shortText(places: 1) + "×" }

  private static func signed(_ value: Double) -> String {
    let text = abs(value).shortText(places: 1)
    return text == "0" ? "0" : (value < 0 ? "−" : "+") + text
  }

  private static func hertz(_ value: Double) -> String {
    value < 1000
      ? "\(Int(value.rounded())) Hz" : (value / 1000).shortText(places: 1) + " kHz"
  }
}
