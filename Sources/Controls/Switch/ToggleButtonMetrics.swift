import Canvas

/// The figures of a switch in the style of a button, each with its unit and origin.
public struct ToggleButtonMetrics: Hashable, Sendable {
  /// pt. spec: rendering 6, switch, button style
  public var height = 32.0

  /// pt; padded vertically around the button. chosen: the least height of anything one presses
  public var hitHeight = 44.0

  /// pt, continuous. spec: rendering 6, switch, button style
  public var cornerRadius = 9.0

  /// pt on each side of the title. spec: rendering 6, switch, button style
  public var padding = 12.0

  /// pt between the ring of what is pending and the title. chosen: the padding has room for both
  public var ringSpacing = 4.0

  /// Of the title. spec: rendering 6, switch, button style
  public var font = Font(size: 13, weight: .medium)

  /// Seconds in which the colours change over. spec: rendering 6, switch, button style
  public var fadeDuration = 0.15

  /// The figures as the documents have them.
  public init() {}

  /// As the documents have it.
  public static let regular = ToggleButtonMetrics()
}
