/// Settings shared by all controls of a scene.
public struct SceneEnvironment: Hashable, Sendable {
  /// The layout direction.
  public var direction: LayoutDirection
  /// The motion preference.
  public var motion: MotionPreference
  /// The default metrics of controls.
  public var metrics: ControlMetrics
  /// The blinking of the carets of text fields.
  public var caretBlink: CaretBlink
  /// The text scale; 0.25...8; values outside are clamped.
  public var textScale: Double { didSet { textScale = Node.usableTextScale(textScale) } }

  /// The default environment, with changes.
  public init(
    direction: LayoutDirection = .leftToRight, motion: MotionPreference = .full,
    metrics: ControlMetrics = .regular, textScale: Double = 1, caretBlink: CaretBlink = CaretBlink()
  ) {
    (self.direction, self.motion) = (direction, motion)
    (self.metrics, self.caretBlink) = (metrics, caretBlink)
    self.textScale = Node.usableTextScale(textScale)
  }
}

/// The motion preference of the user.
public enum MotionPreference: String, Hashable, Sendable, CaseIterable {
  /// Full motion.
  case full
  /// Slides become cross-fades of 0.15 s, and nothing overshoots.
  /// spec: docs/spec/rendering.md#5.5/6
  case reduced
}
