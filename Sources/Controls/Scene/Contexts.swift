import Canvas

/// What a node may ask while it measures itself and places its children.
public struct LayoutContext {
  /// Measures text as the painter will draw it.
  public let text: any TextMeasuring
  /// Which side reading begins on.
  public let direction: LayoutDirection
  /// How much larger text is than it asks for; ``text`` measures it like that.
  public let textScale: Double

  /// What surrounds a node that is measured without a scene.
  public init(text: any TextMeasuring, direction: LayoutDirection, textScale: Double = 1) {
    self.text = text
    self.direction = direction
    self.textScale = textScale
  }

  /// How much more room rows have for text that is larger; 1 for text that is not.
  package var growth: Double { max(1, textScale) }

  /// The same for text that is as large as it asks for.
  package var unscaled: LayoutContext {
    LayoutContext(text: (text as? ScaledText)?.base ?? text, direction: direction)
  }
}

/// What a node may ask while it paints; it cannot change anything.
public struct PaintContext {
  /// Colours and opacities.
  public let theme: Theme
  /// Which side reading begins on.
  public let direction: LayoutDirection
  /// Measures text as the painter draws it.
  public internal(set) var text: any TextMeasuring
  /// Whether the node and everything above it is enabled.
  public package(set) var isEnabled: Bool
  /// Whether the node has the keyboard focus and the user is using the keyboard.
  public package(set) var showsFocus: Bool
  /// What the node lies on.
  public internal(set) var elevation: Elevation
  /// The colour that is asked for around the node, or by it; nil for the theme's own.
  public internal(set) var tint: Color?
  /// How much larger text is than it asks for; ``text`` measures it like that.
  public internal(set) var textScale = 1.0

  /// How much more room rows have for text that is larger; 1 for text that is not.
  package var growth: Double { max(1, textScale) }
}
