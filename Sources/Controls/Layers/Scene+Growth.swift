import Canvas

/// The appearance animation of layers: their recorded lists are replayed scaled and faded.
extension Scene {
  var hasGrowingLayers: Bool { layers.contains { $0.growth != nil } }

  /// Damages animating layers, and ends finished animations.
  func growLayers() {
    for layer in layers {
      guard let growth = layer.growth else { continue }
      damage.add(layer.root.reach)
      if growth.isOver(at: now) { layer.growth = nil }
    }
  }

  func paint(_ layer: SceneLayer, in rect: PixelRect, with painter: any Painter) {
    guard let growth = layer.growth else { return paint(layer.root, in: rect, with: painter) }
    let opacity = growth.opacity(at: now)
    if opacity <= 0 { return }
    let window = PixelRect(covering: Rect(origin: .zero, size: size), scale: scale)
    let factor = growth.scale(at: now)
    painter.group(opacity: opacity) {
      // Pixels from outside of the rectangle may be scaled into it.
      paint(
        layer.root, in: window,
        with: factor == 1
          ? painter : ScaledPainter(painter, factor: factor, around: growth.pivot, texts: .kept))
    }
  }
}
