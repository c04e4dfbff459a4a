import Canvas

/// The colors of sliders and range sliders.
public struct SliderColors: ControlStyle {
  /// The track before the thumb.
  public var minimumTrack: Color
  /// The track after the thumb.
  public var maximumTrack: Color
  /// The outline of the track; clear unless the contrast is increased.
  public var outline: Color
  /// The thumb.
  public var thumb = Color.white
  /// The wide shadow of the thumb.
  public var thumbShadow: Shadow
  /// The narrow shadow of the thumb.
  public var thumbContactShadow: Shadow
  /// The opacity of a disabled slider, 0...1.
  public var disabledOpacity = 0.3
  /// The ticks that the fill does not cover.
  public var tick: Color
  /// The opacity of the track outside the enabled range, 0...1.
  public var unreachableOpacity = 0.4

  /// The rows, by name.
  public static let tokens: [StyleToken<Self>] = [
    .color("slider.track.minimum", \.minimumTrack, "ios-slider, Track"),
    .color("slider.track.maximum", \.maximumTrack, "ios-slider, Track"),
    .color("slider.track.outline", \.outline, "chosen: for high contrast"),
    .color("slider.thumb.fill", \.thumb, "ios-slider, Thumb"),
    .shadow("slider.thumb.shadow", \.thumbShadow, "ios-slider, Thumb, Shadow"),
    .shadow("slider.thumb.contactShadow", \.thumbContactShadow, "ios-slider, Thumb, Shadow"),
    .number("slider.disabledOpacity", \.disabledOpacity, "ios-slider, States"),
    .color("slider.tick.color", \.tick, "rendering spec 6, slider, ticks"),
    .number(
      "slider.unreachableOpacity", \.unreachableOpacity, "rendering spec 6, slider, enabled range"
    ).titled("Opacity out of range"),
  ]

  /// The colors of the spec. spec: docs/spec/ios-slider.md#track;
  /// docs/spec/rendering.md#6/slider-ticks; docs/spec/glass.md#geometry
  public static func standard(in traits: ThemeTraits) -> Self {
    let (colors, isGlass) = (traits.colors, traits.look == .glass)
    return SliderColors(
      minimumTrack: colors.accent, maximumTrack: colors.fill, outline: colors.outline,
      thumbShadow: isGlass ? .glassThumb(traits.isDark) : .black(0.12, y: 0.5, blur: 4),
      thumbContactShadow: isGlass ? .glassThumbContact : .black(0.04, y: 0.5, blur: 1),
      tick: colors.gray3)
  }
}

extension Theme {
  /// The accent color, for highlighted and selected items.
  public var accent: Color { self[SliderColors.self].minimumTrack }
  /// The outlines of shapes, which controls paint 1 point wide inside their edges; clear unless the
  /// contrast is increased.
  public var outline: Color { self[SliderColors.self].outline }
  /// Short lines and borders that stand out more than separators.
  package var tick: Color { self[SliderColors.self].tick }
}
