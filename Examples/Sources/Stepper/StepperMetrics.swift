import Canvas

/// The figures of a stepper; all of them chosen.
public struct StepperMetrics: Hashable, Sendable {
  /// pt.
  public var height = 32.0

  /// pt, of minus and of plus.
  public var buttonWidth = 44.0

  /// pt, of the value between them.
  public var valueWidth = 48.0

  /// pt.
  public var cornerRadius = 8.0

  /// pt, of the strokes that minus and plus are made of.
  public var strokeLength = 13.0
  public var strokeWidth = 1.75

  /// Seconds until a button that is held repeats.
  public var repeatDelay = 0.5

  /// Seconds from one repeat to the next.
  public var repeatInterval = 0.25

  public init() {}

  public var size: Size { Size(2 * buttonWidth + valueWidth, height) }

  /// Where a button is, along the axis.
  func frame(of button: StepperBehavior.Button) -> Rect {
    let x = button == .minus ? 0 : buttonWidth + valueWidth
    return Rect(x: x, y: 0, width: buttonWidth, height: height)
  }
}
