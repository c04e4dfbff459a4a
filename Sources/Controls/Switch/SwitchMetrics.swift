import Canvas

/// The metrics of a switch.
public struct SwitchMetrics: Hashable, Sendable {
  /// In points. spec: ios-switch, Overall Size
  public var size = Size(51, 31)
  /// In points, centered on the track. spec: ios-switch, Accessibility; rendering 3, 10
  public var hitHeight = 44.0
  /// In points, between track and thumb. spec: ios-switch, Track
  public var padding = 2.0
  /// In points. spec: ios-switch, Thumb, "Size (normal)"
  public var thumbDiameter = 27.0
  /// In points. spec: ios-switch, Thumb, "Size (pressed)"
  public var pressedThumbWidth = 31.0
  /// In points, from one end to the other. spec: rendering, 4.6
  public var travel: Double { size.width - 2 * padding - thumbDiameter }

  /// In points, inside the outline. spec: ios-switch, Track, "Border"
  public var borderWidth = 0.5
  /// Moves the thumb. spec: ios-switch, Animation, "Curve"
  public var slideSpring = Spring(response: 0.3, dampingRatio: 0.75)
  /// Widens the thumb. spec: ios-switch, Animation, "Thumb expansion (press)"
  public var pressSpring = Spring(response: 0.15, dampingRatio: 0.75)
  /// Narrows the thumb. spec: ios-switch, Animation, "Thumb expansion (release)"
  public var releaseSpring = Spring(response: 0.2, dampingRatio: 0.75)
  /// Seconds. spec: ios-switch, Animation, "Track color transition"
  public var fadeDuration = 0.15
  /// Seconds from a flip to its fade. spec: rendering, 4.5
  public var fadeDelay = 0.1
  /// The distance within which a release is a tap, in points. spec: rendering, 5.4
  public var slop = 10.0
  /// A press this near to the thumb's end flips at the middle. spec: rendering, 5.4 (51 - 31)
  public var nearThumbDistance = 20.0
  /// The drag to the first flip after other presses, in points. spec: rendering, 5.4 (0.4 x 51)
  public var farDragDistance = 20.4
  /// The travel of the stretched thumb, in points; never 0.
  var dragTravel: Double { max(1, size.width - 2 * padding - pressedThumbWidth) }

  /// The area where a press moves the thumb, in points; elsewhere it only toggles.
  var trackReach: Rect {
    Rect(origin: .zero, size: size)
      .outset(by: Insets(horizontal: 0, vertical: (hitHeight - size.height) / 2))
  }

  /// The thumb flips when the pointer crosses the middle, in points. spec: rendering, 5.4
  public var middle: Double { size.width / 2 }

  /// The outline with more contrast, in points. chosen
  public var outlineWidth = 1.0
  /// In points, of the mark for on. spec: rendering 6, marks for on and off
  public var onMarkSize = Size(1.5, 10)
  /// In points, of the mark for off. spec: rendering 6, marks for on and off
  public var offMarkDiameter = 9.0
  /// In points, of the mark for off. spec: rendering 6, marks for on and off
  public var offMarkWidth = 1.5
  /// From the end to the center of the mark, in points. spec: rendering 6, marks for on and off
  public var markDistance = 13.5
  /// Between box and title, in points. spec: rendering 6, switch, checkbox style
  public var titleSpacing = 8.0
  /// The font of a title beside the box. chosen: as most text of a page
  public var titleFont = Font.body
  /// The metrics of the checkbox style. spec: rendering 6, switch, checkbox style
  public var checkbox = CheckboxMetrics.regular
  /// The metrics of the button style. spec: rendering 6, switch, button style
  public var button = ToggleButtonMetrics.regular
  /// The metrics of the spec.
  public init() {}

  /// The metrics of the spec.
  public static let regular = SwitchMetrics()
}
