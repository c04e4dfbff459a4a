import Canvas

#if canImport(Glibc)
  import Glibc
#endif

/// The ring on what waits for its owner's word. spec: rendering 6, pending
public struct PendingRing: Hashable, Sendable {
  /// pt, from edge to edge. spec: rendering 6, pending
  static let diameter = 15.0
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

  func paint(centeredAt center: Point, with painter: any Painter, theme: Theme) {
    if opacity == 0 { return }
    var path = Path()
    path.addArc(
      center: .zero, radius: Self.diameter / 2, width: Self.width, from: angle, sweep: Self.sweep)
    painter.fill(path, at: center, color: theme.pendingRing.opacity(opacity))
  }
}
