import Canvas

/// Ticks, their labels, and the tick of the neutral value.
extension SliderState {
  /// The side of the track with ticks, across the axis.
  enum MarkSide {
    /// Below, or to the right.
    case after
    /// To the left of a vertical track in right-to-left layout.
    case before
  }

  private var labelFont: Font { Font(size: metrics.tickLabelSize) }

  /// The room for ticks and labels, in points from the middle of the track.
  func roomForMarks(isUpright: Bool, _ text: any TextMeasuring) -> Double {
    guard let ticks, ticks.hasLabels else { return 0 }
    let sizes = ticks.ticks.map { text.size(of: Text($0.label, font: labelFont)) }
    let label = sizes.map { isUpright ? $0.width : $0.height }.max() ?? 0
    return metrics.tickDistance + metrics.tickLength + metrics.tickLabelSpacing + label
  }

  /// Paints the ticks, or the tick of the neutral value, on a side of the track.
  func paintMarks(
    with painter: any Painter, in area: Rect, on side: MarkSide, theme: Theme, axis: AxisMapping
  ) {
    let length = axis.length(of: area)
    func paint(at fraction: Double, _ minY: Double, _ height: Double, _ color: Color) {
      let x = thumbX(at: fraction, width: length)
      let rect = Rect(
        x: x - metrics.tickWidth / 2, y: minY, width: metrics.tickWidth, height: height)
      painter.fillAligned(axis.frameRect(rect, in: area), color: color)
    }
    let middle = metrics.height / 2
    if let ticks, !ticks.ticks.isEmpty {
      let (distance, height) = (metrics.tickDistance, metrics.tickLength)
      let minY = side == .after ? middle + distance : middle - distance - height
      for tick in ticks.ticks {
        let color = isPassed(tick.position) ? theme.sliderMinimumTrack : theme.sliderTick
        paint(at: tick.position, minY, height, color)
      }
    } else if let neutralFraction {
      let height = metrics.neutralTickLength
      paint(at: neutralFraction, middle - height / 2, height, theme.sliderTick)
    }
  }

  /// Whether the fill covers a place of the travel.
  private func isPassed(_ position: Double) -> Bool {
    // Tolerance for rounding errors of fractions.
    let dust = 1e-9
    let start = neutralFraction ?? 0
    return position >= min(start, fraction) - dust && position <= max(start, fraction) + dust
  }

  /// Paints the labels of the ticks, kept within a box along the track.
  func paintLabels(
    with painter: any Painter, in area: Rect, box: Rect, on side: MarkSide, theme: Theme,
    axis: AxisMapping, _ text: any TextMeasuring
  ) {
    guard let ticks, ticks.hasLabels else { return }
    let distance = metrics.tickDistance + metrics.tickLength + metrics.tickLabelSpacing
    for tick in ticks.ticks where !tick.label.isEmpty {
      let line = Text(tick.label, font: labelFont)
      let size = text.size(of: line)
      let place = axis.framePoint(
        Point(thumbX(at: tick.position, width: axis.length(of: area)), metrics.height / 2),
        in: area)
      let origin: Point
      if axis == .upward {
        let y = max(min(place.y - size.height / 2, box.maxY - size.height), box.minY)
        origin = Point(side == .after ? place.x + distance : place.x - distance - size.width, y)
      } else {
        let x = max(min(place.x - size.width / 2, box.maxX - size.width), box.minX)
        origin = Point(x, place.y + distance)
      }
      painter.draw(line, at: origin, color: theme.secondaryLabel)
    }
  }
}
