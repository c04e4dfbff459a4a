import Canvas
import Controls

extension SceneDriver {
  /// A picture of the whole scene, after showing a pending frame.
  ///
  /// `decorate` can replace the painter, for example with a ``MistakenPainter``.
  public func picture(through decorate: (any Painter) -> any Painter = { $0 }) throws -> Picture {
    try Picture(bitmap(through: decorate))
  }

  /// A bitmap of the whole scene, like ``picture(through:)``, with another cache or its own.
  public func bitmap(
    with masks: MaskCache? = nil, through decorate: (any Painter) -> any Painter = { $0 }
  ) throws -> Bitmap {
    let all = PixelRect(covering: Rect(origin: .zero, size: size), scale: scale)
    let bitmap = try Bitmap(width: all.width, height: all.height)
    let masks = masks ?? self.masks
    draw(with: decorate(CairoPainter(target: bitmap, scale: scale, masks: masks, text: text)))
    return bitmap
  }

  /// Paints the whole scene with a painter, after showing a pending frame.
  public func draw(with painter: any Painter) {
    if wantsFrame { showFrame() }
    scene.paint(PixelRect(covering: Rect(origin: .zero, size: size), scale: scale), with: painter)
  }

  /// Describes stale pixels in the picture since ``paintFrames()``; `nil` if there are none.
  ///
  /// Pixels are stale if a node changes its appearance without requesting a repaint, or paints
  /// outside its reported bounds. The scene is repainted with another cache, or with its own.
  public func staleness(with masks: MaskCache? = nil) throws -> String? {
    guard let shown else { return "nothing has been painted; call `paintFrames()` first" }
    let actual = Picture(shown.bitmap)
    let expected = try repainted(with: masks ?? self.masks)
    if actual == expected { return nil }
    let difference = PictureDifference(actual, expected)
    return "\(difference.count(above: 0)) stale px, the worst at \(difference.worst) by "
      + "\(difference.maximum); see \(difference.writeEvidence(named: "stale"))"
  }

  /// A picture of the scene after repainting every node.
  package func repainted(with masks: MaskCache) throws -> Picture {
    scene.repaintEverything(reason: "test")
    _ = scene.update(for: FrameTime(target: now))
    let picture = try newPicture(with: masks)
    picture.paintEverything(of: scene)
    return Picture(picture.bitmap)
  }
}
