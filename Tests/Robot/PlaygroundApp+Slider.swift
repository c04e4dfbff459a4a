import Canvas

extension PlaygroundApp {
  /// The center of a slider's thumb, pt from the left of the control; `nil` if no thumb is visible.
  ///
  /// The thumb is the white run of about its diameter in the row through the track.
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
