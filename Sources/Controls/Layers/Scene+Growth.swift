import Canvas

/// Layers that come: what is on them is replayed smaller and fainter, and records nothing anew.
extension Scene {
  /// Whether a layer is on its way.
  var hasGrowingLayers: Bool { layers.contains { $0.growth != nil } }

  /// Damages all of each layer that comes, and ends what is over.
  func growLayers() {
    for layer in layers {
      guard let growth = layer.growth else { continue }
      damage.add(layer.root.reach)
      if growth.isOver(at: now) { layer.growth = nil }
    }
  }

  /// Paints a layer as far as it has come.
  func paint(_ layer: SceneLayer, in rect: PixelRect, with painter: any Painter) {
    guard let growth = layer.growth else { return paint(layer.root, in: rect, with: painter) }
    let opacity = growth.opacity(at: now)
    if opacity <= 0 { return }
    let window = PixelRect(covering: Rect(origin: .zero, size: size), scale: scale)
    let factor = growth.scale(at: now)
    painter.group(opacity: opacity) {
      // What is painted smaller comes from places beside the rectangle too.
      paint(
        layer.root, in: window,
        with: factor == 1
          ? painter : ScaledPainter(painter, factor: factor, around: growth.pivot, texts: .kept))
    }
  }
}
