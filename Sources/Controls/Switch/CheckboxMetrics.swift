import Canvas

/// The figures of a switch in the style of a checkbox, each with its unit and origin.
public struct CheckboxMetrics: Hashable, Sendable {
  /// pt, of the box. spec: rendering 6, switch, checkbox style
  public var size = 20.0

  /// pt, around the middle of the box. spec: rendering 6, switch, checkbox style
  public var hitSize = 44.0

  /// pt, continuous. spec: rendering 6, switch, checkbox style
  public var cornerRadius = 6.0

  /// pt, inside the edge of a box that is off. spec: rendering 6, switch, checkbox style
  public var borderWidth = 1.5

  /// pt, of the check mark. spec: rendering 6, switch, checkbox style
  public var strokeWidth = 2.0

  /// pt, of what shows mixed. spec: rendering 6, switch, checkbox style
  public var dashSize = Size(10, 2)

  /// The size that a mark grows from, of its own. spec: rendering 6, switch, checkbox style
  public var startScale = 0.6

  /// Grows the mark. spec: rendering 6, switch, checkbox style
  public var markSpring = Spring(response: 0.2, dampingRatio: 0.75)

  /// Seconds. spec: rendering 6, switch, checkbox style
  public var fadeDuration = 0.15

  /// The figures as the documents have them.
  public init() {}

  /// As the documents have it.
  public static let regular = CheckboxMetrics()
}
