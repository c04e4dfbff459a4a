import Canvas

extension SwitchState {
  func paintTrack(
    at origin: Point, with painter: any Painter, in context: PaintContext, colors: SwitchColors,
    axis: AxisMapping
  ) {
    let bounds = Rect(origin: origin, size: metrics.size)
    let track = RoundedRectangle.capsule(bounds)
    painter.fill(track, color: trackColor(colors))
    painter.strokeInside(
      track, width: metrics.borderWidth, color: context.theme.switchOffBorder.opacity(1 - trackMix))
    painter.strokeOutline(track, width: metrics.outlineWidth, color: context.theme.switchOutline)
    paintMarks(in: bounds, with: painter, context, colors, axis)
    func paintThumb(at position: Double) {
      let rect = axis.frameRect(thumbRect(at: position), in: bounds)
      let thumb = Thumb(
        rect: rect, progress: pressProgress, material: metrics.thumbMaterial, color: colors.thumb,
        shadows: ShadowPair(
          soft: context.theme.switchThumbShadow, contact: context.theme.switchThumbContactShadow),
        // The track around an opaque thumb has an outline.
        outline: context.theme.switchOutline.opacity(metrics.thumbMaterial.clarity))
      thumb.paint(with: painter, in: context) {
        paintContent(ofLensAt: rect.center, in: bounds, with: painter, context, colors, axis)
      }
    }
    if let ghost = position.ghost {
      painter.group(opacity: 1 - position.opacity) { paintThumb(at: ghost) }
    }
    painter.group(opacity: position.opacity) { paintThumb(at: position.position) }
    if let pendingRing {
      let thumb = axis.frameRect(thumbRect(at: position.position), in: bounds)
      pendingRing.paint(centeredAt: thumb.center, with: painter, theme: context.theme)
    }
  }

  private func trackColor(_ colors: SwitchColors) -> Color {
    colors.off.mixed(with: colors.on, by: trackMix)
  }

  /// The track as seen through a thumb of glass: smaller, around the center of the lens.
  private func paintContent(
    ofLensAt center: Point, in track: Rect, with painter: any Painter, _ context: PaintContext,
    _ colors: SwitchColors, _ axis: AxisMapping
  ) {
    let scale = metrics.thumbMaterial.trackScale(at: pressProgress)
    let radius = min(track.width, track.height) / 2
    let bar = track.scaled(by: scale, around: center)
    painter.fill(
      .capsule(size: bar.size, radii: Size(radius * scale.width, radius * scale.height)),
      at: bar.center, color: trackColor(colors))
    paintMarks(in: track, with: painter, context, colors, axis) {
      $0.scaled(by: scale, around: center)
    }
  }

  /// The on/off labels: a bar and a ring, each at the end without the thumb.
  private func paintMarks(
    in track: Rect, with painter: any Painter, _ context: PaintContext, _ colors: SwitchColors,
    _ axis: AxisMapping, transform: (Rect) -> Rect = { $0 }
  ) {
    if colors.marksOpacity <= 0 { return }
    func place(_ x: Double, _ size: Size) -> RoundedRectangle {
      let rect = Rect(center: Point(x, track.height / 2), size: size)
      return .capsule(transform(axis.frameRect(rect, in: track)))
    }
    if trackMix > 0 {
      painter.fill(
        place(metrics.markDistance, metrics.onMarkSize),
        color: context.theme.switchOnMark.opacity(colors.marksOpacity * trackMix))
    }
    if trackMix < 1 {
      let diameter = metrics.offMarkDiameter
      painter.strokeInside(
        place(track.width - metrics.markDistance, Size(diameter, diameter)),
        width: metrics.offMarkWidth,
        color: context.theme.switchOffMark.opacity(colors.marksOpacity * (1 - trackMix)))
    }
  }
}

extension Rect {
  fileprivate func scaled(by scale: Size, around point: Point) -> Rect {
    Rect(
      x: point.x + (minX - point.x) * scale.width, y: point.y + (minY - point.y) * scale.height,
      width: width * scale.width, height: height * scale.height)
  }
}
