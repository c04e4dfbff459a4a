import Canvas

extension SliderState {
  fileprivate var labelFont: Font { Font(size: metrics.tickLabelSize) }

  /// The distance of labels from the middle of the track, in points.
  fileprivate var labelDistance: Double {
    metrics.tickDistance + metrics.tickLength + metrics.tickLabelSpacing
  }

  /// The size across the track, in points; larger than the hit area only if labels need it.
  func breadth(isUpright: Bool, _ text: any TextMeasuring) -> Double {
    guard let ticks, ticks.hasLabels else { return metrics.height }
    let sizes = ticks.ticks.map { text.size(of: Text($0.label, font: labelFont)) }
    let label = sizes.map { isUpright ? $0.width : $0.height }.max() ?? 0
    return max(metrics.height, metrics.height / 2 + (labelDistance + label))
  }

  /// Whether the fill covers a place of the travel.
  fileprivate func isPassed(_ position: Double) -> Bool {
    // Tolerance for rounding errors of fractions.
    let dust = 1e-9
    let start = fillStart ?? 0
    return position >= min(start, fraction) - dust && position <= max(start, fraction) + dust
  }
}

/// Ticks, their labels, and the tick of the neutral value.
extension TrackPainter {
  /// Whether ticks and labels are at the left of a vertical track.
  private var hasMarksBefore: Bool { axis == .upward && context.direction == .rightToLeft }

  /// Paints the ticks, or the tick of the neutral value, and the labels.
  func paintMarks() {
    let middle = metrics.height / 2
    if let ticks = state.ticks, !ticks.ticks.isEmpty {
      let (distance, height) = (metrics.tickDistance, metrics.tickLength)
      let minY = hasMarksBefore ? middle - distance - height : middle + distance
      for tick in ticks.ticks {
        let isPassed = state.isPassed(tick.position)
        paintTick(at: tick.position, minY, height, isPassed ? colors.minimumTrack : colors.tick)
      }
      for tick in ticks.ticks where !tick.label.isEmpty { paintLabel(of: tick) }
    } else if let neutralFraction = state.neutralFraction {
      let height = metrics.neutralTickLength
      paintTick(at: neutralFraction, middle - height / 2, height, colors.tick)
    }
  }

  private func paintTick(at fraction: Double, _ minY: Double, _ height: Double, _ color: Color) {
    let x = state.x(at: fraction, length: length) - metrics.tickWidth / 2
    painter.fillAligned(
      place(Rect(x: x, y: minY, width: metrics.tickWidth, height: height)), color: color)
  }

  private func paintLabel(of tick: SliderTicks.Tick) {
    let line = Text(tick.label, font: state.labelFont)
    let (size, distance) = (context.text.size(of: line), state.labelDistance)
    let place = state.center(at: tick.position, in: area, axis)
    let origin: Point
    if axis == .upward {
      let y = max(min(place.y - size.height / 2, bounds.maxY - size.height), bounds.minY)
      origin = Point(hasMarksBefore ? place.x - distance - size.width : place.x + distance, y)
    } else {
      let x = max(min(place.x - size.width / 2, bounds.maxX - size.width), bounds.minX)
      origin = Point(x, place.y + distance)
    }
    painter.draw(line, at: origin, color: theme.annotation)
  }
}
