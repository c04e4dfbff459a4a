import Canvas

/// What a node takes over from all that it lies in, found once for all that lie in the same.
struct Surroundings {
  /// What the node lies in; nil for a root.
  let parent: Node?
  /// Where the origin of its frame is counted from, pt in the scene.
  let origin: Point
  /// Outside of this it is not seen, px in the scene; nil for no limit.
  let clip: PixelRect?
  let isVisible: Bool
  let isEnabled: Bool
  let elevation: Elevation

  @MainActor
  init(of node: Node, scale: Double) {
    parent = node.parent
    origin = parent?.contentOriginInScene ?? .zero
    clip = parent?.childClip(atScale: scale)
    isVisible = parent?.isEffectivelyVisible ?? true
    isEnabled = parent?.isEffectivelyEnabled ?? true
    elevation = node.elevation
  }
}
