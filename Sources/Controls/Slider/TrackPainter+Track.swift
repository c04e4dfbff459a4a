import Canvas

/// The track of a slider: the fill, and the images at its ends.
extension TrackPainter {
  /// A part of the track, in points from its start.
  private struct Part {
    var start: Double
    var end: Double
  }

  /// The distance by which shapes exceed the outline that clips them, in points.
  private static let margin = 2.0

  private var outline: RoundedRectangle { state.outline(in: area, axis) }

  func paintTrack() {
    guard let enabled = state.enabledFractions else {
      painter.fill(outline, color: colors.maximumTrack)
      paintEdge()
      return fill(filled, color: colors.minimumTrack)
    }
    paintEdge()
    // Each part is painted by itself, and both unreachable parts in one group.
    let low = state.x(at: enabled.lowerBound, length: length)
    let high = state.x(at: enabled.upperBound, length: length)
    painter.group(opacity: colors.unreachableOpacity) {
      paint(Part(start: -Self.margin, end: low))
      paint(Part(start: high, end: length + Self.margin))
    }
    paint(Part(start: low, end: high))
  }

  func paintImages(_ minimum: Icon?, _ maximum: Icon?) {
    let size = metrics.imageSize
    func paint(_ image: Icon?, at x: Double) {
      let square = Rect(x: x, y: (metrics.height - size) / 2, width: size, height: size)
      image?.paint(with: painter, in: place(square), color: theme.secondaryLabel)
    }
    paint(minimum, at: -metrics.imageSpacing - size)
    paint(maximum, at: length + metrics.imageSpacing)
  }

  private func paintEdge() {
    painter.strokeOutline(outline, width: metrics.outlineWidth, color: colors.outline)
  }

  /// Paints a part of the track, and of the fill.
  private func paint(_ part: Part) {
    fill(part, color: colors.maximumTrack)
    let filled = filled
    let common = Part(start: max(filled.start, part.start), end: min(filled.end, part.end))
    if common.start < common.end { fill(common, color: colors.minimumTrack) }
  }

  /// Fills a part of the track with a margin across, so that only the outline determines the edge.
  private func fill(_ part: Part, color: Color) {
    let room = state.bar(length: length).outset(by: Self.margin)
    let rect = Rect(minX: part.start, minY: room.minY, maxX: part.end, maxY: room.maxY)
    painter.fill(RoundedRectangle(place(rect), radius: 0), color: color, within: outline)
  }

  private var filled: Part {
    let end = state.x(at: state.fraction, length: length)
    guard let fillStart = state.fillStart else { return Part(start: -Self.margin, end: end) }
    let start = state.x(at: fillStart, length: length)
    return Part(start: min(start, end), end: max(start, end))
  }
}

extension SliderMetrics {
  /// The room of an image along the track, in points; 0 without an image.
  func room(for image: Icon?) -> Double { image == nil ? 0 : imageSize + imageSpacing }
}
