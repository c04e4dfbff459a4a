import Canvas

/// The figures of a segmented control, each with its unit and origin.
public struct SegmentedMetrics: Hashable, Sendable {
  /// pt. spec: ios-segmented-control, Appearance, "Height"
  public var height = 32.0

  /// pt; padded vertically around the control. chosen: the least height of anything one presses
  public var hitHeight = 44.0

  /// pt. spec: ios-segmented-control, Appearance, "Corner radius (outer)"
  public var cornerRadius = 9.0

  /// pt. spec: ios-segmented-control, Selected Segment Indicator, "Corner radius"
  public var pillCornerRadius = 7.0

  /// pt. spec: ios-segmented-control, Selected Segment Indicator, "Inset from outer edge"
  public var pillInset = 2.0

  /// pt. spec: ios-segmented-control, Segments, "Separator"
  public var separatorWidth = 1.0

  /// pt. spec: ios-segmented-control, Segments, "Separator height"
  public var separatorHeight = 20.0

  /// pt; nearer to the pill than this a separator is not drawn. spec: rendering, 4.5
  public var separatorClearance = 1.0

  /// pt on each side of a title. spec: ios-segmented-control, Segments, "Horizontal padding"
  public var titlePadding = 12.0

  /// Of the titles. spec: ios-segmented-control, Segments, "Font"
  public var font = Font(size: 13, weight: .medium)

  /// pt, of symbols. spec: hig-segmented-controls, macOS, "Control size"
  public var iconSize = Size(17, 17)

  /// pt between a symbol and the title beside it. spec: rendering 6, symbol and title
  public var iconGap = 5.0

  /// Of the labels beneath the segments. spec: rendering 6, label beneath
  public var beneathFont = Font(size: 11)

  /// pt between a segment and the label beneath it. spec: rendering 6, label beneath
  public var beneathSpacing = 4.0

  /// Of the label beneath the whole. spec: rendering 6, caption
  public var captionFont = Font(size: 12)

  /// pt between the control and the label beneath the whole. spec: rendering 6, caption
  public var captionSpacing = 6.0

  /// Widens and narrows segments that come and go. spec: rendering 6, insertion, removal
  public var widthSpring = Spring(response: 0.3, dampingRatio: 1)

  /// Seconds in which what comes and goes is faded, and what joins a selection or leaves it.
  /// spec: rendering 6, insertion, removal; multiple selection
  public var contentFadeDuration = 0.15

  /// Seconds in which the images of another selection fade in.
  /// spec: command-line, Custom appearance of a segmented control
  public var imageFadeDuration = 0.15

  /// Moves the pill. spec: ios-segmented-control, Animation
  public var slideSpring = Spring(response: 0.3, dampingRatio: 0.75)

  /// Seconds. spec: ios-segmented-control, Animation, "Separator fade"; rendering, 4.5
  public var separatorFadeDuration = 0.3

  /// The pressed pill's size as a part of its own. spec: rendering, 5.4
  public var pressedPillScale = 0.95

  /// Shrinks and grows the pill. spec: rendering, 5.4
  public var pressSpring = Spring(response: 0.2, dampingRatio: 0.75)

  /// pt outside the control beyond which a release selects nothing. spec: rendering, 5.4
  public var releaseDistance = 50.0

  /// The figures as the documents have them.
  public init() {}

  /// As the documents have it.
  public static let regular = SegmentedMetrics()

  /// Makes room for text that is larger than it asks for.
  package mutating func grow(by factor: Double) {
    if factor == 1 { return }
    height = (height * factor).rounded()
    hitHeight = max(hitHeight, height)
    iconSize = Size(iconSize.width * factor, iconSize.height * factor)
  }

  /// Takes back what grew and was not changed since.
  ///
  /// - Parameters:
  ///   - grown: as they were when they had grown.
  ///   - plain: as they were before.
  mutating func shrink(from grown: SegmentedMetrics, to plain: SegmentedMetrics) {
    if height == grown.height { height = plain.height }
    if hitHeight == grown.hitHeight { hitHeight = plain.hitHeight }
    if iconSize == grown.iconSize { iconSize = plain.iconSize }
  }
}
