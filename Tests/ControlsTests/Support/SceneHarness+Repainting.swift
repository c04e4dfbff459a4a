import Canvas

@testable import Controls

extension SceneHarness {
  /// The scene as it is when every node is asked anew what it looks like and all of it is painted.
  ///
  /// This finds both damage that is too small and a change that caused none.
  func repainted(with masks: MaskCache) throws -> Picture {
    scene.repaintEverything(reason: "test")
    _ = scene.update(for: FrameTime(target: now, interval: 1.0 / 60, number: 0))
    let picture = try IncrementalPicture(size: size, scale: scale, masks: masks)
    picture.paintEverything(of: scene)
    return Picture(picture.bitmap)
  }

  /// What is wrong with the picture that was painted piece by piece; nil if nothing is.
  func staleness(masks: MaskCache) throws -> String? {
    guard let shown else { return "the harness does not paint" }
    let actual = Picture(shown.bitmap)
    let expected = try repainted(with: masks)
    if actual == expected { return nil }
    let difference = PictureDifference(actual, expected)
    return "\(difference.count(above: 0)) stale px, the worst at \(difference.worst) by "
      + "\(difference.maximum); see \(difference.write("stale"))"
  }
}
