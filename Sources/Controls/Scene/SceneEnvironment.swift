/// What surrounds all controls of a scene.
public struct SceneEnvironment: Hashable, Sendable {
  public var direction: LayoutDirection
  public var motion: MotionPreference
  /// The figures that controls go by, unless they have their own.
  public var metrics: ControlMetrics

  public init(
    direction: LayoutDirection = .leftToRight, motion: MotionPreference = .full,
    metrics: ControlMetrics = .regular
  ) {
    self.direction = direction
    self.motion = motion
    self.metrics = metrics
  }
}
