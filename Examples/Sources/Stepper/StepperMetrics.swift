import Canvas

/// The dimensions and times of a stepper.
public struct StepperMetrics: Hashable, Sendable {
  /// In points.
  public var height = 32.0

  /// The width of each button, in points.
  public var buttonWidth = 44.0

  /// The width of the value between the buttons, in points.
  public var valueWidth = 48.0

  /// In points.
  public var cornerRadius = 8.0

  /// The length of the strokes of minus and plus, in points.
  public var strokeLength = 13.0
  /// The width of the strokes of minus and plus, in points.
  public var strokeWidth = 1.75

  /// The delay until a held button repeats, in seconds.
  public var repeatDelay = 0.5

  /// The time between two repeats, in seconds.
  public var repeatInterval = 0.25

  public init() {}

  public var size: Size { Size(2 * buttonWidth + valueWidth, height) }

  /// The frame of a button along the axis, before mirroring.
  func frame(of button: StepperBehavior.Button) -> Rect {
    let x = button == .minus ? 0 : buttonWidth + valueWidth
    return Rect(x: x, y: 0, width: buttonWidth, height: height)
  }
}
