import Canvas

/// The figures of a segmented control, each with its unit and origin.
public enum SegmentedMetrics {
  /// pt. spec: ios-segmented-control, Appearance, "Height"
  public static let height = 32.0

  /// pt; padded vertically around the control. chosen: the least height of anything one presses
  public static let hitHeight = 44.0

  /// pt. spec: ios-segmented-control, Appearance, "Corner radius (outer)"
  public static let cornerRadius = 9.0

  /// pt. spec: ios-segmented-control, Selected Segment Indicator, "Corner radius"
  public static let pillCornerRadius = 7.0

  /// pt. spec: ios-segmented-control, Selected Segment Indicator, "Inset from outer edge"
  public static let pillInset = 2.0

  /// pt. spec: ios-segmented-control, Segments, "Separator"
  public static let separatorWidth = 1.0

  /// pt. spec: ios-segmented-control, Segments, "Separator height"
  public static let separatorHeight = 20.0

  /// pt; nearer to the pill than this a separator is not drawn. spec: rendering, 4.5
  public static let separatorClearance = 1.0

  /// pt on each side of a title. spec: ios-segmented-control, Segments, "Horizontal padding"
  public static let titlePadding = 12.0

  /// Of the titles. spec: ios-segmented-control, Segments, "Font"
  public static let font = Font(size: 13, weight: .medium)

  /// Moves the pill. spec: ios-segmented-control, Animation
  public static let slideSpring = Spring(response: 0.3, dampingRatio: 0.75)

  /// Seconds. spec: ios-segmented-control, Animation, "Separator fade"; rendering, 4.5
  public static let separatorFadeDuration = 0.3

  /// The pressed pill's size as a part of its own. spec: rendering, 5.4
  public static let pressedPillScale = 0.95

  /// Shrinks and grows the pill. spec: rendering, 5.4
  public static let pressSpring = Spring(response: 0.2, dampingRatio: 0.75)

  /// pt outside the control beyond which a release selects nothing. spec: rendering, 5.4
  public static let releaseDistance = 50.0
}
