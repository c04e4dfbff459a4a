import Canvas

extension PlaygroundApp {
  /// Where a slider shows its thumb: the centre, pt from the control's left.
  ///
  /// The thumb is the white stretch of about its diameter in the row through the track; the track
  /// itself is not white anywhere.
  ///
  /// - Returns: nil if no thumb is to be seen, such as on a disabled slider in the dark.
  public func thumbCenter(of slider: Layout.Control) throws -> Double? {
    let frame = slider.frame
    let row = try picture(of: Rect(x: frame.minX, y: frame.midY, width: frame.width, height: 1))
    var start: Int?
    for x in 0...row.width {
      let isWhite = row[x, 0].map { $0.red == 255 && $0.green == 255 && $0.blue == 255 } ?? false
      if isWhite {
        start = start ?? x
      } else if let first = start {
        let width = Double(x - first) / layout.scale
        if (25...30).contains(width) { return Double(first + x) / 2 / layout.scale }
        start = nil
      }
    }
    return nil
  }
}
