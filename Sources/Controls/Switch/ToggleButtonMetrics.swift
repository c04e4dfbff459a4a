import Canvas

/// The metrics of a switch in the style of a button.
public struct ToggleButtonMetrics: Hashable, Sendable {
  /// In points. spec: rendering 6, switch, button style
  public var height = 32.0
  /// In points; centered on the button vertically. chosen: the minimum height of controls
  public var hitHeight = 44.0
  /// In points, continuous. spec: rendering 6, switch, button style
  public var cornerRadius = 9.0
  /// In points, on each side of the title. spec: rendering 6, switch, button style
  public var padding = 12.0
  /// Between ring and title, in points. chosen: the padding has room for both
  public var ringSpacing = 4.0
  /// The font of the title. spec: rendering 6, switch, button style
  public var font = Font(size: 13, weight: .medium)
  /// Seconds of the fade of colors. spec: rendering 6, switch, button style
  public var fadeDuration = 0.15
  /// The metrics of the spec.
  public init() {}

  /// The metrics of the spec.
  public static let regular = ToggleButtonMetrics()
}
