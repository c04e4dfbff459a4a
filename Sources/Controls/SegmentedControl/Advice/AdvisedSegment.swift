/// What the advisor looks at of a segment.
package struct AdvisedSegment: Hashable, Sendable {
  /// Empty for none.
  package var title: String

  /// How wide its image is, pt; nil for none.
  package var imageWidth: Double?

  /// Whether a label beneath it, or a help tag, says what it is.
  package var isExplained: Bool

  package init(title: String = "", imageWidth: Double? = nil, isExplained: Bool = false) {
    self.title = title
    self.imageWidth = imageWidth
    self.isExplained = isExplained
  }

  /// An image alone, that nothing explains.
  var isUnexplained: Bool { imageWidth != nil && title.isEmpty && !isExplained }
}

/// How wide the segments are that the advisor looks at.
package enum AdvisedWidths: Hashable, Sendable {
  case equal
  /// Each as wide as what it holds.
  case proportional
  /// pt, one a segment; 0 for an equal share of what is left.
  case fixed([Double])
}
