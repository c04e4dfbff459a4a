import Canvas

final class ScaledText: TextMeasuring {
  let base: any TextMeasuring
  let factor: Double

  init(_ base: any TextMeasuring, factor: Double) {
    self.base = base
    self.factor = factor
  }

  func size(of text: Text) -> Size { base.size(of: text.scaled(by: factor)) }
  func paintBounds(of text: Text) -> Rect { base.paintBounds(of: text.scaled(by: factor)) }

  func caretLine(of text: Text) -> CaretLine { base.caretLine(of: text.scaled(by: factor)) }

  func lines(of string: String, font: Font, width: Double) -> [String] {
    base.lines(of: string, font: Text(string, font: font).scaled(by: factor).font, width: width)
  }
}

extension TextMeasuring {
  /// The scale of rows that hold text: at least 1.
  package var growth: Double { max(1, (self as? ScaledText)?.factor ?? 1) }
}
