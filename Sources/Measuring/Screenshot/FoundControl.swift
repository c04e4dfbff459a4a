import Canvas

/// A picture of a control that is looked for in a screenshot.
package struct SearchedControl: Sendable {
  /// The colors as 0xRRGGBB, row by row.
  package var colors: [UInt32]
  package var width: Int
  /// The control's box, in pixels of the picture.
  package var frame: PixelRect
  /// In pixels per point.
  package var scale: Double

  package init(colors: [UInt32], width: Int, frame: PixelRect, scale: Double) {
    (self.colors, self.width, self.frame, self.scale) = (colors, width, frame, scale)
  }
}

/// The place of a control in a screenshot. spec: docs/spec/recordings.md#a-whole-screenshot
package struct FoundControl: Hashable, Sendable {
  /// The control's box, in pixels of the screenshot.
  package var frame: PixelRect
  /// In pixels per point.
  package var scale: Double
  /// The correlation of the edges, -1...1.
  package var score: Double
  /// Whether both ends of the control are there, not only edges between them.
  package var hasEnds: Bool
  /// The index of the picture of the control that fits best.
  package var picture: Int

  /// The least score of a control that is there.
  /// spec: docs/spec/recordings.md#a-whole-screenshot
  private static let leastScore = 0.6

  /// Whether the screenshot shows the control.
  package var isThere: Bool { hasEnds && score >= Self.leastScore }

  /// The margin around a control that is cut out, in points: less than that to the next control.
  /// chosen
  private static let margin = 4.0

  /// The ratio of the pixels of a picture that shows more than a control to those of the control.
  /// spec: docs/spec/recordings.md#a-whole-screenshot
  private static let wholeRatio = 4

  /// Whether a picture shows more than a control, whose box is given in pixels.
  package static func isWhole(width: Int, height: Int, beside box: PixelRect) -> Bool {
    width * height > wholeRatio * box.area
  }

  /// The place in a picture of which the searched one is a part.
  package func offset(by part: PixelRect) -> FoundControl {
    var found = self
    found.frame = frame.offset(x: part.x, y: part.y)
    return found
  }

  /// The part of a screenshot of a size that has the control in its center.
  package func part(ofWidth width: Int, height: Int) -> PixelRect {
    let most = Int((Self.margin * scale).rounded(.up))
    let x = min(most, frame.minX, width - frame.maxX)
    let y = min(most, frame.minY, height - frame.maxY)
    return PixelRect(
      minX: frame.minX - x, minY: frame.minY - y, maxX: frame.maxX + x, maxY: frame.maxY + y)
  }
}
