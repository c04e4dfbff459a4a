import Canvas

/// Ticks, their labels, and the tick of the neutral value.
extension SliderState {
  private var labelFont: Font { Font(size: metrics.tickLabelSize) }

  /// The size across the track, in points; larger than the hit area only if labels need it.
  func breadth(isUpright: Bool, _ text: any TextMeasuring) -> Double {
    max(metrics.height, metrics.height / 2 + roomForMarks(isUpright: isUpright, text))
  }

  /// The room for ticks and labels, in points from the middle of the track.
  private func roomForMarks(isUpright: Bool, _ text: any TextMeasuring) -> Double {
    guard let ticks, ticks.hasLabels else { return 0 }
    let sizes = ticks.ticks.map { text.size(of: Text($0.label, font: labelFont)) }
    let label = sizes.map { isUpright ? $0.width : $0.height }.max() ?? 0
    return metrics.tickDistance + metrics.tickLength + metrics.tickLabelSpacing + label
  }

  /// Paints the ticks, or the tick of the neutral value, and the labels.
  func paintMarks(in context: TrackPaintContext) {
    paintTicks(in: context)
    paintLabels(in: context)
  }

  private func paintTicks(in context: TrackPaintContext) {
    let length = context.length
    func paint(at fraction: Double, _ minY: Double, _ height: Double, _ color: Color) {
      let x = x(at: fraction, length: length)
      let rect = Rect(
        x: x - metrics.tickWidth / 2, y: minY, width: metrics.tickWidth, height: height)
      context.painter.fillAligned(context.place(rect), color: color)
    }
    let middle = metrics.height / 2
    if let ticks, !ticks.ticks.isEmpty {
      let (distance, height) = (metrics.tickDistance, metrics.tickLength)
      let minY = context.hasMarksBefore ? middle - distance - height : middle + distance
      for tick in ticks.ticks {
        let color =
          isPassed(tick.position)
          ? context.base.theme.sliderMinimumTrack : context.base.theme.sliderTick
        paint(at: tick.position, minY, height, color)
      }
    } else if let neutralFraction {
      let height = metrics.neutralTickLength
      paint(at: neutralFraction, middle - height / 2, height, context.base.theme.sliderTick)
    }
  }

  /// Whether the fill covers a place of the travel.
  private func isPassed(_ position: Double) -> Bool {
    // Tolerance for rounding errors of fractions.
    let dust = 1e-9
    let start = fillStart ?? 0
    return position >= min(start, fraction) - dust && position <= max(start, fraction) + dust
  }

  private func paintLabels(in context: TrackPaintContext) {
    guard let ticks, ticks.hasLabels else { return }
    let box = context.bounds
    let distance = metrics.tickDistance + metrics.tickLength + metrics.tickLabelSpacing
    for tick in ticks.ticks where !tick.label.isEmpty {
      let line = Text(tick.label, font: labelFont)
      let size = context.base.text.size(of: line)
      let place = center(at: tick.position, in: context.area, context.axis)
      let origin: Point
      if context.axis == .upward {
        let y = max(min(place.y - size.height / 2, box.maxY - size.height), box.minY)
        let x = context.hasMarksBefore ? place.x - distance - size.width : place.x + distance
        origin = Point(x, y)
      } else {
        let x = max(min(place.x - size.width / 2, box.maxX - size.width), box.minX)
        origin = Point(x, place.y + distance)
      }
      context.painter.draw(line, at: origin, color: context.base.theme.annotation)
    }
  }
}
