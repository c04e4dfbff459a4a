/// What the advisor looks at of a segment.
struct AdvisedSegment: Hashable, Sendable {
  /// Empty for none.
  var title = ""

  /// How wide its image is, pt; nil for none.
  var imageWidth: Double?

  /// Whether a label beneath it, or a help tag, says what it is.
  var isExplained = false

  /// An image alone, that nothing explains.
  var isUnexplained: Bool { imageWidth != nil && title.isEmpty && !isExplained }
}

/// How wide the segments are that the advisor looks at.
enum AdvisedWidths: Hashable, Sendable {
  case equal
  /// Each as wide as what it holds.
  case proportional
  /// pt, one a segment; 0 for an equal share of what is left.
  case fixed([Double])
}
