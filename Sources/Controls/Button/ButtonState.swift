/// What a button looks like at one moment.
public struct ButtonState: Hashable, Sendable {
  /// Whether it is held, and would do what it does if it were let go.
  public var isPressed: Bool

  /// The figures that it is painted by.
  public var metrics: ButtonMetrics
}
