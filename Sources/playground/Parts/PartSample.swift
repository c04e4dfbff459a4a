import Canvas
import Controls

/// A part as it looks in a state that it cannot be kept in.
final class PartSample: Node {
  private let size: (any TextMeasuring) -> Size
  private let showsFocus: Bool
  private let isShownEnabled: Bool
  private let body: (Rect, any Painter, PaintContext) -> Void

  /// - Parameters:
  ///   - size: pt, which may depend on texts.
  ///   - isEnabled: whether it looks as if it could be acted on.
  ///   - showsFocus: whether it looks as if it had the keyboard.
  ///   - body: paints it into its frame.
  init(
    size: @escaping (any TextMeasuring) -> Size, isEnabled: Bool = true, showsFocus: Bool = false,
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
    self.init(size: { _ in size }, isEnabled: isEnabled, showsFocus: showsFocus, body)
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    size(context.text)
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    var context = context
    context.isEnabled = context.isEnabled && isShownEnabled
    context.showsFocus = showsFocus
    body(Rect(origin: .zero, size: frame.size), painter, context)
  }
}
