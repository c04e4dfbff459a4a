import Canvas

extension SwitchState {
  func paintTrack(
    at origin: Point, with painter: any Painter, theme: Theme, colors: SwitchColors,
    axis: AxisMapping
  ) {
    let bounds = Rect(origin: origin, size: metrics.size)
    let track = RoundedRectangle.capsule(bounds)
    painter.fill(track, color: colors.off.mixed(with: colors.on, by: trackMix))
    painter.strokeInside(
      track, width: metrics.borderWidth, color: theme.switchOffBorder.opacity(1 - trackMix))
    painter.strokeOutline(track, width: metrics.outlineWidth, color: theme.switchOutline)
    if colors.marksOpacity > 0 { paintMarks(in: bounds, with: painter, theme, colors, axis) }
    if let ghost = position.ghost {
      painter.group(opacity: 1 - position.opacity) {
        paintThumb(at: ghost, in: bounds, with: painter, theme, colors, axis)
      }
    }
    painter.group(opacity: position.opacity) {
      paintThumb(at: position.position, in: bounds, with: painter, theme, colors, axis)
    }
    if let pendingRing {
      let thumb = axis.frameRect(thumbRect(at: position.position), in: bounds)
      pendingRing.paint(centeredAt: thumb.center, with: painter, theme: theme)
    }
  }

  /// The on/off labels: a bar and a ring, each at the end without the thumb.
  private func paintMarks(
    in track: Rect, with painter: any Painter, _ theme: Theme, _ colors: SwitchColors,
    _ axis: AxisMapping
  ) {
    func place(_ x: Double, _ size: Size) -> RoundedRectangle {
      let rect = Rect(center: Point(x, track.height / 2), size: size)
      return .capsule(axis.frameRect(rect, in: track))
    }
    if trackMix > 0 {
      painter.fill(
        place(metrics.markDistance, metrics.onMarkSize),
        color: theme.switchOnMark.opacity(colors.marksOpacity * trackMix))
    }
    if trackMix < 1 {
      let diameter = metrics.offMarkDiameter
      painter.strokeInside(
        place(track.width - metrics.markDistance, Size(diameter, diameter)),
        width: metrics.offMarkWidth,
        color: theme.switchOffMark.opacity(colors.marksOpacity * (1 - trackMix)))
    }
  }

  private func thumbRect(at position: Double) -> Rect {
    Rect(
      x: thumbX(at: position), y: metrics.padding, width: thumbWidth, height: metrics.thumbDiameter)
  }

  private func paintThumb(
    at position: Double, in track: Rect, with painter: any Painter, _ theme: Theme,
    _ colors: SwitchColors, _ axis: AxisMapping
  ) {
    let place = thumbRect(at: position)
    let thumb = RoundedRectangle.capsule(axis.frameRect(place, in: track))
    painter.fill(
      thumb, color: colors.thumb,
      casting: ShadowPair(soft: theme.switchThumbShadow, contact: theme.switchThumbContactShadow))
  }
}
