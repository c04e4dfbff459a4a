import Canvas

/// The padding and font size of titles in segments that are too narrow for them.
/// spec: rendering 8, segmented control too narrow for its titles
struct TitleFit: Hashable {
  /// In points.
  static let leastPadding = 6.0
  /// In points, as shown.
  static let leastFontSize = 11.0
  /// In points. chosen
  static let fontStep = 0.5

  /// The largest padding at each side, in points.
  var padding = Double.infinity
  /// The largest font size, in points.
  var fontSize = Double.infinity
  /// The segments whose titles end in an ellipsis.
  var truncated: Set<Int> = []
}

extension Font {
  func limited(to size: Double) -> Font {
    var font = self
    font.size = min(font.size, size)
    return font
  }
}
