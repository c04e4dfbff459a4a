import Canvas

/// The metrics of a switch.
public struct SwitchMetrics: MetricsStyle, ThumbMetrics {
  /// The size of the track, in points. spec: docs/spec/ios-switch.md#overall-size
  public var size = Size(51, 31)
  /// The height of the hit area, centered on the track, in points.
  /// spec: docs/spec/ios-switch.md#accessibility/minimum-hit-target; docs/spec/rendering.md#3/10
  public var hitHeight = 44.0
  /// The distance between the track's edge and the thumb, in points.
  /// spec: docs/spec/ios-switch.md#track/interior-padding
  public var padding = 2.0
  /// The diameter of the thumb, in points. spec: docs/spec/ios-switch.md#thumb/size-normal
  public var thumbDiameter = 27.0
  /// The length by which the idle thumb exceeds its diameter, in points.
  /// spec: docs/spec/glass.md#geometry/switch-thumb
  public var thumbElongation = 0.0
  /// The width of a pressed thumb, in points. spec: docs/spec/ios-switch.md#thumb/size-pressed
  public var pressedThumbWidth = 31.0
  /// The height by which a pressed thumb exceeds its diameter, in points.
  /// spec: docs/spec/glass.md#geometry/thumb-held
  public var pressedThumbGrowth = 0.0
  /// The growth of a pressed thumb beyond its padding, from 0 (it stays within the track) to 1 (it
  /// grows about its center). spec: docs/spec/glass.md#geometry/thumb-held
  public var thumbOverhang = 0.0
  /// The material of the thumb. spec: docs/spec/glass.md#lens/refraction
  public var thumbMaterial = ThumbMaterial.opaque
  /// The width of the idle thumb, in points.
  public var thumbWidth: Double { thumbDiameter + thumbElongation }
  /// The distance of the thumb between off and on, in points. spec: docs/spec/rendering.md#4.6
  public var travel: Double { size.width - 2 * padding - thumbWidth }

  /// The width of the border inside the outline, in points.
  /// spec: docs/spec/ios-switch.md#track/border
  public var borderWidth = 0.5
  /// The spring of the thumb's position. spec: docs/spec/ios-switch.md#animation/curve
  public var slideSpring = Spring(response: 0.3, dampingRatio: 0.75)
  /// The spring of the thumb's width when it is pressed.
  /// spec: docs/spec/ios-switch.md#animation/thumb-expansion-press
  public var pressSpring = Spring(response: 0.15, dampingRatio: 0.75)
  /// The spring of the thumb's width when it is released.
  /// spec: docs/spec/ios-switch.md#animation/thumb-expansion-release
  public var releaseSpring = Spring(response: 0.2, dampingRatio: 0.75)
  /// The minimum time for which a press stretches the thumb, in seconds.
  /// spec: docs/spec/glass.md#motion/tap
  public var leastPressDuration = 0.0
  /// The duration of the track's color fade, in seconds.
  /// spec: docs/spec/ios-switch.md#animation/track-color-transition
  public var fadeDuration = 0.15
  /// The delay between a flip and the color fade, in seconds.
  /// spec: docs/spec/rendering.md#4.5/toggle
  public var fadeDelay = 0.1
  /// The distance within which a release is a tap, in points.
  /// spec: docs/spec/rendering.md#5.4/switch/tap
  public var slop = 10.0
  /// The distance from the thumb's end below which a press flips at the middle, in points.
  /// spec: docs/spec/rendering.md#5.4/switch/crossing (51 - 31)
  public var nearThumbDistance = 20.0
  /// The drag distance to the first flip after other presses, in points.
  /// spec: docs/spec/rendering.md#5.4/switch/press-beyond (0.4 x 51)
  public var farDragDistance = 20.4
  /// The travel of the stretched thumb, in points; never 0.
  var dragTravel: Double {
    max(1, size.width - 2 * padding(ofWidth: pressedThumbWidth) - pressedThumbWidth)
  }

  /// The distance between the track's edge and a thumb of a width, in points; negative beyond the
  /// edge.
  func padding(ofWidth width: Double) -> Double {
    padding - thumbOverhang * (width - thumbWidth) / 2
  }

  var pressedThumbElongation: Double { abs(pressedThumbWidth - thumbWidth) }

  /// The area where a press moves the thumb, in points; elsewhere it only toggles.
  var trackReach: Rect { Rect(origin: .zero, size: size).outset(by: hitOutsets) }

  var hitOutsets: Insets { Insets(horizontal: 0, vertical: (hitHeight - size.height) / 2) }

  /// The x at which the pointer flips the thumb, in points.
  /// spec: docs/spec/rendering.md#5.4/switch/crossing
  public var middle: Double { size.width / 2 }

