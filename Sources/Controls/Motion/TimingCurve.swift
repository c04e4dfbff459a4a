/// A cubic Bézier timing curve from (0, 0) to (1, 1): progress over time.
public struct TimingCurve: Hashable, Sendable {
  /// The first control point's time, 0...1.
  public var x1: Double
  /// The first control point's progress.
  public var y1: Double
  /// The second control point's time, 0...1.
  public var x2: Double
  /// The second control point's progress.
  public var y2: Double
  /// Constant speed.
  public static let linear = TimingCurve(0, 0, 1, 1)
  /// A slow start.
  public static let easeIn = TimingCurve(0.42, 0, 1, 1)
  /// A slow end.
  public static let easeOut = TimingCurve(0, 0, 0.58, 1)
  /// A slow start and end.
  public static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)

  /// A curve with two control points, as time and progress.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  /// The progress at a time; both ends are exact.
  public func progress(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    if self == .linear { return time }
    return Self.bezier(y1, y2, parameter(at: time))
  }

  private func parameter(at time: Double) -> Double {
    // Time grows with the parameter, so the bracket always contains the solution; Newton's steps
    // are used where they stay inside it.
    var (low, high) = (0.0, 1.0)
    var parameter = time
    for _ in 0..<60 {
      let error = Self.bezier(x1, x2, parameter) - time
      if abs(error) < 1e-15 { break }
      if error > 0 { high = parameter } else { low = parameter }
      let next = parameter - error / Self.bezierSlope(x1, x2, parameter)
      parameter = next > low && next < high ? next : (low + high) / 2
    }
    return parameter
  }

  private static func bezier(_ a: Double, _ b: Double, _ t: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * t * a + 3 * s * t * t * b + t * t * t
  }

  private static func bezierSlope(_ a: Double, _ b: Double, _ t: Double) -> Double {
    let s = 1 - t
    return 3 * s * s * a + 6 * s * t * (b - a) + 3 * t * t * (1 - b)
  }
}
