import Canvas

/// The track of a slider that changes a color from its start to its end.
enum ColorTrack {
  /// In points. chosen: higher than a plain track, to show its colors
  private static let height = 8.0
  /// The number of steps between the colors. chosen: no step is seen
  private static let steps = 96

  static func paint(
    from start: Color, to end: Color, with painter: any Painter, in area: Rect,
    metrics: SliderMetrics, context: PaintContext
  ) {
    let isMirrored = context.direction == .rightToLeft
    let (left, right) = isMirrored ? (end, start) : (start, end)
    paint(with: painter, in: area, metrics: metrics, context: context) { outline, reach in
      var half = outline.rect
      half.size.width /= 2
      painter.clip(to: half) { painter.fill(outline, color: left) }
      painter.clip(to: half.offset(by: Point(half.width, 0))) {
        painter.fill(outline, color: right)
      }
      let step = reach.width / Double(steps)
      for index in 0..<steps {
        let color = left.mixed(with: right, by: (Double(index) + 0.5) / Double(steps))
        let x = reach.minX + Double(index) * step
        // The next step covers the rest, so that rounding to pixels leaves no gaps.
        let width = min(2 * step, reach.maxX - x)
        painter.fillAligned(Rect(x: x, y: reach.minY, width: width, height: height), color: color)
      }
    }
  }

  /// Paints a track and its outline.
  ///
  /// - Parameter paintColors: Paints the colors, in the shape of the track and in the part of it
  ///   that the thumb's center reaches.
  static func paint(
    with painter: any Painter, in area: Rect, metrics: SliderMetrics, context: PaintContext,
    _ paintColors: (_ outline: RoundedRectangle, _ reach: Rect) -> Void
  ) {
    let track = Rect(x: area.minX, midY: area.midY, size: Size(area.width, height))
    let outline = RoundedRectangle.capsule(track)
    let inset = metrics.thumbInset
    paintColors(
      outline,
      Rect(x: track.minX + inset, y: track.minY, width: track.width - 2 * inset, height: height))
    painter.strokeOutline(outline, width: metrics.outlineWidth, color: context.theme.outline)
  }
}
