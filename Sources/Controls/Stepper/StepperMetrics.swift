import Canvas

/// The figures of a stepper, each with its unit and origin.
public struct StepperMetrics: Hashable, Sendable {
  /// pt; wider where its values ask for it. design: playground, New parts
  public var size = Size(76, 28)

  /// pt; padded vertically around the control. chosen: the least height of anything one presses
  public var hitHeight = 44.0

  /// pt, continuous, of all of it and of a half that is pressed. design: playground, New parts
  public var cornerRadius = 8.0

  /// pt, of each half that is pressed. design: playground, New parts
  public var buttonWidth = 26.0

  /// pt, of the lines of minus and plus. design: playground, New parts
  public var glyphLength = 9.0
  /// pt, of the width of those lines. design: playground, New parts
  public var glyphStroke = 1.25

  /// pt on each side of the value. chosen
  public var valuePadding = 3.0

  /// Of the value. design: playground, Fonts
  public var font = Font(size: 13, weight: .medium, figures: .tabular)

  /// Of the half that has nowhere to go. design: playground, New parts
  public var endOpacity = 0.5

  /// Of all of it while it is disabled. design: playground, New parts
  public var disabledOpacity = 0.3

  /// Seconds that a half is held before it steps again. design: playground, New parts
  public var repeatDelay = 0.4

  /// Seconds from step to step then: ten a second. chosen
  public var repeatInterval = 0.1

  /// Steps of Page Up and Page Down. chosen: as a slider's tenth of the range, for ranges of hundred
  public var pageSteps = 10.0

  /// The figures as the design has them.
  public init() {}

  /// As the design has it.
  public static let regular = StepperMetrics()

  /// With room for text that is larger than it asks for, so many times.
  package func grown(by factor: Double) -> StepperMetrics {
    if factor == 1 { return self }
    var metrics = self
    metrics.size = Size((size.width * factor).rounded(), (size.height * factor).rounded())
    metrics.hitHeight = max(hitHeight, metrics.size.height)
    metrics.buttonWidth *= factor
    metrics.glyphLength *= factor
    metrics.glyphStroke *= factor
    return metrics
  }
}
