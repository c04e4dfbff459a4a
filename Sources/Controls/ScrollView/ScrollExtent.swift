/// The range of a scroll offset, and what a finger shows beyond its ends.
struct ScrollExtent: Hashable, Sendable {
  /// The largest offset, in points; the smallest is 0.
  var maximum = 0.0
  /// The length of the view, in points.
  var length = 0.0
  /// Whether a page can be pulled beyond its ends.
  var isElastic = true

  func clamped(_ offset: Double) -> Double { min(max(offset, 0), maximum) }

  /// The offset shown for a page that a finger pulls to an offset.
  ///
  /// Beyond the ends the page follows less and less, and by less than the length of the view.
  func stretched(_ pulled: Double) -> Double {
    let end = clamped(pulled)
    let pull = pulled - end
    if pull == 0 || !isElastic { return end }
    let soft = pull * ScrollMetrics.rubberBand
    return end + soft * length / (abs(soft) + length)
  }

  /// The offset to which a finger pulls a page that is shown at an offset.
  func pulled(_ shown: Double) -> Double {
    let end = clamped(shown)
    let stretch = shown - end
    if stretch == 0 || abs(stretch) >= length { return shown }
    return end + stretch * length / (ScrollMetrics.rubberBand * (length - abs(stretch)))
  }
}
