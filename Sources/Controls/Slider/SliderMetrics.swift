import Canvas

/// The figures of a slider, each with its unit and origin.
public struct SliderMetrics: Hashable, Sendable {
  /// pt; the whole control is as high as its hit area. spec: ios-slider, Track, "Height"
  public var height = 44.0

  /// pt. spec: ios-slider, Track, "Height"
  public var trackHeight = 4.0

  /// pt. spec: ios-slider, Thumb, "Size"
  public var thumbDiameter = 28.0

  /// pt to each side of the thumb's centre that take hold of it. spec: ios-slider, Thumb, "Hit area"
  public var grabDistance = 22.0

  /// pt. spec: ios-slider, Custom Min/Max Images, "Size"
  public var imageSize = 20.0

  /// pt between an image and the track. spec: ios-slider, Custom Min/Max Images
  public var imageSpacing = 8.0

  /// pt. chosen: enough travel to be of use
  public var minimumTrackWidth = 80.0

  /// pt, of the edge that the track has with more contrast. chosen: as a switch's
  public var outlineWidth = 1.0

  /// Seconds, ease-in-out: a program's change, a key, or a jump to where the track is pressed.
  /// spec: ios-slider, Animation, "Value change"; rendering, 5.5
  public var changeDuration = 0.15

  /// Seconds, ease-out. spec: ios-slider, Animation, "Thumb snap"
  public var snapDuration = 0.1

  /// Light impacts for one move of the pointer at most, however many steps it crosses. chosen
  public static let maximumImpacts = 32

  /// Part of the range that a key or a page moves where there is no step. spec: ios-slider,
  /// Accessibility, "Increment/decrement"
  public var keyFraction = 0.1

  /// Part of the range that a notch of the wheel moves where there is no step. spec: command-line,
  /// the fuller set
  public var wheelFraction = 0.02

  /// What Shift makes of a way where there is no step. spec: command-line, the fuller set
  public var fineFactor = 0.1

  /// Seconds after which turns of the wheel are an edit of their own. chosen
  public var wheelPause = 0.25

  // MARK: Marks

  /// pt; at least a whole pixel. spec: rendering 6, slider, ticks
  public var tickWidth = 1.0

  /// pt. spec: rendering 6, slider, ticks
  public var tickLength = 5.0

  /// pt from the track's middle to the ticks. spec: rendering 6, slider, ticks
  public var tickDistance = 8.0

  /// pt between a tick and its label. spec: rendering 6, slider, ticks
  public var tickLabelSpacing = 3.0

  /// pt, of the labels' font. spec: rendering 6, slider, ticks
  public var tickLabelSize = 11.0

  /// pt, across the track. spec: rendering 6, slider, neutral value
  public var neutralTickLength = 9.0

  /// pt from a tick within which a magnetic one holds the thumb. spec: rendering 6, slider, magnetic
  public var magnetDistance = 6.0

  // MARK: Thumbless

  /// pt. spec: rendering 6, slider, thumbless
  public var thumblessTrackHeight = 8.0

  /// pt, while it is held. spec: rendering 6, slider, thumbless
  public var thumblessHeldHeight = 12.0

  /// Makes the track thicker, and thinner again. spec: rendering 6, slider, thumbless; its damping as
  /// a switch's thumb
  public var growSpring = Spring(response: 0.2, dampingRatio: 0.75)

  /// Seconds in which the value above the thumb comes and goes. spec: rendering 6, value bubble
  public var bubbleFadeDuration = 0.15

  /// The figures as the documents have them.
  public init() {}

  /// As the documents have it.
  public static let regular = SliderMetrics()
}
