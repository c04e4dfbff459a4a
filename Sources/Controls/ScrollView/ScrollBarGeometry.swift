/// The geometry of a scroll bar, in points.
struct ScrollBarGeometry: Hashable, Sendable {
  var viewLength = 0.0
  var contentLength = 0.0
  var offset = 0.0

  var maximumOffset: Double { max(contentLength - viewLength, 0) }

  /// Whether there is anything to scroll, and room for the thumb to move.
  var isUseful: Bool { maximumOffset > 0 && way > 0 }

  var thumbStart: Double {
    maximumOffset > 0 ? ScrollMetrics.inset + way * offset / maximumOffset : ScrollMetrics.inset
  }

  /// Proportional to the visible part, with a minimum.
  var thumbLength: Double {
    contentLength > 0
      ? max(ScrollMetrics.shortestThumb, trackLength * min(viewLength / contentLength, 1))
      : trackLength
  }

  /// The offset for a position of the thumb; it may be out of range.
  func offset(forThumbAt start: Double) -> Double {
    way > 0 ? (start - ScrollMetrics.inset) / way * maximumOffset : offset
  }

  var pageLength: Double { max(viewLength - ScrollMetrics.pageOverlap, viewLength / 2) }

  private var trackLength: Double { viewLength - 2 * ScrollMetrics.inset }

  /// The distance that the thumb can move.
  private var way: Double { trackLength - thumbLength }
}
