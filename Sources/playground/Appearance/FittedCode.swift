import Canvas
import Controls

final class FittedCode: Node {
  /// In points. chosen
  private static let sizes = [11.5, 11, 10.5, 10, 9.5]

  var code: [CodeLine] = [] {
    didSet { for block in blocks { block.code = code } }
  }

  var text: String { blocks.first?.text ?? "" }

  private let blocks: [CodeBlock]

  override init() {
    blocks = Self.sizes.map { size in
      var metrics = CodeBlockMetrics.column
      metrics.font.size = size
      return CodeBlock([], metrics: metrics)
    }
    super.init()
    textScale = 1
    for block in blocks { addChild(block) }
  }

  private func block(for width: Double, _ context: LayoutContext) -> CodeBlock? {
    blocks.first { $0.measure(Size(.infinity, .infinity), in: context).width <= width }
      ?? blocks.last
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let context = context.unscaled
    return block(for: available.width, context)?.measure(available, in: context) ?? .zero
  }

  override func layout(in context: LayoutContext) {
    let shown = block(for: frame.width, context)
    for block in blocks {
      block.isHidden = block !== shown
      block.frame = bounds
    }
  }
}
