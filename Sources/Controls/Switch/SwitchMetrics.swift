import Canvas

/// The figures of a switch, each with its unit and origin.
public struct SwitchMetrics: Hashable, Sendable {
  /// pt. spec: ios-switch, Overall Size
  public var size = Size(51, 31)

  /// pt; padded vertically around the track. spec: ios-switch, Accessibility; rendering 3, 10
  public var hitHeight = 44.0

  /// pt between track and thumb. spec: ios-switch, Track
  public var padding = 2.0

  /// pt. spec: ios-switch, Thumb, "Size (normal)"
  public var thumbDiameter = 27.0

  /// pt. spec: ios-switch, Thumb, "Size (pressed)"
  public var pressedThumbWidth = 31.0

  /// pt from one end to the other. spec: rendering, 4.6
  public var travel: Double { size.width - 2 * padding - thumbDiameter }

  /// pt, inside the outline. spec: ios-switch, Track, "Border"
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

  /// pt from the press within which a release is a tap. spec: rendering, 5.4
  public var slop = 10.0

  /// pt from the end that the thumb rests at: a press this near flips at the middle.
  /// spec: rendering, 5.4 (51 - 31)
  public var nearThumbDistance = 20.0

  /// pt to drag before the first flip after a press further away. spec: rendering, 5.4 (0.4 x 51)
  public var farDragDistance = 20.4

  /// pt that a pointer takes the stretched thumb along, from one end to the other; never 0.
  var dragTravel: Double { max(1, size.width - 2 * padding - pressedThumbWidth) }

  /// Where a press moves the thumb, pt from the track's corner; elsewhere it only toggles.
  var trackReach: Rect {
    Rect(origin: .zero, size: size)
      .outset(by: Insets(horizontal: 0, vertical: (hitHeight - size.height) / 2))
  }

  /// pt; the thumb flips when the pointer crosses it. spec: rendering, 5.4
  public var middle: Double { size.width / 2 }

  /// pt, of the outline with more contrast, inside the edge. chosen
  public var outlineWidth = 1.0

  /// pt, of the mark for on. spec: rendering 6, marks for on and off
  public var onMarkSize = Size(1.5, 10)

  /// pt, of the mark for off. spec: rendering 6, marks for on and off
  public var offMarkDiameter = 9.0

  /// pt, of the mark for off. spec: rendering 6, marks for on and off
  public var offMarkWidth = 1.5

  /// pt from the end that the thumb leaves free to the middle of the mark there.
  /// spec: rendering 6, marks for on and off
  public var markDistance = 13.5

  /// pt between the track, or the box, and the title. spec: rendering 6, switch, checkbox style
  public var titleSpacing = 8.0

  /// Of a title beside the track or the box. chosen: as most text of a page
  public var titleFont = Font.body

  /// Of the style with a box. spec: rendering 6, switch, checkbox style
  public var checkbox = CheckboxMetrics.regular

  /// Of the style as a button. spec: rendering 6, switch, button style
  public var button = ToggleButtonMetrics.regular

  /// The figures as the documents have them.
  public init() {}

  /// As the documents have it.
  public static let regular = SwitchMetrics()
}
