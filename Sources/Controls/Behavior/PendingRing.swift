import Canvas

#if canImport(Glibc)
import Glibc
#endif

/// The ring on what waits for its owner's word. spec: rendering 6, pending
public struct PendingRing: Hashable, Sendable {
  /// pt, from edge to edge. spec: rendering 6, pending
  public static let diameter = 15.0
  /// pt. spec: rendering 6, pending
  static let width = 2.0
  /// The part of the circle that is drawn, radians. spec: rendering 6, pending
  static let sweep = 1.5 * Double.pi
  /// So many make a turn. spec: rendering 6, pending
  static let stepsPerTurn = 12
  /// Steps a second. spec: rendering 6, pending
  static let stepsPerSecond = 12.0

  /// Steps since it began.
  public var step: Int

  /// It turns, or fades in and out.
  public var motion: MotionPreference

  init(step: Int, motion: MotionPreference) {
    self.step = step
    self.motion = motion
  }

  /// The ring at a moment, on what waits since another.
  public init(since start: Instant, at time: Instant, motion: MotionPreference) {
    self.init(step: Self.step(at: time, since: start), motion: motion)
  }

  /// When the ring looks different next.
  public static func nextFrame(after time: Instant, since start: Instant) -> NextFrame {
    .at(start.advanced(by: Double(step(at: time, since: start) + 1) / stepsPerSecond))
  }

  private static func step(at time: Instant, since start: Instant) -> Int {
    // Moments are whole nanoseconds, so that one may lie just before its step.
    let steps = time.seconds(since: start) * stepsPerSecond + 1e-6
    return Int(min(max(steps.rounded(.down), 0), 1e9))
  }

  /// Radians from the right, clockwise, at which the drawn part begins.
  var angle: Double {
    switch motion {
    case .full: Double(step % Self.stepsPerTurn) * 2 * .pi / Double(Self.stepsPerTurn) - .pi / 2
    case .reduced: -.pi / 2
    }
  }

  /// 0 to 1.
  var opacity: Double {
    switch motion {
    case .full: 1
    case .reduced:
      (1 - cos(Double(step % Self.stepsPerTurn) * 2 * .pi / Double(Self.stepsPerTurn))) / 2
    }
  }

  /// Paints the ring in the colour that a theme has for it.
  ///
  /// - Parameters:
  ///   - center: pt.
  ///   - painter: takes the drawing.
  ///   - theme: whose colour it has.
  public func paint(centeredAt center: Point, with painter: any Painter, theme: Theme) {
    paint(centeredAt: center, with: painter, color: theme.pendingRing)
  }

  /// Paints the ring in a colour.
  ///
  /// - Parameters:
  ///   - center: pt.
  ///   - painter: takes the drawing.
  ///   - color: at its strongest.
  public func paint(centeredAt center: Point, with painter: any Painter, color: Color) {
    if opacity == 0 { return }
    var path = Path()
    path.addArc(
      center: .zero, radius: Self.diameter / 2, width: Self.width, from: angle, sweep: Self.sweep)
    painter.fill(path, at: center, color: color.opacity(opacity))
  }
}
