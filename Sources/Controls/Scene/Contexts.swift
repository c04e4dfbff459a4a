import Canvas

/// What a node may ask while it measures itself and places its children.
public struct LayoutContext {
  public let text: any TextMeasuring
  public let direction: LayoutDirection

  public init(text: any TextMeasuring, direction: LayoutDirection) {
    self.text = text
    self.direction = direction
  }
}

/// What a node may ask while it paints; it cannot change anything.
public struct PaintContext {
  public let theme: Theme
  public let direction: LayoutDirection
  public let text: any TextMeasuring
  /// Whether the node and everything above it is enabled.
  public package(set) var isEnabled: Bool
  /// Whether the node has the keyboard focus and the user is using the keyboard.
  public package(set) var showsFocus: Bool
  /// What the node lies on.
  public internal(set) var elevation: Elevation
  /// The colour that is asked for around the node, or by it; nil for the theme's own.
  public internal(set) var tint: Color?
}
