import Canvas
import Controls

extension ControlProperty {
  @MainActor private static let hundredths: (Double) -> String = { value in
    let whole = Int((value * 100).rounded())
    let digits = String(abs(whole) % 100)
    return (whole < 0 ? "−" : "") + "\(abs(whole) / 100)." + (digits.count == 1 ? "0" : "") + digits
  }

  /// The values that a slider has.
  @MainActor private static func range(of control: Control) -> ClosedRange<Double> {
    guard let slider = control as? Slider else { return 0...1 }
    return slider.minimumValue...max(slider.minimumValue, slider.maximumValue)
  }

  /// Up to half of them.
  @MainActor private static func stepRange(of control: Control) -> ClosedRange<Double> {
    let range = range(of: control)
    return 0...max(range.upperBound / 2 - range.lowerBound / 2, .leastNonzeroMagnitude)
  }

  private static let symbols: [Symbol] = [.sunMin, .sunMax, .speaker, .speakerWave]

  /// What of a slider can be changed.
  @MainActor static let ofSlider: [ControlProperty] = [
    of(
      Slider.self, "value", "Value", .state, .number(range, format: hundredths),
      .argument("value")
    ) { .number($0.value) },
    enabled,
    of(
      Slider.self, "trackTint", "Track", .colors,
      .color([0x34C759, 0xFF9500, 0xFF3B30].map { Color(hex: $0) }) { $0.sliderMinimumTrack },
      .assignment("minimumTrackTintColor")
    ) { .color($0.minimumTrackTintColor) },
    of(
      Slider.self, "maxTrackTint", "Rest", .colors,
      .color([0xC7C7CC, 0x8E8E93, 0xFFD9A8].map { Color(hex: $0) }) { $0.sliderMaximumTrack },
      .assignment("maximumTrackTintColor")
    ) { .color($0.maximumTrackTintColor) },
    of(
      Slider.self, "thumbTint", "Thumb", .colors,
      .color([0xFFF7E0, 0xD1D1D6, 0x1C1C1E].map { Color(hex: $0) }) { $0.sliderThumb },
      .assignment("thumbTintColor")
    ) { .color($0.thumbTintColor) },
    of(
      Slider.self, "trackPress", "Press", .behavior,
      .choice(TrackPress.allCases.map(\.rawValue)), .assignment("trackPress")
    ) { .string($0.trackPress.rawValue) },
    of(
      Slider.self, "snap", "Snap", .behavior, .choice(SliderSnap.allCases.map(\.rawValue)),
      .assignment("snap")
    ) { .string($0.snap.rawValue) },
    of(
      Slider.self, "continuous", "Tells while it moves", .behavior, .flag,
      .assignment("isContinuous")
    ) { .bool($0.isContinuous) },
    of(
      Slider.self, "step", "Step", .range, .number(stepRange, format: hundredths),
      .argument("step")
    ) { .number($0.step ?? 0) },
    of(
      Slider.self, "ticks", "Ticks", .range, .count(2...11, orNone: true),
      .statement { $0.number.map { "ticks = .count(\(Int($0)))" } }
    ) { slider in slider.ticks.map { .integer($0.ticks.count) } ?? .null },
    of(
      Slider.self, "ticksOnly", "Rests on ticks only", .range, .flag,
      .assignment("allowsTickValuesOnly"), offered: { $0.ticks != nil }
    ) { .bool($0.allowsTickValuesOnly) },
    of(
      Slider.self, "neutralValue", "Neutral", .range, .number(range, format: hundredths),
      .assignment("neutralValue")
    ) { .number($0.neutralValue ?? 0) },
    of(
      Slider.self, "thumbless", "Without a thumb", .look, .flag,
      .statement { $0 == .bool(true) ? "style = .thumbless" : nil }
    ) { .bool($0.style == .thumbless) },
    of(
      Slider.self, "showsValue", "Value above the thumb", .look, .flag,
      .assignment("showsValue")
    ) { .bool($0.showsValue) },
    of(
      Slider.self, "minSymbol", "Before", .look, .symbol(symbols),
      .assignment("minimumValueImage")
    ) { .icon($0.minimumValueImage) },
    of(
      Slider.self, "maxSymbol", "After", .look, .symbol(symbols),
      .assignment("maximumValueImage")
    ) { .icon($0.maximumValueImage) },
  ]
}

extension JSON {
  /// A symbol as logs have it; null for none, and for an image of another kind.
  static func icon(_ icon: Icon?) -> JSON {
    if case .symbol(let symbol)? = icon { .string(symbol.name) } else { .null }
  }
}
