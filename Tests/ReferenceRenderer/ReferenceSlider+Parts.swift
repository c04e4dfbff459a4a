/// The optional parts of a slider. spec: docs/spec/rendering.md#6
extension ReferenceSlider {
  /// The distance of a fraction of the range from the start of the track, in points.
  func place(_ fraction: Double) -> Double {
    isThumbless ? fraction * width : 14 + fraction * (width - 28)
  }

  func shape(
    _ start: Double, _ end: Double, from top: Double, to bottom: Double, radius: Double,
    scale: Double
  ) -> ReferenceShape {
    if isVertical {
      let x = look.isMirrored ? 38 - bottom : 38 + top
      return ReferenceShape(
        x: x, y: 16 + width - end, width: bottom - top, height: end - start, radius: radius,
        scale: scale)
    }
    let x = look.isMirrored ? 16 + width - end : 16 + start
    return ReferenceShape(
      x: x, y: 38 + top, width: end - start, height: bottom - top, radius: radius, scale: scale)
  }

  func paintParts(on canvas: inout ReferenceCanvas, scale: Double) {
    let half = isThumbless ? trackHeight / 2 : 2
    let track = shape(0, width, from: -half, to: half, radius: half, scale: scale).coverage()
    let end = place(fraction)
    let neutralPlace = (lower ?? neutral).map { place($0) } ?? -2
    let (from, to) = (min(end, neutralPlace), max(end, neutralPlace))
    func paint(_ start: Double, _ finish: Double, on canvas: inout ReferenceCanvas) {
      func part(_ start: Double, _ finish: Double) -> ReferenceMask {
        let area = shape(start, finish, from: -20, to: 20, radius: 0, scale: scale).coverage()
        return track.product(with: area)
      }
      canvas.fill(part(start, finish), look.palette.sliderMaximum)
      if max(start, from) < min(finish, to) {
        canvas.fill(part(max(start, from), min(finish, to)), look.palette.sliderMinimum)
      }
    }
    if let enabled {
      let (low, high) = (place(enabled.lowerBound), place(enabled.upperBound))
      canvas.group(opacity: look.palette.sliderUnreachableAlpha) { canvas in
        paint(-4, low, on: &canvas)
        paint(high, width + 4, on: &canvas)
      }
      paint(low, high, on: &canvas)
    } else {
      paint(-4, width + 4, on: &canvas)
    }
    paintMarks(on: &canvas, scale: scale)
  }

  private func paintMarks(on canvas: inout ReferenceCanvas, scale: Double) {
    for tick in ticks {
      let begin = lower ?? neutral ?? 0
      let isPassed = (min(begin, fraction)...max(begin, fraction)).contains(tick)
      mark(
        at: tick, from: 8, to: 13, isPassed ? look.palette.sliderMinimum : look.palette.sliderTick,
        on: &canvas, scale)
    }
    if ticks.isEmpty, let neutral {
      mark(at: neutral, from: -4.5, to: 4.5, look.palette.sliderTick, on: &canvas, scale)
    }
  }

  /// A mark 1 pt wide, with its corner and its sides rounded to whole pixels.
  private func mark(
    at fraction: Double, from top: Double, to bottom: Double, _ color: ReferenceColor,
    on canvas: inout ReferenceCanvas, _ scale: Double
  ) {
    let middle = place(fraction)
    var shape = shape(middle - 0.5, middle + 0.5, from: top, to: bottom, radius: 0, scale: scale)
    let (width, height) = (shape.maxX - shape.minX, shape.maxY - shape.minY)
    shape.minX = shape.minX.rounded()
    shape.minY = shape.minY.rounded()
    shape.maxX = shape.minX + max(1, width.rounded())
    shape.maxY = shape.minY + max(1, height.rounded())
    canvas.fill(shape.coverage(), color)
  }
}
