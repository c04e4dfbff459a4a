import Canvas

extension SegmentedState {
  /// Paints the control with images in place of its own look: no pill, and no separators.
  ///
  /// - Parameters:
  ///   - appearance: the images.
  ///   - painter: takes the drawing.
  ///   - look: what is shown besides the state.
  ///   - text: measures titles.
  ///   - isEnabled: whether the user can act on the control at all.
  func paint(
    _ appearance: SegmentedAppearance, with painter: any Painter, look: SegmentedLook,
    text: any TextMeasuring, isEnabled: Bool
  ) {
    if segments.isEmpty || selectionLayers.isEmpty { return }
    let fade = AppearanceFade(self, appearance, look: look, isEnabled: isEnabled)
    fade.paintImages(with: painter)
    for (place, segment) in segments.enumerated() {
      let center = fade.contentCenter(at: place)
      if isReplacedByRing(segment) {
        pendingRing?.paint(centeredAt: center, with: painter, theme: look.theme)
      } else if segment.opacity > 0 {
        let body = {
          paintContent(
            of: segment, centeredAt: center, in: fade.contentWidth(at: place),
            color: fade.contentColor(at: place), with: painter, look, text: text)
        }
        // A segment that has not its full width shows the part of its content that fits.
        if segment.isResting {
          body()
        } else {
          painter.clip(to: placed(frame(of: segment), look), body)
        }
      }
    }
  }
}
