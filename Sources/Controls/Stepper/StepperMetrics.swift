import Canvas

/// The metrics of a stepper.
public struct StepperMetrics: Hashable, Sendable {
  /// The minimum size, in points. spec: docs/spec/window.md#parts/stepper
  public var size = Size(76, 28)
  /// The height of the hit area, centered on the control, in points. chosen: the minimum height of
  /// controls
  public var hitHeight = 44.0
  /// The radius of the continuous corners, also of a pressed half, in points. chosen
  public var cornerRadius = 8.0
  /// The width of each half, in points. chosen
  public var buttonWidth = 26.0
  /// The length of the lines of minus and plus, in points. chosen
  public var glyphLength = 9.0
  /// The line width of minus and plus, in points. chosen
  public var glyphStroke = 1.25
  /// The padding on each side of the value, in points. chosen
  public var valuePadding = 3.0
  /// The font of the value. chosen
  public var font = Font(size: 13, weight: .medium, figures: .tabular)
  /// The opacity of a disabled half, 0...1. spec: docs/spec/window.md#parts/stepper
  public var endOpacity = 0.5
  /// The opacity while disabled, 0...1. spec: docs/spec/window.md#parts/disabled
  public var disabledOpacity = 0.3
  /// The delay before a held half repeats, in seconds. spec: docs/spec/window.md#parts/stepper
  public var repeatDelay = 0.4
  /// The interval between repeats, in seconds. chosen
  public var repeatInterval = 0.1
  /// The number of steps for Page Up and Page Down. chosen: a tenth of a range of hundred
  public var pageSteps = 10.0
  /// The metrics of the design.
  public static let regular = StepperMetrics()
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
