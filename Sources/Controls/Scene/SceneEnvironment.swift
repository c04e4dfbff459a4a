/// What surrounds all controls of a scene.
public struct SceneEnvironment: Hashable, Sendable {
  /// Which side reading begins on.
  public var direction: LayoutDirection
  /// Whether things move or fade.
  public var motion: MotionPreference
  /// The figures that controls go by, unless they have their own.
  public var metrics: ControlMetrics
  /// How much larger text is than it asks for, 0.25 to 8; what is beyond is the nearest of them.
  public var textScale: Double {
    didSet { textScale = Node.usableTextScale(textScale) }
  }

  /// What surrounds controls where nobody says otherwise.
  public init(
    direction: LayoutDirection = .leftToRight, motion: MotionPreference = .full,
    metrics: ControlMetrics = .regular, textScale: Double = 1
  ) {
    self.direction = direction
    self.motion = motion
    self.metrics = metrics
    self.textScale = Node.usableTextScale(textScale)
  }
}
