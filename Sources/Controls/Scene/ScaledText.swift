import Canvas

/// Measures text in larger or smaller fonts than it asks for, as it is going to be drawn.
final class ScaledText: TextMeasuring {
  /// What measures it as it is.
  let base: any TextMeasuring
  /// Of every font's size.
  let factor: Double

  init(_ base: any TextMeasuring, factor: Double) {
    self.base = base
    self.factor = factor
  }

  func size(of text: Text) -> Size { base.size(of: text.scaled(by: factor)) }
  func baseline(of text: Text) -> Double { base.baseline(of: text.scaled(by: factor)) }
  func paintBounds(of text: Text) -> Rect { base.paintBounds(of: text.scaled(by: factor)) }
}

extension TextMeasuring {
  /// How much more room lines have for text that is larger; 1 for text that is not.
  package var growth: Double { max(1, (self as? ScaledText)?.factor ?? 1) }
}
