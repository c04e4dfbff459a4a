/// What surrounds all controls of a scene.
public struct SceneEnvironment: Hashable, Sendable {
  public var direction: LayoutDirection
  public var motion: MotionPreference

  public init(
    direction: LayoutDirection = .leftToRight, motion: MotionPreference = .full
  ) {
    self.direction = direction
    self.motion = motion
  }
}
