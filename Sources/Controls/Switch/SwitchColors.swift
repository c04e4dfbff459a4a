import Canvas

/// The colors of switches.
public struct SwitchColors: ControlStyle {
  /// The track of a switch that is on.
  public var trackOn: Color
  /// The track of a switch that is off.
  public var trackOff: Color
  /// The border inside the track of a switch that is off.
  public var trackBorder: Color
  /// The outline of a switch in all styles; clear unless the contrast is increased.
  public var outline: Color
  /// The thumb.
  public var thumb = Color.white
  /// The wide shadow of the thumb.
  public var thumbShadow: Shadow
  /// The narrow shadow of the thumb.
  public var thumbContactShadow: Shadow
  /// The on label, over the track.
  public var onMark = Color.white
  /// The off label.
  public var offMark: Color
  /// The default opacity of the on/off labels, 0...1; 0 unless the contrast is increased.
  public var marksOpacity: Double
  /// The border of a checkbox that is off.
  public var checkboxBorder: Color
  /// The check mark or mixed mark of a checkbox.
  public var checkboxMark: Color
  /// The opacity of the tint of a mixed toggle button, 0...1.
  public var mixedButtonOpacity = 0.35
  /// The opacity of a disabled switch, 0...1.
  public var disabledOpacity = 0.5

  /// The rows, by name.
  public static let tokens: [StyleToken<Self>] = [
    .color("switch.track.on", \.trackOn, "ios-switch, Track"),
    .color("switch.track.off", \.trackOff, "ios-switch, Track; rendering spec 3, 1"),
    .color("switch.track.border", \.trackBorder, "ios-switch, Track, Border"),
    .color("switch.outline", \.outline, "chosen: for high contrast"),
    .color("switch.thumb.fill", \.thumb, "ios-switch, Thumb"),
    .shadow("switch.thumb.shadow", \.thumbShadow, "ios-switch, Thumb, Shadow"),
    .shadow("switch.thumb.contactShadow", \.thumbContactShadow, "ios-switch, Thumb, Shadow"),
    .color("switch.marks.on", \.onMark, "rendering spec 6, marks for on and off"),
    .color("switch.marks.off", \.offMark, "rendering spec 6, marks for on and off"),
    .number("switch.marks.opacity", \.marksOpacity, "rendering spec 6, marks for on and off")
      .only(.none),
    .color("switch.checkbox.border", \.checkboxBorder, "rendering spec 6, checkbox style"),
    .color("switch.checkbox.mark", \.checkboxMark, "rendering spec 6, checkbox style"),
    .number("switch.button.mixedOpacity", \.mixedButtonOpacity, "rendering spec 6, button style")
      .only(.button),
    .number("switch.disabledOpacity", \.disabledOpacity, "ios-switch, States"),
  ]

  /// The colors of the spec; those for increased contrast are chosen, as grays that contrast with
  /// all adjacent colors. spec: docs/spec/ios-switch.md#track; docs/spec/rendering.md#3/1;
  /// docs/spec/glass.md#geometry
  public static func standard(in traits: ThemeTraits) -> Self {
    let (colors, isDark, isGlass) = (traits.colors, traits.isDark, traits.look == .glass)
    let strong = Color(hex: 0x8E8E93)
    var style = SwitchColors(
      trackOn: colors.green,
      trackOff: isGlass
        ? Color(hex: 0x787880, alpha: isDark ? 0.32 : 0.16)
        : Color(hex: isDark ? 0x39393D : 0xE9E9EB),
      trackBorder: isGlass || isDark ? .clear : Color(hex: 0xE0E0E0), outline: colors.outline,
      thumbShadow: isGlass ? .glassThumb(isDark) : .black(0.15, y: 3, blur: 8),
      thumbContactShadow: isGlass ? .glassThumbContact : .black(0.06, y: 3, blur: 1),
      offMark: strong, marksOpacity: 0, checkboxBorder: colors.gray3,
      checkboxMark: colors.accentInk)
    if traits.contrast == .more {
      style.trackOff = Color(hex: isDark ? 0x545456 : 0xC7C7CC)
      style.trackBorder = strong
      (style.offMark, style.checkboxBorder) = (colors.outline, colors.outline)
      style.marksOpacity = 1
    }
    return style
  }
}
