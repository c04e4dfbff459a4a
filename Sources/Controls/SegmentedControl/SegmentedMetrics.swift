import Canvas

/// The metrics of a segmented control.
public struct SegmentedMetrics: MetricsStyle {
  /// The height, in points. spec: docs/spec/ios-segmented-control.md#appearance/height
  public var height = 32.0
  /// The height of the hit area, centered on the control, in points. chosen: the minimum height of
  /// controls
  public var hitHeight = 44.0
  /// The outer corner radius, in points.
  /// spec: docs/spec/ios-segmented-control.md#appearance/corner-radius-outer
  public var cornerRadius = 9.0
  /// The corner radius of the pill, in points.
  /// spec: docs/spec/ios-segmented-control.md#selected-segment-indicator/corner-radius
  public var pillCornerRadius = 7.0
  /// The inset of the pill from the outer edge, in points.
  /// spec: docs/spec/ios-segmented-control.md#selected-segment-indicator/inset-from-outer-edge
  public var pillInset = 2.0
  /// The width of separators, in points.
  /// spec: docs/spec/ios-segmented-control.md#segments/separator
  public var separatorWidth = 1.0
  /// The height of separators, in points.
  /// spec: docs/spec/ios-segmented-control.md#segments/separator-height
  public var separatorHeight = 20.0
  /// The distance in which separators fade beside a pill, in points; at most half the narrowest
  /// segment's width. spec: docs/spec/rendering.md#4.5/separators
  public var separatorFadeDistance = 24.0
  /// The horizontal padding of titles, in points.
  /// spec: docs/spec/ios-segmented-control.md#segments/horizontal-padding
  public var titlePadding = 12.0
  /// The font of titles. spec: docs/spec/ios-segmented-control.md#segments/font
  public var font = Font(size: 13, weight: .medium)
  /// The size of symbols, in points. spec: docs/spec/hig-segmented-controls.md#macos/regular
  public var iconSize = Size(17, 17)
  /// The space between a symbol and the title beside it, in points.
  /// spec: docs/spec/rendering.md#6/symbol-and-title-in-one-segment
  public var iconGap = 5.0
  /// The font of labels beneath. spec: docs/spec/rendering.md#6/label-beneath
  public var beneathFont = Font(size: 11)
  /// The space between a segment and its label beneath, in points.
  /// spec: docs/spec/rendering.md#6/label-beneath
  public var beneathSpacing = 4.0
  /// The font of the caption. spec: docs/spec/rendering.md#6/label-beneath
  public var captionFont = Font(size: 12)
  /// The space between the control and its caption, in points.
  /// spec: docs/spec/rendering.md#6/label-beneath
  public var captionSpacing = 6.0
  /// The spring of the width of inserted and removed segments.
  /// spec: docs/spec/rendering.md#6/insertion-removal
  public var widthSpring = Spring(response: 0.3, dampingRatio: 1)
  /// The duration of content fades, in seconds. spec: docs/spec/rendering.md#6/insertion-removal;
  /// docs/spec/rendering.md#6/multiple-selection
  public var contentFadeDuration = 0.15
  /// The duration of image fades, in seconds. spec: docs/spec/command-line.md#appearance/fade
  public var imageFadeDuration = 0.15
  /// The spring of the pill's position.
  /// spec: docs/spec/ios-segmented-control.md#animation/selection-change;
  /// docs/spec/ios-segmented-control.md#animation/spring-damping
  public var slideSpring = Spring(response: 0.3, dampingRatio: 0.75)
  /// The scale of a pressed pill. spec: docs/spec/rendering.md#5.4/segmented/press-selected
  public var pressedPillScale = 0.95
  /// The spring of the pill's scale. spec: docs/spec/rendering.md#5.4/segmented/press-selected
  public var pressSpring = Spring(response: 0.2, dampingRatio: 0.75)
  /// The distance outside the control beyond which a release selects nothing, in points.
  /// spec: docs/spec/rendering.md#5.4/segmented/release-outside
  public var releaseDistance = 50.0
  /// The metrics of the spec.
  public static let regular = SegmentedMetrics()
  /// The metrics of the glass design: a capsule. spec: docs/spec/glass.md#geometry/segmented
  public static let glass = SegmentedMetrics(cornerRadius: 16, pillCornerRadius: 14)

  /// The spec's metrics for the same shape.
  var spec: SegmentedMetrics { isCapsule ? .glass : .regular }

  private var isCapsule: Bool { cornerRadius >= height / 2 }

  /// Sets the height; a capsule stays one, and other corners get the radii.
  mutating func setHeight(_ height: Double, cornerRadius: Double, pillCornerRadius: Double) {
    let isCapsule = isCapsule
    self.height = height
    self.cornerRadius = isCapsule ? height / 2 : cornerRadius
    self.pillCornerRadius = isCapsule ? height / 2 - pillInset : pillCornerRadius
  }

