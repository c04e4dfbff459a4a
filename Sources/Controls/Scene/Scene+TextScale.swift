import Canvas

extension Scene {
  func measuring(_ text: any TextMeasuring, at factor: Double) -> any TextMeasuring {
    if factor == 1 { return text }
    if let scaledText, scaledText.base === text, scaledText.factor == factor { return scaledText }
    let made = ScaledText(text, factor: factor)
    scaledText = made
    return made
  }

  func layoutContext(textScale: Double) -> LayoutContext {
    LayoutContext(
      text: measuring(text, at: textScale), direction: environment.direction, textScale: textScale)
  }

  func textScaleChanged(below node: Node) {
    hasTextScales = true
    semanticsWatch?.noteTree()
    let environment = shownEnvironment
    node.forEachNode { $0.environmentChanged(environment) }
    requestLayoutOfEverything()
    repaintEverything(reason: "text size")
  }
}

extension Node {
  var effectiveTextScale: Double {
    guard let scene else { return 1 }
    return (scene.hasTextScales ? inheritedTextScale : nil) ?? scene.environment.textScale
  }

  private var inheritedTextScale: Double? { textScale ?? parent?.inheritedTextScale }

  /// A text scale clamped to 0.25...8; 1 for non-finite values.
  nonisolated static func usableTextScale(_ scale: Double) -> Double {
    scale.isFinite ? min(max(scale, 0.25), 8) : 1
  }
}

final class ScaledText: TextMeasuring {
  let base: any TextMeasuring
  let factor: Double

  init(_ base: any TextMeasuring, factor: Double) {
    (self.base, self.factor) = (base, factor)
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
