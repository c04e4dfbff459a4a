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
