import Canvas

/// The metrics of a slider.
public struct SliderMetrics: MetricsStyle, ThumbMetrics {
  /// The height of the control and of its hit area, in points.
  /// spec: docs/spec/ios-slider.md#track/height
  public var height = 44.0
  /// The height of the track, in points. spec: docs/spec/ios-slider.md#track/height
  public var trackHeight = 4.0
  /// The diameter of the thumb, in points. spec: docs/spec/ios-slider.md#thumb/size
  public var thumbDiameter = 28.0
  /// The length by which the thumb exceeds its diameter, along the track, in points.
  /// spec: docs/spec/glass.md#geometry/slider-thumb
  public var thumbElongation = 0.0
  /// The growth of a held thumb along and across the track, in points.
  /// spec: docs/spec/glass.md#geometry/slider-thumb
  public var heldThumbGrowth = Size.zero
  /// The material of the thumb. spec: docs/spec/glass.md#lens/refraction
  public var thumbMaterial = ThumbMaterial.opaque
  /// The spring of the thumb's growth when it is pressed. spec: docs/spec/glass.md#motion/press
  public var pressSpring = Spring.glassPress
  /// The spring of the thumb's growth when it is released. spec: docs/spec/glass.md#motion/release
  public var releaseSpring = Spring.glassRelease
  /// The minimum time for which a press enlarges the thumb, in seconds.
  /// spec: docs/spec/glass.md#motion/tap
  public var leastPressDuration = 0.1
  /// The distance from the thumb's center within which a press grabs the thumb, in points.
  /// spec: docs/spec/ios-slider.md#thumb/hit-area
  public var grabDistance = 22.0
  /// The side of the images before and after the track, in points.
  /// spec: docs/spec/ios-slider.md#custom-min-max-images/size
  public var imageSize = 20.0
  /// The space between an image and the track, in points.
  /// spec: docs/spec/ios-slider.md#custom-min-max-images/spacing-from-track
  public var imageSpacing = 8.0
  /// The minimum width of the track, in points. chosen: enough travel to be of use
  public var minimumTrackWidth = 80.0
  /// The width of the track's outline with increased contrast, in points. chosen: as a switch's
  public var outlineWidth = 1.0
  /// The duration of an animated value change, ease-in-out, in seconds.
  /// spec: docs/spec/ios-slider.md#animation/value-change-programmatic;
  /// docs/spec/rendering.md#5.5/4
  public var changeDuration = 0.15
  /// The duration of a snap, ease-out, in seconds.
  /// spec: docs/spec/ios-slider.md#animation/thumb-snap-to-stepped-values
  public var snapDuration = 0.1
  /// The maximum number of haptic impacts for one move of the pointer. chosen
  public static let maximumImpacts = 32
  /// The step of keys, as a fraction of the range.
  /// spec: docs/spec/ios-slider.md#accessibility/increment-decrement
  public var keyFraction = 0.1
  /// The step of a scroll wheel notch, as a fraction of the range.
  /// spec: docs/spec/command-line.md#fuller-set/scroll
  public var wheelFraction = 0.02
  /// The factor of steps while Shift is held. spec: docs/spec/command-line.md#fuller-set/scroll
  public var fineFactor = 0.1
  /// The pause that ends a run of scroll events, in seconds. chosen
  public var wheelPause = 0.25
  /// The width of ticks, at least a whole pixel, in points.
  /// spec: docs/spec/rendering.md#6/slider-ticks
  public var tickWidth = 1.0
  /// The length of ticks, in points. spec: docs/spec/rendering.md#6/slider-ticks
  public var tickLength = 5.0
  /// The distance from the track's middle to the ticks, in points.
  /// spec: docs/spec/rendering.md#6/slider-ticks
  public var tickDistance = 8.0
  /// The space between a tick and its label, in points. spec: docs/spec/rendering.md#6/slider-ticks
  public var tickLabelSpacing = 3.0
  /// The font size of tick labels, in points. spec: docs/spec/rendering.md#6/slider-ticks
  public var tickLabelSize = 11.0
  /// The length of the neutral value's tick, across the track, in points.
  /// spec: docs/spec/rendering.md#6/slider-neutral-value
  public var neutralTickLength = 9.0
  /// The distance within which a magnetic tick attracts the thumb, in points.
  /// spec: docs/spec/rendering.md#6/slider-magnetic
  public var magnetDistance = 6.0
  /// The height of a track without a thumb, in points.
  /// spec: docs/spec/rendering.md#6/slider-thumbless
  public var thumblessTrackHeight = 8.0
  /// The height of a track without a thumb while it is held, in points.
  /// spec: docs/spec/rendering.md#6/slider-thumbless
  public var thumblessHeldHeight = 12.0
  /// The spring of the track's height. spec: docs/spec/rendering.md#6/slider-thumbless; damping as
  /// a switch's thumb
  public var growSpring = Spring(response: 0.2, dampingRatio: 0.75)
  /// The duration of the value bubble's fade, in seconds.
  /// spec: docs/spec/rendering.md#6/value-bubble
  public var bubbleFadeDuration = 0.15
  /// The metrics of the spec.
  public static let regular = SliderMetrics()

