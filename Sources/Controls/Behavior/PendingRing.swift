import Canvas
import Glibc

/// The activity ring of a pending control. spec: docs/spec/rendering.md#6/pending
public struct PendingRing: Hashable, Sendable {
  /// The diameter, in points. spec: docs/spec/rendering.md#6/pending
  public static let diameter = 15.0
  /// In points. spec: docs/spec/rendering.md#6/pending
  static let width = 2.0
  /// The drawn part of the circle, in radians. spec: docs/spec/rendering.md#6/pending
  static let sweep = 1.5 * Double.pi
  /// The steps of a turn. spec: docs/spec/rendering.md#6/pending
  static let stepsPerTurn = 12
  /// The steps of a second. spec: docs/spec/rendering.md#6/pending
  static let stepsPerSecond = 12.0
  /// The number of steps since the start.
  public var step: Int
  /// Whether the ring turns, or fades in and out.
  public var motion: MotionPreference

  /// The ring at a moment, for something that is pending since `start`.
  public init(since start: Instant, at time: Instant, motion: MotionPreference) {
    step = Self.step(at: time, since: start)
    self.motion = motion
  }

  /// The time at which the ring changes next.
  public static func nextFrame(after time: Instant, since start: Instant) -> NextFrame {
    .at(start.advanced(by: Double(step(at: time, since: start) + 1) / stepsPerSecond))
  }

  private static func step(at time: Instant, since start: Instant) -> Int {
    // Moments are whole nanoseconds, so that one may lie just before its step.
    let steps = time.seconds(since: start) * stepsPerSecond + 1e-6
    return Int(min(max(steps.rounded(.down), 0), 1e9))
  }

  /// The start of the drawn part, in radians clockwise from the right.
  var angle: Double {
    switch motion {
    case .full: Double(step % Self.stepsPerTurn) * 2 * .pi / Double(Self.stepsPerTurn) - .pi / 2
    case .reduced: -.pi / 2
    }
  }

  var opacity: Double {
    switch motion {
    case .full: 1
    case .reduced:
      (1 - cos(Double(step % Self.stepsPerTurn) * 2 * .pi / Double(Self.stepsPerTurn))) / 2
    }
  }

  /// Paints the ring in the theme's color.
  public func paint(centeredAt center: Point, with painter: any Painter, theme: Theme) {
    paint(centeredAt: center, with: painter, color: theme.pendingRing)
  }

  /// Paints the ring in a color.
  public func paint(centeredAt center: Point, with painter: any Painter, color: Color) {
    if opacity == 0 { return }
    var path = Path()
    path.addArc(
      center: .zero, radius: Self.diameter / 2, width: Self.width, from: angle, sweep: Self.sweep)
    painter.fill(path, at: center, color: color.opacity(opacity))
  }
}
