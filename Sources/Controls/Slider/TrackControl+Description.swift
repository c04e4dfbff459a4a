import Canvas

extension TrackControl {
  /// Whether the control uses a token; those of glass have no effect on an opaque thumb.
  public func follows(_ token: Token) -> Bool {
    token.variant != .glass || metrics.thumbMaterial.isGlass
  }

  /// Replaces the metrics of sliders.
  public func writeMetrics(to metrics: inout ControlMetrics, ofSpec isSpec: Bool) {
    metrics[SliderMetrics.self] = isSpec ? self.metrics.spec : self.metrics
  }
}

extension TrackControl {
  /// The lowest and the highest value of a control of this type.
  static func limits(of control: Control) -> ClosedRange<Double> {
    (control as? TrackControl)?.trackRange ?? 0...1
  }

  /// A part of the track and of the values beside it, in lengths of the track from its start.
  private static func bounds(
    _ control: Control, from start: Double, to end: Double
  ) -> ClosedRange<Double> {
    let limits = limits(of: control)
    let half = max(limits.halfSpan, .leastNormalMagnitude)
    return limits.lowerBound + 2 * start * half...limits.lowerBound + 2 * end * half
  }

  /// `thumbs` names the thumbs: "thumb".
  static func colorProperties(_ thumbs: String) -> [ControlProperty] {
    [
      .init(
        "trackTint", \TrackControl.minimumTrackTintColor, title: "Filled", in: .colors,
        editor: .swatches([0x34C759, 0xFF9500, 0xFF3B30].map { Color(hex: $0) }) { theme, _ in
          theme[SliderColors.self].minimumTrack
        }, code: .property("minimumTrackTintColor"),
        help: "The color of the filled part of the track."),
      .init(
        "maxTrackTint", \TrackControl.maximumTrackTintColor, title: "Remaining", in: .colors,
        editor: .swatches([0xC7C7CC, 0x8E8E93, 0xFFD9A8].map { Color(hex: $0) }) { theme, _ in
          theme[SliderColors.self].maximumTrack
        }, code: .property("maximumTrackTintColor"),
        help: "The color of the remaining part of the track."),
      .init(
        "thumbTint", \TrackControl.thumbTintColor,
        title: thumbs.prefix(1).uppercased() + thumbs.dropFirst(), in: .colors,
        editor: .swatches([0xFFF7E0, 0xD1D1D6, 0x1C1C1E].map { Color(hex: $0) }) { theme, _ in
          theme[SliderColors.self].thumb
        }, code: .property("thumbTintColor"), help: "The color of the \(thumbs)."),
    ]
  }

  static var boundProperties: [ControlProperty] {
    [
      .init(
        "range", \TrackControl.trackRange, code: .argument("in"),
        help: "The lowest and the highest value."),
      .init(
        "min", \TrackControl.minimumValue, title: "Minimum", in: .range,
        editor: .slider { bounds($0, from: -0.5, to: 0.9) }, code: PropertyCode.none,
        help: "The lowest value."),
      .init(
        "max", \TrackControl.maximumValue, title: "Maximum", in: .range,
        editor: .slider { bounds($0, from: 0.1, to: 2) }, code: PropertyCode.none,
        help: "The highest value."),
    ]
  }

  static func behaviorProperties(_ thumbs: String) -> [ControlProperty] {
    [
      .init(
        "trackPress", \TrackControl.trackPress, title: "Press", in: .behavior,
        help: "The effect of a press on the track beside the \(thumbs)."),
      .scrollWheel(\TrackControl.scrollWheel),
      .init(
        "snap", \TrackControl.snap, title: "Snap", in: .behavior,
        help: "When a dragged thumb snaps to steps or ticks."),
      .init(
        "continuous", \TrackControl.isContinuous, title: "Updates while dragging", in: .behavior,
        code: .property("isContinuous"), isUsuallySet: true,
        help: "Every change of a drag is sent, not only the last one."),
    ]
  }

  static func valueProperties(_ thumbs: String) -> [ControlProperty] {
    [
      .init(
        "step", title: "Step", in: .range,
        editor: .slider({ 0...max(limits(of: $0).halfSpan, .leastNonzeroMagnitude) }, none: 0),
        code: .argument("step"), help: "The distance between allowed values.",
        get: { (control: TrackControl) in control.step },
        set: { control, step, _ throws(PropertyError) in
          if let step, step <= 0 { throw PropertyError("must be a number above 0") }
          control.step = step
        }),
      .init(
        "ticks", title: "Ticks", in: .range, kind: .count(1...SliderTicks.maximumCount),
        editor: .stepper({ _ in 2...11 }),
        code: .statement { $0.wholeNumber.map { "ticks = .count(\($0))" } },
        help: "The number of ticks; the first and the last are at the ends of the track.",
        get: { (control: TrackControl) in control.ticks?.ticks.count },
        set: { control, count, _ in
          control.ticks = count.map { .count($0, labels: control.ticks?.ticks.map(\.label) ?? []) }
        }),
      .init(
        "tickLabels", code: PropertyCode.none, isText: true, help: "Labels of the ticks.",
        get: { (control: TrackControl) in control.ticks?.labels ?? [] },
        set: { control, labels, _ throws(PropertyError) in
          control.ticks = try SliderTicks.labeled(labels, control.ticks)
        }),
      .init(
        "ticksOnly", \TrackControl.allowsTickValuesOnly, title: "Snaps to ticks only", in: .range,
        code: .property("allowsTickValuesOnly"), needs: "ticks",
        help: "Whether only the values of ticks are allowed.", isAvailable: { $0.ticks != nil }),
      .init(
        "enabledRange", \TrackControl.enabledRange, help: "The values that the \(thumbs) can reach."
      ),
    ]
  }

  static var lookProperties: [ControlProperty] {
    let symbols = PropertyEditorStyle.samples { _ in
      [PropertySample("None", .none)]
        + [
          ("Sun Min", "sun.min"), ("Sun Max", "sun.max"), ("Speaker", "speaker"),
          ("Speaker Wave", "speaker.wave"),
        ].map { PropertySample($0, .text($1)) }
    }
    return [
      .init(
        "minSymbol", \TrackControl.minimumValueImage, title: "Before", in: .look, editor: symbols,
        code: .property("minimumValueImage"),
        help: "The symbol before the track; playground symbols lists all names."),
      .init(
        "maxSymbol", \TrackControl.maximumValueImage, title: "After", in: .look, editor: symbols,
        code: .property("maximumValueImage"), help: "The symbol after the track."),
      .init(
        "orientation", \TrackControl.orientation,
        help: "The direction of the track; in a vertical slider, up increases."),
      .init(
        "valueScale", kind: .choice(["linear", "logarithmic"]),
        help: "The scale of values along the track.",
        get: { (control: TrackControl) in
          control.valueScale is LogarithmicScale ? "logarithmic" : "linear"
        },
        set: { control, name, _ in
          let scale: any ValueScale = if name == "linear" { .linear } else { .logarithmic }
          control.valueScale = scale
        }),
    ]
  }
}
