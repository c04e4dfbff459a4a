import Canvas

/// A measured length of a control, with its value in the spec and its position.
public struct ControlMeasurement: Hashable, Sendable {
  /// The position of a dimension line; mirrored in a right-to-left layout.
  public enum Side: Hashable, Sendable {
    /// Above the control.
    case top
    /// Below the control.
    case bottom
    /// To the left of the control.
    case left
    /// To the right of the control.
    case right
    /// At the corner at (``ControlMeasurement/start``, ``ControlMeasurement/end``).
    ///
    /// - Parameter isBefore: Whether the text is before the control instead of after it.
    case corner(isBefore: Bool)
  }

  /// The name of the measured length: "Thumb, pressed".
  public var name: String
  /// The length now, in points.
  public var value: Double
  /// The length that it is moving to, in points; `nil` while it is settled.
  public var target: Double?
  /// The length in the spec, in points; `nil` if the spec has none.
  public var spec: Double?
  /// The position of the dimension line.
  public var side: Side
  /// The token with the measured length; `nil` for none.
  public var token: String?

  /// The start of the measured length, in points of the control's frame.
  ///
  /// The position is a distance from the leading edge for the sides top and bottom, and a y
  /// coordinate for left and right.
  public var start: Double
  /// The end of the measured length, in points of the control's frame.
  public var end: Double
  /// Whether the measurement is shown only on demand.
  public var isOnDemand: Bool

  /// A measurement; see the properties.
  ///
  /// - Parameter rest: The settled length, in points, which is the target of a length that differs
  ///   from it by more than ``tolerance``; `nil` for a length that does not move.
  public init(
    _ name: String, _ value: Double, settlingAt rest: Double? = nil, spec: Double? = nil,
    side: Side, token: String? = nil, from start: Double, to end: Double, isOnDemand: Bool = false
  ) {
    (self.name, self.value) = (name, value)
    target = rest.flatMap { abs(value - $0) > Self.tolerance ? $0 : nil }
    (self.spec, self.side, self.token, self.start) = (spec, side, token, start)
    (self.end, self.isOnDemand) = (end, isOnDemand)
  }

  /// The tolerance of comparisons, in points.
  public static let tolerance = 0.05

  /// Whether the settled length differs from the spec by more than ``tolerance``.
  public var isOff: Bool {
    guard let spec, target == nil else { return false }
    return abs(value - spec) > Self.tolerance
  }
}

extension Control {
  /// The hit area of the control, in points of its own frame.
  package var hitFrame: Rect { Rect(origin: .zero, size: frame.size).outset(by: hitOutsets) }

  /// The measurements of the control's width, height and hit height, with the spec's values in
  /// points; a `nil` width is flexible, and token names begin with `prefix`.
  func boxMeasurements(
    width: Double? = nil, height: Double, hitHeight: Double, tokens prefix: String
  ) -> [ControlMeasurement] {
    [
      ControlMeasurement(
        "Width", frame.width, spec: width, side: .top,
        token: width == nil ? nil : prefix + "width", from: 0, to: frame.width),
      ControlMeasurement(
        "Height", frame.height, spec: height, side: .left, token: prefix + "height", from: 0,
        to: frame.height),
      ControlMeasurement(
        "Hit area", hitFrame.height, spec: hitHeight, side: .right, token: prefix + "hitHeight",
        from: hitFrame.minY, to: hitFrame.maxY),
    ]
  }
}
