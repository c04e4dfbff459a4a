import Canvas
import Controls

extension SceneDriver {
  /// The whole scene as it is now, painted anew; a frame that is wanted is shown first.
  ///
  /// - Parameter decorate: gives the painter to use in place of the one that draws, such as a
  ///   ``MistakenPainter``.
  public func picture(
    through decorate: (any Painter) -> any Painter = { $0 }
  ) throws -> Picture {
    try Picture(bitmap(through: decorate))
  }

  /// The same as a bitmap, whose PNG may be written.
  public func bitmap(through decorate: (any Painter) -> any Painter = { $0 }) throws -> Bitmap {
    try bitmap(with: masks, through: decorate)
  }

  /// - Parameter masks: shapes already rasterised.
  package func bitmap(
    with masks: MaskCache, through decorate: (any Painter) -> any Painter = { $0 }
  ) throws -> Bitmap {
    let all = PixelRect(covering: Rect(origin: .zero, size: size), scale: scale)
    let bitmap = try Bitmap(width: all.width, height: all.height)
    draw(
      with: decorate(CairoPainter(target: bitmap, scale: scale, masks: masks, text: text)))
    return bitmap
  }

  /// Has a painter paint the whole scene as it is now: one that records or writes down, for example.
  public func draw(with painter: any Painter) {
    if wantsFrame { showFrame() }
    scene.paint(
      PixelRect(covering: Rect(origin: .zero, size: size), scale: scale), with: painter)
  }

  // MARK: Partial paint

  /// What is wrong with the picture that has been painted piece by piece since ``paintFrames()``;
  /// nil if nothing is.
  ///
  /// A node that changes what it looks like without a word, or paints beside what it said, leaves
  /// stale pixels in a window. They are found here by asking every node anew.
  public func staleness() throws -> String? {
    try staleness(with: masks)
  }

  /// - Parameter masks: to paint with what is right.
  package func staleness(with masks: MaskCache) throws -> String? {
    guard let shown else { return "nothing has been painted: `paintFrames()` comes first" }
    let actual = Picture(shown.bitmap)
    let expected = try repainted(with: masks)
    if actual == expected { return nil }
    let difference = PictureDifference(actual, expected)
    return "\(difference.count(above: 0)) stale px, the worst at \(difference.worst) by "
      + "\(difference.maximum); see \(difference.writeEvidence(named: "stale"))"
  }

  /// The scene as it is when every node is asked anew what it looks like and all of it is painted.
  package func repainted(with masks: MaskCache) throws -> Picture {
    scene.repaintEverything(reason: "test")
    _ = scene.update(for: FrameTime(target: now, interval: 1.0 / 60, number: 0))
    let picture = try newPicture(with: masks)
    picture.paintEverything(of: scene)
    return Picture(picture.bitmap)
  }
}
