/// Where the thumb of a scroll bar lies, and what it means to move it; pt.
struct ScrollBarGeometry: Hashable, Sendable {
  /// How much is seen at once.
  var viewLength = 0.0
  /// How much there is.
  var contentLength = 0.0
  /// From the beginning of the content to the first that is seen.
  var offset = 0.0

  /// The largest offset.
  var maximumOffset: Double { max(contentLength - viewLength, 0) }

  /// Whether there is anything to scroll, and room for a thumb that can be moved.
  var isUseful: Bool { maximumOffset > 0 && way > 0 }

  /// From the beginning of the view.
  var thumbStart: Double {
    maximumOffset > 0 ? ScrollMetrics.inset + way * offset / maximumOffset : ScrollMetrics.inset
  }

  /// As much of the track as the view is of the content, unless that is too little to take hold of.
  var thumbLength: Double {
    contentLength > 0
      ? max(ScrollMetrics.shortestThumb, trackLength * min(viewLength / contentLength, 1))
      : trackLength
  }

  /// The offset at which the thumb begins at a place; it may lie beyond the ends.
  func offset(forThumbAt start: Double) -> Double {
    way > 0 ? (start - ScrollMetrics.inset) / way * maximumOffset : offset
  }

  /// How far a page goes; some of what was seen stays in sight.
  var pageLength: Double { max(viewLength - ScrollMetrics.pageOverlap, viewLength / 2) }

  private var trackLength: Double { viewLength - 2 * ScrollMetrics.inset }

  /// How far the thumb can move.
  private var way: Double { trackLength - thumbLength }
}
