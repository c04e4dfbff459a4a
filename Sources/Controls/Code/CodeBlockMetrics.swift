import Canvas

/// The metrics of a block of code.
public struct CodeBlockMetrics: Hashable, Sendable {
  /// The font of the code. spec: docs/spec/window.md#fonts/code
  public var font = Font(size: 12, family: "monospace")
  /// The height of lines, in points. spec: docs/spec/window.md#fonts/code
  public var lineHeight = 20.0
  /// The padding around the code, in points. chosen
  public var padding = Insets(horizontal: 16, vertical: 14)
  /// The width of the bar beside a highlighted line, in points.
  /// spec: docs/spec/window.md#tokens/lit-line
  public var barWidth = 2.0
  /// The duration for which a changed line is highlighted, in seconds.
  /// spec: docs/spec/window.md#parts/code-block
  public var litDuration = 0.6
  /// The metrics of the design.
  public static let regular = CodeBlockMetrics()
  /// The metrics for narrow columns. spec: docs/spec/window.md#fonts/code
  public static let column: CodeBlockMetrics = {
    var metrics = CodeBlockMetrics()
    metrics.font.size = 11.5
    metrics.lineHeight = 18
    return metrics
  }()

  package func grown(by factor: Double) -> CodeBlockMetrics {
    if factor == 1 { return self }
    var metrics = self
    metrics.lineHeight = (lineHeight * factor).rounded()
    return metrics
  }
}
