import Canvas

extension TrackPainter {
  /// Paints track, marks and thumb; `decoration` paints on the track and below the marks.
  func paint(_ images: SliderImages, decoration: () -> Void) {
    func paintContent() {
      if images.minimumTrack == nil || images.maximumTrack == nil { paintTrack() }
      paintTrackImages(images)
      decoration()
      paintMarks()
    }
    paintContent()
    paintThumb(image: images.thumb, content: paintContent)
  }

  private func paintTrackImages(_ images: SliderImages) {
    let center = state.thumbX(width: length)
    func paint(_ image: Image?, from start: Double, to end: Double) {
      guard let image, start < end else { return }
      let breadth = axis == .upward ? image.size.width : image.size.height
      let y = (metrics.height - breadth) / 2
      painter.draw(image, in: place(Rect(x: start, y: y, width: end - start, height: breadth)))
    }
    paint(images.maximumTrack, from: center, to: length)
    paint(images.minimumTrack, from: 0, to: center)
  }

  /// Paints the thumb and the ring of a pending change; `content` paints the part of the control
  /// that a thumb of glass shows.
  func paintThumb(image: Image? = nil, content: () -> Void) {
    let center = state.thumbCenter(in: area, axis)
    if state.style == .default {
      func paint(at center: Point) {
        if let image {
          painter.draw(image, in: Rect(center: center, size: image.size))
        } else {
          thumb(at: center).paint(with: painter, in: context, content: content)
        }
      }
      if let ghost = state.ghost {
        painter.group(opacity: 1 - state.opacity) {
          paint(at: state.center(at: ghost, in: area, axis))
        }
      }
      painter.group(opacity: state.opacity) { paint(at: center) }
    }
    state.pendingRing?.paint(centeredAt: center, with: painter, theme: theme)
  }

  private func thumb(at center: Point) -> Thumb {
    Thumb(
      rect: state.thumbRect(at: center, axis), progress: state.pressProgress,
      material: metrics.thumbMaterial, color: colors.thumb,
      shadows: ShadowPair(soft: colors.thumbShadow, contact: colors.thumbContactShadow),
      outline: colors.outline)
  }
}
