struct AdvisedSegment: Hashable, Sendable {
  var title = ""

  /// The width of the image, in points; `nil` for none.
  var imageWidth: Double?
  /// Whether a label beneath or a help tag explains it.
  var isExplained = false

  var isUnexplained: Bool { imageWidth != nil && title.isEmpty && !isExplained }
}
