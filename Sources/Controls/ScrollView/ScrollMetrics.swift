package enum ScrollMetrics {
  /// The way of a touch before it can scroll, in points. spec: docs/spec/rendering.md#8/finger
  static let touchSlop = 10.0
  /// Seconds of rest after which a delayed touch presses. chosen: as in UIKit
  static let touchDelay = 0.15
  /// The resistance of a page that is pulled beyond its end. spec: docs/spec/rendering.md#8/finger
  static let rubberBand = 0.55
  /// The spring that returns a page to its end. chosen
  static let bounce = Spring(response: 0.6, dampingRatio: 1)
  /// The distance to its final offset at which a page stops, in points. chosen
  static let restingDistance = 0.5
  /// In points per notch of the wheel. chosen
  package static let notch = 48.0
  /// The overlap of pages, in points. chosen
  static let pageOverlap = 48.0
  /// The distance from a revealed node to the edge, in points, with room for a focus ring. chosen
  static let revealMargin = 12.0
  /// In points. chosen
  static let thickness = 6.0
  /// The distance from the bar to the edges, in points. chosen
  static let inset = 3.0
  /// The width of the hit area of the visible bar, in points. chosen
  static let stripWidth = 16.0
  /// In points. chosen
  static let shortestThumb = 36.0
  /// The opacity over the text color, visible on light and dark backgrounds. chosen
  static let opacity = 0.4
  /// The opacity while the thumb is held. chosen
  static let heldOpacity = 0.6
  /// Seconds before it fades. chosen
  static let stay = 0.8
  /// Seconds of the fade. chosen
  static let fadeDuration = 0.25
}
