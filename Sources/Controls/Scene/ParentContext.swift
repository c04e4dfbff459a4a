import Canvas

/// The context that siblings share while they are recorded.
struct ParentContext {
  let parent: Node?
  /// The origin of child frames, in points of the scene.
  let origin: Point
  /// The visible area, in pixels; `nil` for no limit.
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
