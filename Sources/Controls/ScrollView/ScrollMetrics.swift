/// Figures of a ``ScrollView`` and its bar.
enum ScrollMetrics {
  /// pt a notch of the wheel. chosen
  static let notch = 48.0
  /// pt that stay in sight from one page to the next. chosen
  static let pageOverlap = 48.0
  /// pt between what the keyboard goes to and the edge that it is scrolled to; the ring around it
  /// has its place there. chosen
  static let sightMargin = 12.0

  /// pt that the bar shows. chosen
  static let thickness = 6.0
  /// pt between the bar and the edges of the view. chosen
  static let inset = 3.0
  /// pt from the edge of the view that belong to the bar while it is shown. chosen
  static let stripWidth = 16.0
  /// pt; however long the content is, the bar can be seen and taken hold of. chosen
  static let shortestThumb = 36.0

  /// Of the colour of text, so that it is seen on light and on dark. chosen
  static let opacity = 0.4
  /// While the bar is held. chosen
  static let heldOpacity = 0.6
  /// Seconds that the bar stays after the last scroll. chosen
  static let stay = 0.8
  /// Seconds in which it fades then. chosen
  static let fadeDuration = 0.25
}
