/// The appearance of a button at a moment.
public struct ButtonState: Hashable, Sendable {
  /// Whether it is pressed, and would trigger if it were released.
  public var isPressed: Bool
  /// The metrics to paint with.
  public var metrics: ButtonMetrics
}
