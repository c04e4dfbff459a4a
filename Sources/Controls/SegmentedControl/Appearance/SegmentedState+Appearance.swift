import Canvas

extension SegmentedState {
  /// Paints the control with images, without pill and separators.
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
        clip(segment, to: placed(frame(of: segment), look), with: painter) {
          paintContent(
            of: segment, centeredAt: center, in: fade.contentWidth(at: place),
            color: fade.contentColor(at: place), with: painter, look, text: text)
        }
      }
    }
  }
}