  /// The metrics of the glass design. spec: docs/spec/glass.md#geometry
  public static let glass = SliderMetrics(
    trackHeight: 6, thumbDiameter: 24, thumbElongation: 13, heldThumbGrowth: Size(21, 14.3),
    thumbMaterial: .sliderGlass)

  /// The spec's metrics for a thumb of the same material.
  var spec: SliderMetrics { thumbMaterial.isGlass ? .glass : .regular }

  /// The size of the idle thumb, along and across the track, in points.
  public var thumbSize: Size { Size(thumbDiameter + thumbElongation, thumbDiameter) }

  /// The distance from the track's ends to the centers of the thumb's end positions, in points.
  var thumbInset: Double { thumbSize.width / 2 }

  var pressedThumbElongation: Double { heldThumbGrowth.width }

  /// Whether a press changes the thumb.
  func showsPresses(_ motion: MotionPreference) -> Bool {
    (heldThumbGrowth != .zero || thumbMaterial.isGlass) && thumbMaterial.showsPresses(motion)
  }

  /// The size of the thumb, along and across the track, in points.
  ///
  /// - Parameters:
  ///   - progress: The progress of the press; springs overshoot.
  ///   - stretch: The velocity in units of ``ThumbMaterial/stretch``.
  func thumbSize(at progress: Double, stretch: Double = 0) -> Size {
    let (idle, growth) = (thumbSize, heldThumbGrowth)
    let still = Size(idle.width + progress * growth.width, idle.height + progress * growth.height)
    return stretch == 0 ? still : still.stretched(by: stretch)
  }

  /// The rows: token, property, source.
  public static let tokens: [StyleToken<Self>] =
    [
      .dimension("slider.height", \.height, "ios-slider, Track, Height"),
      .dimension("slider.track.height", \.trackHeight, "ios-slider, Track, Height"),
      .dimension("slider.track.leastWidth", \.minimumTrackWidth, "chosen"),
      .dimension("slider.track.outlineWidth", \.outlineWidth, "chosen"),
      .dimension("slider.thumb.diameter", \.thumbDiameter, "ios-slider, Thumb, Size"),
      .dimension("slider.thumb.elongation", \.thumbElongation, "glass, Geometry").only(.glass),
      .dimension("slider.thumb.growthAlong", \.heldThumbGrowth.width, "glass, Geometry").titled(
        "Thumb growth along the track"
      ).only(.glass),
      .dimension("slider.thumb.growthAcross", \.heldThumbGrowth.height, "glass, Geometry").titled(
        "Thumb growth across the track"
      ).only(.glass),
    ] + ThumbMaterial.tokens.map { $0.within(\.thumbMaterial, prefix: "slider.") } + [
      .dimension("slider.thumb.grabDistance", \.grabDistance, "ios-slider, Thumb, Hit area").titled(
        "Press distance"),
      .dimension("slider.image.size", \.imageSize, images),
      .dimension("slider.image.spacing", \.imageSpacing, images),
      .number("slider.keyFraction", \.keyFraction, "ios-slider, Accessibility").titled(
        "Arrow key, share of range"),
      .number("slider.wheelFraction", \.wheelFraction, "command-line, The fuller set").titled(
        "Scroll wheel, share of range"),
      .number("slider.fineFactor", \.fineFactor, "command-line, The fuller set").titled(
        "With Shift, share of step"),
      .dimension("slider.tick.width", \.tickWidth, ticks),
      .dimension("slider.tick.length", \.tickLength, ticks),
      .dimension("slider.tick.distance", \.tickDistance, ticks),
      .dimension("slider.tickLabel.spacing", \.tickLabelSpacing, ticks),
      .dimension("slider.tickLabel.size", \.tickLabelSize, ticks),
      .dimension(
        "slider.neutralTick.length", \.neutralTickLength, "rendering spec 6, slider, neutral value"),
      .dimension("slider.magnetDistance", \.magnetDistance, "rendering spec 6, slider, magnetic")
        .titled("Tick attraction distance"),
      .dimension("slider.thumbless.height", \.thumblessTrackHeight, thumbless).titled(
        "Track height, no thumb"),
      .dimension("slider.thumbless.heldHeight", \.thumblessHeldHeight, thumbless).titled(
        "Pressed height, no thumb"),
      .duration("motion.slider.change", \.changeDuration, "ios-slider, Animation, Value change"),
      .duration("motion.slider.snap", \.snapDuration, "ios-slider, Animation, Thumb snap"),
      .duration("motion.slider.wheelPause", \.wheelPause, "chosen"),
      .duration("motion.slider.bubbleFade", \.bubbleFadeDuration, "rendering spec 6, value bubble"),
      .spring("motion.slider.grow", \.growSpring, thumbless),
      .spring("motion.slider.press", \.pressSpring, "glass, Motion").only(.glass),
      .spring("motion.slider.release", \.releaseSpring, "glass, Motion").only(.glass),
      .duration("motion.slider.leastPress", \.leastPressDuration, "glass, Motion").titled(
        "Press, minimum duration"
      ).only(.glass),
    ]

  private static let ticks = "rendering spec 6, slider, ticks"
  private static let thumbless = "rendering spec 6, slider, thumbless"
  private static let images = "ios-slider, Custom Min/Max Images"

  /// The metrics of the spec in a look.
  public static func standard(in traits: ThemeTraits) -> Self {
    traits.look == .glass ? .glass : .regular
  }
}
