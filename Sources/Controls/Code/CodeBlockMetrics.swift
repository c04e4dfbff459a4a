import Canvas

/// The figures of a block of code, each with its unit and origin.
public struct CodeBlockMetrics: Hashable, Sendable {
  /// Of all of it. design: playground, Fonts
  public var font = Font(size: 12, family: "monospace")

  /// pt. design: playground, Fonts
  public var lineHeight = 20.0

  /// pt from the block's edges to the code. design: playground, New parts
  public var padding = Insets(horizontal: 16, vertical: 14)

  /// pt, of the bar at the edge of a line that is lit. design: playground, New tokens
  public var barWidth = 2.0

  /// Seconds that a line that changed is lit. design: playground, New parts
  public var litDuration = 0.6

  /// The figures as the design has them.
  public init() {}

  /// As the design has it.
  public static let regular = CodeBlockMetrics()

  /// In narrow columns. design: playground, Fonts
  public static let column: CodeBlockMetrics = {
    var metrics = CodeBlockMetrics()
    metrics.font.size = 11.5
    metrics.lineHeight = 18
    return metrics
  }()

  /// With room for text that is larger than it asks for, so many times.
  package func grown(by factor: Double) -> CodeBlockMetrics {
    if factor == 1 { return self }
    var metrics = self
    metrics.lineHeight = (lineHeight * factor).rounded()
    return metrics
  }
}
