import Canvas

/// The context of measuring and layout.
public struct LayoutContext {
  /// Measures text as the painter draws it.
  public let text: any TextMeasuring
  /// The layout direction.
  public let direction: LayoutDirection
  /// The text scale; ``text`` measures with it.
  public let textScale: Double

  /// A context for measuring without a scene.
  public init(text: any TextMeasuring, direction: LayoutDirection, textScale: Double = 1) {
    self.text = text
    self.direction = direction
    self.textScale = textScale
  }

  /// The scale of rows that hold text: at least 1.
  package var growth: Double { max(1, textScale) }

  package var unscaled: LayoutContext {
    LayoutContext(text: (text as? ScaledText)?.base ?? text, direction: direction)
  }
}

extension Double {
  /// The offered length; the ideal length if the offer is infinite.
  package func orIdeal(_ ideal: @autoclosure () -> Double) -> Double { isFinite ? self : ideal() }
}