  /// The same metrics in another size; animations are the same.
  /// spec: docs/spec/rendering.md#6/segmented-control-sizes
  public func sized(_ size: ControlSize) -> SegmentedMetrics {
    var metrics = self
    switch size {
    case .regular: break
    case .small:
      metrics.setHeight(28, cornerRadius: 8, pillCornerRadius: 6)
      (metrics.font.size, metrics.titlePadding) = (12, 8)
      (metrics.iconSize, metrics.separatorHeight) = (Size(14, 13), 17)
    case .mini:
      metrics.setHeight(24, cornerRadius: 7, pillCornerRadius: 5)
      (metrics.font.size, metrics.titlePadding) = (11, 7)
      (metrics.iconSize, metrics.separatorHeight) = (Size(12, 11), 14)
    }
    return metrics
  }

  package mutating func grow(by factor: Double) {
    if factor == 1 { return }
    setHeight(
      (height * factor).rounded(), cornerRadius: cornerRadius, pillCornerRadius: pillCornerRadius)
    hitHeight = max(hitHeight, height)
    iconSize = Size(iconSize.width * factor, iconSize.height * factor)
  }

  /// Reverts ``grow(by:)`` for metrics that were not changed since.
  mutating func shrink(from grown: SegmentedMetrics, to plain: SegmentedMetrics) {
    if height == grown.height {
      setHeight(plain.height, cornerRadius: cornerRadius, pillCornerRadius: pillCornerRadius)
    }
    if hitHeight == grown.hitHeight { hitHeight = plain.hitHeight }
    if iconSize == grown.iconSize { iconSize = plain.iconSize }
  }

  /// The rows: token, property, source.
  public static let tokens: [StyleToken<Self>] = [
    .dimension("segmented.height", \.height, "\(sheet), Appearance, Height"),
    .dimension("segmented.hitHeight", \.hitHeight, "chosen"),
    .dimension(
      "segmented.cornerRadius", \.cornerRadius, "\(sheet), Appearance, Corner radius (outer)"),
    .dimension("segmented.pill.cornerRadius", \.pillCornerRadius, "\(pill), Corner radius"),
    .dimension("segmented.pill.inset", \.pillInset, "\(pill), Inset from outer edge"),
    .number("segmented.pill.pressedScale", \.pressedPillScale, "rendering spec, 5.4"),
    .dimension("segmented.separator.width", \.separatorWidth, "\(sheet), Segments, Separator"),
    .dimension(
      "segmented.separator.height", \.separatorHeight, "\(sheet), Segments, Separator height"),
    .dimension("segmented.separator.fadeDistance", \.separatorFadeDistance, "rendering spec, 4.5"),
    .dimension("segmented.title.padding", \.titlePadding, "\(sheet), Segments, Horizontal padding"),
    .dimension("segmented.title.size", \.font.size, "\(sheet), Segments, Font"),
    .dimension("segmented.title.tracking", \.font.tracking, "chosen: 0").titled(
      "Title letter spacing"),
    .dimension("segmented.icon.width", \.iconSize.width, guideline),
    .dimension("segmented.icon.height", \.iconSize.height, guideline),
    .dimension("segmented.icon.gap", \.iconGap, "rendering spec 6, symbol and title"),
    .dimension("segmented.beneath.size", \.beneathFont.size, beneath).titled("Label size"),
    .dimension("segmented.beneath.tracking", \.beneathFont.tracking, "chosen: 0").titled(
      "Label letter spacing"),
    .dimension("segmented.beneath.spacing", \.beneathSpacing, beneath).titled("Label spacing"),
    .dimension("segmented.caption.size", \.captionFont.size, "rendering spec 6, caption"),
    .dimension("segmented.caption.tracking", \.captionFont.tracking, "chosen: 0").titled(
      "Caption letter spacing"),
    .dimension("segmented.caption.spacing", \.captionSpacing, "rendering spec 6, caption"),
    .dimension("segmented.releaseDistance", \.releaseDistance, "rendering spec, 5.4").titled(
      "Press cancel distance"),
    .spring("motion.segmented.slide", \.slideSpring, "ios-segmented-control, Animation"),
    .spring("motion.segmented.width", \.widthSpring, "rendering spec 6, insertion, removal"),
    .duration(
      "motion.segmented.contentFade", \.contentFadeDuration,
      "rendering spec 6, insertion, removal"),
    .spring("motion.segmented.press", \.pressSpring, "rendering spec, 5.4"),
    .duration(
      "motion.segmented.imageFade", \.imageFadeDuration,
      "command-line, Custom appearance of a segmented control"),
  ]

  private static let pill = "ios-segmented-control, Selected Segment Indicator"
  private static let sheet = "ios-segmented-control"
  private static let guideline = "hig-segmented-controls, macOS, Regular"
  private static let beneath = "rendering spec 6, label beneath"

  /// The metrics of the spec in a look.
  public static func standard(in traits: ThemeTraits) -> Self {
    traits.look == .glass ? .glass : .regular
  }
}

/// The size of a control. spec: docs/spec/hig-segmented-controls.md#macos/regular
public enum ControlSize: String, Hashable, Sendable, CaseIterable, PropertyRepresentable {
  /// 32 points high.
  case regular
  /// 28 points high.
  case small
  /// 24 points high.
  case mini
}
