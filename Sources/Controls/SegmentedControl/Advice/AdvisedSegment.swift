struct AdvisedSegment: Hashable, Sendable {
  var title = ""

  /// The width of the image, in points; `nil` for none.
  var imageWidth: Double?
  /// Whether a label beneath or a help tag explains it.
  var isExplained = false

  var isUnexplained: Bool { imageWidth != nil && title.isEmpty && !isExplained }
}

enum AdvisedWidths: Hashable, Sendable {
  case equal
  /// By content.
  case proportional
  /// In points; 0 for an equal share of the rest.
  case fixed([Double])
}
