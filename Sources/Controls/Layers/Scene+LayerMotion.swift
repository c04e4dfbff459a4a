import Canvas

/// Layers that appear or disappear: their recorded lists are replayed moved and faded.
extension Scene {
  var hasMovingLayers: Bool { stack.layers.contains { $0.motion != nil } }

  func moveLayers() {
    for layer in stack.layers {
      guard let motion = layer.motion else { continue }
      damage.add(layer.root.reach)
      if !motion.isOver(now) { continue }
      layer.motion = nil
      if layer.isPicture { layer.dismiss() }
    }
  }

  func paint(_ layer: SceneLayer, in rect: PixelRect, with painter: any Painter) {
    let root = layer.root
    guard let motion = layer.motion else { return paint(root, in: rect, with: painter) }
    // Pixels from outside of the rectangle may be moved into it.
    painter.group(opacity: motion.presence(now)) { paintOwn(root, in: window, with: painter) }
    let children = DisplayList { recorder in
      root.forEachChild(touching: window) { paint($0, in: window, with: recorder) }
    }
    let transform = motion.transform(
      of: layer, at: now, direction: environment.direction, scale: scale)
    painter.group(opacity: motion.opacity(at: now)) {
      children.replay(on: painter, transform, text: text)
    }
  }

  /// A layer with the picture of a layer that is being dismissed, while it disappears; `nil` for a
  /// layer that disappears at once.
  func picture(leaving layer: SceneLayer) -> SceneLayer? {
    // A picture from before the layout of another size would not fit.
    guard let entrance = layer.entrance, !isResized, let content = layer.content
    else { return nil }
    layOutIfNeeded()
    // Input does not depend on frames, nor on what the last one has recorded.
    let (own, children) = appearance(of: layer.root)
    let root = LayerPicture(own, frame: layer.root.frame)
    root.addChild(LayerPicture(children, frame: content.frame))
    // The recorded text is scaled already.
    if environment.textScale != 1 { root.textScale = 1 }
    let picture = SceneLayer(root, modality: .none, dismissal: [], in: self)
    picture.isInert = true
    picture.rank = layer.rank
    picture.motion = LayerMotion(
      entrance, from: layer.motion?.presence(now) ?? 1, to: 0, at: now, motion: environment.motion)
    return picture
  }
}

extension SceneLayer {
  /// Animates the appearance of the layer, and later its disappearance.
  package func appear(by entrance: LayerEntrance) {
    guard let scene else { return }
    self.entrance = entrance
    motion = LayerMotion(entrance, from: 0, to: 1, at: scene.now, motion: scene.environment.motion)
    scene.noteChange()
  }
}
