import Canvas

/// A measured length of a control, with the spec's value beside it, and where it is measured.
public struct ControlMeasurement: Hashable, Sendable {
  /// Where the line of a measurement lies.
  public enum Side: Hashable, Sendable {
    /// Above the control.
    case top
    /// Below it.
    case bottom
    /// At its left.
    case left
    /// At its right.
    case right
    /// At a corner, whose place ``ControlMeasurement/start`` and ``ControlMeasurement/end`` are.
    ///
    /// - Parameter isBefore: whether the words stand before the control, and not after it.
    case corner(isBefore: Bool)
  }

  /// What is measured: "Thumb, pressed".
  public var name: String

  /// The length now, in points.
  public var value: Double

  /// The length that it is moving to, in points; `nil` while it is settled.
  public var target: Double?

  /// The length in the spec, in points; `nil` if the spec has none.
  public var spec: Double?

  /// Where its line lies.
  public var side: Side

  /// The token whose value it measures; `nil` for none.
  public var token: String?

  /// Where what is measured begins, in points of the control's frame: along x for top and bottom, along
  /// y for the sides.
  public var start: Double

  /// Where it ends, in points of the control's frame.
  public var end: Double

  /// Whether it is shown only on demand.
  public var isOnDemand: Bool

  /// A measurement; see the properties.
  public init(
    _ name: String, _ value: Double, target: Double? = nil, spec: Double? = nil, side: Side,
    token: String? = nil, from start: Double, to end: Double, isOnDemand: Bool = false
  ) {
    self.name = name
    self.value = value
    self.target = target
    self.spec = spec
    self.side = side
    self.token = token
    self.start = start
    self.end = end
    self.isOnDemand = isOnDemand
  }

  /// The tolerance of comparisons, in points.
  public static let tolerance = 0.05

  /// Whether it differs from the spec while it is settled.
  public var isOff: Bool {
    guard let spec, target == nil else { return false }
    return abs(value - spec) > Self.tolerance
  }

  /// A value that is on its way; `nil` once it is there.
  ///
  /// - Parameters:
  ///   - value: now, in points.
  ///   - rest: where it settles, in points.
  public static func target(of value: Double, settlingAt rest: Double) -> Double? {
    abs(value - rest) > tolerance ? rest : nil
  }
}

extension Control {
  /// The area where a press is for the control, in points of its own frame.
  package var hitFrame: Rect { Rect(origin: .zero, size: frame.size).outset(by: hitOutsets) }

  /// The width and height of the control, and the height in which it can be pressed.
  ///
  /// - Parameters:
  ///   - name: of width and height.
  ///   - width: in the spec, in points; `nil` if the control is as wide as there is room.
  ///   - height: in the spec, in points.
  ///   - hitHeight: in the spec, in points.
  ///   - prefix: of the tokens' names.
  func boxMeasurements(
    _ name: String, width: Double? = nil, height: Double, hitHeight: Double, tokens prefix: String
  ) -> [ControlMeasurement] {
    [
      ControlMeasurement(
        name, frame.width, spec: width, side: .top, token: width == nil ? nil : prefix + "width",
        from: 0, to: frame.width),
      ControlMeasurement(
        name, frame.height, spec: height, side: .left, token: prefix + "height", from: 0,
        to: frame.height),
      ControlMeasurement(
        "Hit Target", hitFrame.height, spec: hitHeight, side: .right, token: prefix + "hitHeight",
        from: hitFrame.minY, to: hitFrame.maxY),
    ]
  }
}
