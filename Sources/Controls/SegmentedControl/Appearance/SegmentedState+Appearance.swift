import Canvas

extension SegmentedState {
  /// Paints the control with images, without pill and separators.
  func paintImages(of appearance: SegmentedAppearance, in context: SegmentedPaintContext) {
    if segments.isEmpty || selectionLayers.isEmpty { return }
    let fade = AppearanceFade(self, appearance, in: context)
    fade.paintImages()
    for (place, segment) in segments.enumerated() {
      let center = fade.contentCenter(at: place)
      if isReplacedByRing(segment) {
        pendingRing?.paint(centeredAt: center, with: context.painter, theme: context.theme)
      } else if segment.opacity > 0 {
        paintContent(
          of: segment, centeredAt: center, width: fade.contentWidth(at: place),
          color: fade.contentColor(at: place), in: context)
      }
    }
  }
}
