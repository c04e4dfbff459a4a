import Canvas

/// The metrics of a switch in the style of a checkbox.
public struct CheckboxMetrics: Hashable, Sendable {
  /// In points, of the box. spec: rendering 6, switch, checkbox style
  public var size = 20.0
  /// In points, around the middle of the box. spec: rendering 6, switch, checkbox style
  public var hitSize = 44.0
  /// In points, continuous. spec: rendering 6, switch, checkbox style
  public var cornerRadius = 6.0
  /// In points, inside the edge of a box that is off. spec: rendering 6, switch, checkbox style
  public var borderWidth = 1.5
  /// In points, of the check mark. spec: rendering 6, switch, checkbox style
  public var strokeWidth = 2.0
  /// The dash of a mixed value, in points. spec: rendering 6, switch, checkbox style
  public var dashSize = Size(10, 2)
  /// The initial scale of a growing mark. spec: rendering 6, switch, checkbox style
  public var startScale = 0.6
  /// Grows the mark. spec: rendering 6, switch, checkbox style
  public var markSpring = Spring(response: 0.2, dampingRatio: 0.75)
  /// Seconds. spec: rendering 6, switch, checkbox style
  public var fadeDuration = 0.15
  /// The metrics of the spec.
  public init() {}

  /// The metrics of the spec.
  public static let regular = CheckboxMetrics()
}
