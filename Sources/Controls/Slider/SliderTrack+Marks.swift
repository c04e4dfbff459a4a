import Canvas

/// Ticks, their labels, and the tick of a marked place.
extension SliderTrack {
  /// The side of the track with ticks, across the axis.
  enum MarkSide {
    /// Below, or to the right.
    case after
    /// To the left of a vertical track in right-to-left layout.
    case before

    init(_ orientation: Axis, _ direction: LayoutDirection) {
      self = orientation == .vertical && direction == .rightToLeft ? .before : .after
    }
  }

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

  /// Paints the ticks, or the tick of the marked place, and the labels, which are kept within a box
  /// along the track.
  func paintMarks(
    with painter: any Painter, in area: Rect, box: Rect, on side: MarkSide, theme: Theme,
    axis: AxisMapping, _ text: any TextMeasuring
  ) {
    paintTicks(with: painter, in: area, on: side, theme: theme, axis: axis)
    paintLabels(with: painter, in: area, box: box, on: side, theme: theme, axis: axis, text)
  }

  private func paintTicks(
    with painter: any Painter, in area: Rect, on side: MarkSide, theme: Theme, axis: AxisMapping
  ) {
    let length = axis.length(of: area)
    func paint(at fraction: Double, _ minY: Double, _ height: Double, _ color: Color) {
      let x = x(at: fraction, length: length)
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
    } else if let markedFraction {
      let height = metrics.neutralTickLength
      paint(at: markedFraction, middle - height / 2, height, theme.sliderTick)
    }
  }

  /// Whether the fill covers a place of the travel.
  private func isPassed(_ position: Double) -> Bool {
    // Tolerance for rounding errors of fractions.
    let dust = 1e-9
    let start = fillStart ?? 0
    return position >= min(start, fillEnd) - dust && position <= max(start, fillEnd) + dust
  }

  private func paintLabels(
    with painter: any Painter, in area: Rect, box: Rect, on side: MarkSide, theme: Theme,
    axis: AxisMapping, _ text: any TextMeasuring
  ) {
    guard let ticks, ticks.hasLabels else { return }
    let distance = metrics.tickDistance + metrics.tickLength + metrics.tickLabelSpacing
    for tick in ticks.ticks where !tick.label.isEmpty {
      let line = Text(tick.label, font: labelFont)
      let size = text.size(of: line)
      let place = center(at: tick.position, in: area, axis)
      let origin: Point
      if axis == .upward {
        let y = max(min(place.y - size.height / 2, box.maxY - size.height), box.minY)
        origin = Point(side == .after ? place.x + distance : place.x - distance - size.width, y)
      } else {
        let x = max(min(place.x - size.width / 2, box.maxX - size.width), box.minX)
        origin = Point(x, place.y + distance)
      }
      painter.draw(line, at: origin, color: theme.annotation)
    }
  }
}