  /// The width of the outline with increased contrast, in points. chosen
  public var outlineWidth = 1.0
  /// The size of the on label, in points. spec: docs/spec/rendering.md#6/marks-for-on-and-off
  public var onMarkSize = Size(1.5, 10)
  /// The diameter of the off label, in points. spec: docs/spec/rendering.md#6/marks-for-on-and-off
  public var offMarkDiameter = 9.0
  /// The line width of the off label, in points.
  /// spec: docs/spec/rendering.md#6/marks-for-on-and-off
  public var offMarkWidth = 1.5
  /// The distance from the track's end to the center of a label, in points.
  /// spec: docs/spec/rendering.md#6/marks-for-on-and-off
  public var markDistance = 13.5
  /// The space between a checkbox and its title, in points.
  /// spec: docs/spec/rendering.md#6/switch-checkbox-style
  public var titleSpacing = 8.0
  /// The font of a title beside the box. chosen: as most text of a page
  public var titleFont = Font.body
  /// The metrics of the checkbox style. spec: docs/spec/rendering.md#6/switch-checkbox-style
  public var checkbox = CheckboxMetrics()
  /// The metrics of the button style. spec: docs/spec/rendering.md#6/switch-button-style
  public var button = ToggleButtonMetrics()
  /// The metrics of the spec.
  public static let regular = SwitchMetrics()

  /// The metrics of the glass design. spec: docs/spec/glass.md#geometry; docs/spec/glass.md#motion
  public static let glass = SwitchMetrics(
    size: Size(63, 28), thumbDiameter: 24, thumbElongation: 13, pressedThumbWidth: 58,
    pressedThumbGrowth: 14.3, thumbOverhang: 1, thumbMaterial: .switchGlass, borderWidth: 0,
    pressSpring: .glassPress, releaseSpring: .glassRelease, leastPressDuration: 0.1,
    // chosen: as in the classic design, the width without the thumb, and 0.4 of the width
    nearThumbDistance: 26, farDragDistance: 25.2)

  /// The spec's metrics for a thumb of the same material.
  var spec: SwitchMetrics { thumbMaterial.isGlass ? .glass : .regular }

  /// The rows, sizes before motion: token, property, source.
  public static let tokens: [StyleToken<Self>] = {
    let rows =
      ownTokens + CheckboxMetrics.tokens.map { $0.within(\.checkbox).only(.checkbox) }
      + ToggleButtonMetrics.tokens.map { $0.within(\.button).only(.button) }
    return rows.filter { !$0.kind.isOfMotion } + rows.filter { $0.kind.isOfMotion }
  }()

  private static let ownTokens: [StyleToken<Self>] =
    [
      .dimension("switch.width", \.size.width, "ios-switch, Overall Size"),
      .dimension("switch.height", \.size.height, "ios-switch, Overall Size"),
      .dimension("switch.hitHeight", \.hitHeight, "ios-switch, Accessibility"),
      .dimension("switch.padding", \.padding, "ios-switch, Track"),
      .dimension("switch.track.borderWidth", \.borderWidth, "ios-switch, Track, Border"),
      .dimension("switch.thumb.diameter", \.thumbDiameter, "ios-switch, Thumb"),
      .dimension("switch.thumb.pressedWidth", \.pressedThumbWidth, "ios-switch, Thumb"),
      .dimension("switch.thumb.elongation", \.thumbElongation, "glass, Geometry").only(.glass),
      .dimension("switch.thumb.pressedGrowth", \.pressedThumbGrowth, "glass, Geometry").only(
        .glass),
      .number("switch.thumb.overhang", \.thumbOverhang, "glass, Geometry").only(.glass),
    ] + ThumbMaterial.tokens.map { $0.within(\.thumbMaterial, prefix: "switch.") } + [
      .dimension("switch.slop", \.slop, "rendering spec, 5.4").titled("Touch tolerance"),
      .dimension("switch.nearThumbDistance", \.nearThumbDistance, "rendering spec, 5.4").titled(
        "Press near the thumb, at most"),
      .dimension("switch.farDragDistance", \.farDragDistance, "rendering spec, 5.4").titled(
        "Drag from elsewhere, at least"),
      .dimension("switch.outlineWidth", \.outlineWidth, "chosen"),
      .dimension("switch.marks.onWidth", \.onMarkSize.width, marks).titled("On label, width"),
      .dimension("switch.marks.onHeight", \.onMarkSize.height, marks).titled("On label, height"),
      .dimension("switch.marks.offDiameter", \.offMarkDiameter, marks).titled(
        "Off label, diameter"),
      .dimension("switch.marks.offWidth", \.offMarkWidth, marks).titled("Off label, line width"),
      .dimension("switch.marks.distance", \.markDistance, marks).titled(
        "Label distance from the end"),
      .dimension("switch.title.spacing", \.titleSpacing, box),
      .dimension("switch.title.size", \.titleFont.size, "chosen: same as the page text"),
      .dimension("switch.title.tracking", \.titleFont.tracking, "chosen: 0").titled(
        "Title letter spacing"),
      .spring("motion.switch.slide", \.slideSpring, "\(sheet), Curve"),
      .spring("motion.switch.press", \.pressSpring, "\(sheet), Thumb expansion (press)"),
      .spring("motion.switch.release", \.releaseSpring, "\(sheet), Thumb expansion (release)"),
      .duration("motion.switch.leastPress", \.leastPressDuration, "glass, Motion").titled(
        "Press, minimum duration"
      ).only(.glass),
      .duration("motion.switch.fade", \.fadeDuration, "\(sheet), Track color transition"),
      .duration("motion.switch.fadeDelay", \.fadeDelay, "rendering spec, 4.5"),
    ]

  private static let sheet = "ios-switch, Animation"
  private static let marks = "rendering spec 6, marks for on and off"
  private static let box = "rendering spec 6, switch, checkbox style"

  /// The metrics of the spec in a look.
  public static func standard(in traits: ThemeTraits) -> Self {
    traits.look == .glass ? .glass : .regular
  }
}
