import Canvas
import Controls

/// A part as it looks in a state that it cannot be kept in.
final class PartSample: Node {
  private let size: (Size, LayoutContext) -> Size
  private let showsFocus: Bool
  private let isShownEnabled: Bool
  private let body: (Rect, any Painter, PaintContext) -> Void

  /// - Parameters:
  ///   - size: pt, of what there is; it may depend on texts, and on how large they are.
  ///   - isEnabled: whether it looks as if it could be acted on.
  ///   - showsFocus: whether it looks as if it had the keyboard.
  ///   - body: paints it into its frame.
  init(
    size: @escaping (Size, LayoutContext) -> Size, isEnabled: Bool = true, showsFocus: Bool = false,
    _ body: @escaping (Rect, any Painter, PaintContext) -> Void
  ) {
    self.size = size
    self.showsFocus = showsFocus
    isShownEnabled = isEnabled
    self.body = body
  }

  convenience init(
    _ size: Size, isEnabled: Bool = true, showsFocus: Bool = false,
    _ body: @escaping (Rect, any Painter, PaintContext) -> Void
  ) {
    let grown = { (available: Size, context: LayoutContext) in
      Size(
        context.grownWidth(size.width, in: available), (size.height * context.growth).rounded())
    }
    self.init(size: grown, isEnabled: isEnabled, showsFocus: showsFocus, body)
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    size(available, context)
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    var context = context
    context.isEnabled = context.isEnabled && isShownEnabled
    context.showsFocus = showsFocus
    body(bounds, painter, context)
  }
}

extension LayoutContext {
  /// A width that grows with text as far as there is room.
  func grownWidth(_ width: Double, in available: Size) -> Double {
    min(width * growth, max(width, available.width))
  }
}
