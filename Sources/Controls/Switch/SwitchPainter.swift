import Canvas

/// Paints the track and the thumb of a switch.
@MainActor
struct SwitchPainter {
  let control: Switch
  let state: SwitchState
  /// The track, without the title.
  let box: Rect
  let axis: AxisMapping
  let tints: ToggleTints
  let colors: SwitchColors
  let painter: any Painter
  let context: PaintContext

  private var metrics: SwitchMetrics { state.metrics }

  func paint() {
    let track = RoundedRectangle.capsule(box)
    painter.fill(track, color: trackColor)
    painter.strokeInside(
      track, width: metrics.borderWidth, color: colors.trackBorder.opacity(1 - state.trackMix))
    painter.strokeOutline(track, width: metrics.outlineWidth, color: colors.outline)
    paintMarks()
    let position = state.position
    if let ghost = position.ghost {
      painter.group(opacity: 1 - position.opacity) { paintThumb(at: ghost) }
    }
    painter.group(opacity: position.opacity) { paintThumb(at: position.position) }
    let center = thumbFrame(at: position.position).center
    state.pendingRing?.paint(centeredAt: center, with: painter, theme: context.theme)
  }

  private var trackColor: Color { tints.off.mixed(with: tints.on, by: state.trackMix) }

  private func place(_ rect: Rect) -> Rect { axis.frameRect(rect, in: box) }

  private func thumbFrame(at position: Double) -> Rect { place(state.thumbRect(at: position)) }

  private func paintThumb(at position: Double) {
    let rect = thumbFrame(at: position)
    let thumb = Thumb(
      rect: rect, progress: state.pressProgress, material: metrics.thumbMaterial,
      color: control.thumbTintColor ?? colors.thumb,
      shadows: ShadowPair(soft: colors.thumbShadow, contact: colors.thumbContactShadow),
      // The track around an opaque thumb has an outline.
      outline: colors.outline.opacity(metrics.thumbMaterial.clarity))
    thumb.paint(with: painter, in: context) { paintContent(ofLensAt: rect.center) }
  }

  /// The track as seen through a thumb of glass: smaller, around the center of the lens.
  private func paintContent(ofLensAt center: Point) {
    let scale = metrics.thumbMaterial.trackScale(at: state.pressProgress)
    let radius = min(box.width, box.height) / 2
    let bar = box.scaled(by: scale, around: center)
    painter.fill(
      .capsule(size: bar.size, radii: Size(radius * scale.width, radius * scale.height)),
      at: bar.center, color: trackColor)
    paintMarks { $0.scaled(by: scale, around: center) }
  }

  /// The on/off labels: a bar and a ring, each at the end without the thumb.
  private func paintMarks(transform: (Rect) -> Rect = { $0 }) {
    let opacity = control.showsMarks.map { $0 ? 1 : 0 } ?? colors.marksOpacity
    if opacity <= 0 { return }
    func shape(_ x: Double, _ size: Size) -> RoundedRectangle {
      .capsule(transform(place(Rect(center: Point(x, box.height / 2), size: size))))
    }
    let mix = state.trackMix
    if mix > 0 {
      painter.fill(
        shape(metrics.markDistance, metrics.onMarkSize), color: tints.mark.opacity(opacity * mix))
    }
    if mix < 1 {
      let diameter = metrics.offMarkDiameter
      painter.strokeInside(
        shape(box.width - metrics.markDistance, Size(diameter, diameter)),
        width: metrics.offMarkWidth, color: colors.offMark.opacity(opacity * (1 - mix)))
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
