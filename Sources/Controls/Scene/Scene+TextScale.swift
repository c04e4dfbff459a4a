import Canvas

/// Text that is larger or smaller than it asks for.
extension Scene {
  /// What measures text at a scale.
  func measuring(_ text: any TextMeasuring, at factor: Double) -> any TextMeasuring {
    if factor == 1 { return text }
    if let scaledText, scaledText.base === text, scaledText.factor == factor { return scaledText }
    let made = ScaledText(text, factor: factor)
    scaledText = made
    return made
  }

  /// What nodes may ask while they measure themselves and place their children.
  func layoutContext(textScale: Double) -> LayoutContext {
    LayoutContext(
      text: measuring(text, at: textScale), direction: environment.direction, textScale: textScale)
  }

  /// A node's text, and that of all that lies in it, has another size.
  func textScaleChanged(below node: Node) {
    hasTextScales = true
    semanticsWatch?.noteTree()
    node.forEachNode { $0.environmentChanged(environment) }
    requestLayoutOfEverything()
    repaintEverything(reason: "text size")
  }
}

extension Node {
  /// How much larger text is here than it asks for.
  var effectiveTextScale: Double {
    guard let scene else { return 1 }
    if scene.hasTextScales {
      var node: Node? = self
      while let current = node {
        if let scale = current.textScale { return scale }
        node = current.parent
      }
    }
    return scene.environment.textScale
  }

  /// What a text scale may be; what is no number is as good as none.
  nonisolated static func usableTextScale(_ scale: Double) -> Double {
    scale.isFinite ? min(max(scale, 0.25), 8) : 1
  }
}
