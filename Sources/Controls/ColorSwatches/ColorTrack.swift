import Canvas

/// The track of a slider that changes a color from its start to its end.
enum ColorTrack {
  /// In points. chosen: as the track of hues
  static let height = 8.0
  /// The number of steps between the colors. chosen: no step is seen
  private static let steps = 96

  static func paint(
    from start: Color, to end: Color, with painter: any Painter, in area: Rect,
    metrics: SliderMetrics, context: PaintContext
  ) {
    let isMirrored = context.direction == .rightToLeft
    let (left, right) = isMirrored ? (end, start) : (start, end)
    let track = Rect(x: area.minX, midY: area.midY, size: Size(area.width, height))
    let outline = RoundedRectangle.capsule(track)
    // The ends are places that the thumb's center does not reach.
    let half = Rect(x: track.minX, y: track.minY, width: track.width / 2, height: height)
    painter.clip(to: half) { painter.fill(outline, color: left) }
    painter.clip(to: half.offset(by: Point(track.width / 2, 0))) {
      painter.fill(outline, color: right)
    }
    let (x, width) = (track.minX + metrics.thumbInset, track.width - 2 * metrics.thumbInset)
    let step = width / Double(steps)
    for index in 0..<steps {
      let color = left.mixed(with: right, by: (Double(index) + 0.5) / Double(steps))
      painter.fillAligned(
        Rect(x: x + Double(index) * step, y: track.minY, width: step, height: height),
        color: color)
    }
    painter.strokeOutline(
      outline, width: metrics.outlineWidth, color: context.theme.sliderOutline)
  }
}
