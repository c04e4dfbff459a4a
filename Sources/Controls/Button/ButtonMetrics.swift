import Canvas

/// The figures of a button, each with its unit and origin.
public struct ButtonMetrics: Hashable, Sendable {
  /// pt. spec: rendering 6, switch, button style
  public var height = 32.0

  /// pt; padded vertically around the button. chosen: the least height of anything one presses
  public var hitHeight = 44.0

  /// pt, continuous. spec: rendering 6, switch, button style
  public var cornerRadius = 9.0

  /// pt on each side of the title. spec: rendering 6, switch, button style
  public var padding = 12.0

  /// Of the title. spec: rendering 6, switch, button style
  public var font = Font(size: 13, weight: .medium)

  /// The figures as the documents have them.
  public init() {}

  /// As the documents have it.
  public static let regular = ButtonMetrics()

  /// With room for text that is larger than it asks for, so many times.
  package func grown(by factor: Double) -> ButtonMetrics {
    if factor == 1 { return self }
    var metrics = self
    metrics.height = (height * factor).rounded()
    metrics.hitHeight = max(hitHeight, metrics.height)
    return metrics
  }
}
