import Canvas

/// The metrics of a slider.
public struct SliderMetrics: Hashable, Sendable {
  /// The height of control and hit area, in points. spec: ios-slider, Track, "Height"
  public var height = 44.0
  /// In points. spec: ios-slider, Track, "Height"
  public var trackHeight = 4.0
  /// In points. spec: ios-slider, Thumb, "Size"
  public var thumbDiameter = 28.0
  /// On each side of the thumb's center, in points. spec: ios-slider, Thumb, "Hit area"
  public var grabDistance = 22.0
  /// In points. spec: ios-slider, Custom Min/Max Images, "Size"
  public var imageSize = 20.0
  /// In points, between an image and the track. spec: ios-slider, Custom Min/Max Images
  public var imageSpacing = 8.0
  /// In points. chosen: enough travel to be of use
  public var minimumTrackWidth = 80.0
  /// The outline of the track with more contrast, in points. chosen: as a switch's
  public var outlineWidth = 1.0
  /// Seconds, ease-in-out. spec: ios-slider, Animation, "Value change"; rendering, 5.5
  public var changeDuration = 0.15
  /// Seconds, ease-out. spec: ios-slider, Animation, "Thumb snap"
  public var snapDuration = 0.1
  /// The most haptic impacts for one move of the pointer. chosen
  public static let maximumImpacts = 32
  /// The step of keys as a part of the range. spec: ios-slider, Accessibility,
  /// "Increment/decrement"
  public var keyFraction = 0.1
  /// The step of a notch as a part of the range. spec: command-line, the fuller set
  public var wheelFraction = 0.02
  /// The factor of steps with Shift. spec: command-line, the fuller set
  public var fineFactor = 0.1
  /// Seconds that end a run of scroll events. chosen
  public var wheelPause = 0.25

  /// In points; at least a whole pixel. spec: rendering 6, slider, ticks
  public var tickWidth = 1.0
  /// In points. spec: rendering 6, slider, ticks
  public var tickLength = 5.0
  /// In points, from the track's middle to the ticks. spec: rendering 6, slider, ticks
  public var tickDistance = 8.0
  /// In points, between a tick and its label. spec: rendering 6, slider, ticks
  public var tickLabelSpacing = 3.0
  /// In points, of the labels' font. spec: rendering 6, slider, ticks
  public var tickLabelSize = 11.0
  /// In points, across the track. spec: rendering 6, slider, neutral value
  public var neutralTickLength = 9.0
  /// In points from a magnetic tick. spec: rendering 6, slider, magnetic
  public var magnetDistance = 6.0

  /// In points. spec: rendering 6, slider, thumbless
  public var thumblessTrackHeight = 8.0
  /// In points, while it is held. spec: rendering 6, slider, thumbless
  public var thumblessHeldHeight = 12.0
  /// Grows the track. spec: rendering 6, slider, thumbless; damping as a switch's thumb
  public var growSpring = Spring(response: 0.2, dampingRatio: 0.75)
  /// Seconds of the bubble's fade. spec: rendering 6, value bubble
  public var bubbleFadeDuration = 0.15
  /// The metrics of the spec.
  public init() {}

  /// The metrics of the spec.
  public static let regular = SliderMetrics()
}
