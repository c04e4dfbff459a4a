import Canvas

/// The content of an alert: title and message above the buttons.
final class AlertCard: Node {
  /// In points. chosen
  private enum Metrics {
    static let width = 300.0
    static let padding = 20.0
    static let title = Font(size: 15, weight: .semibold)
    static let message = Font(size: 13)
    static let textSpacing = 6.0
    /// Twice the distance by which the hit area of a button extends beyond it.
    static let buttonSpacing = 12.0
  }

  let buttons: [Button]
  /// A long message scrolls in a low window.
  private let texts: ScrollView

  init(_ title: String, message: String?, buttons: [Button]) {
    self.buttons = buttons
    let heading = Label(title, font: Metrics.title, alignment: .center, maximumLines: nil)
    heading.isDescribedByParent = true
    let body = message.map {
      Label($0, font: Metrics.message, role: .secondary, alignment: .center, maximumLines: nil)
    }
    texts = ScrollView(
      Stack(.vertical, spacing: Metrics.textSpacing, alignment: .fill) {
        heading
        if let body { body }
      })
    super.init()
    addChild(texts)
    for button in buttons { addChild(button) }
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let width = min(Metrics.width * context.growth, available.width)
    let room = Size(width - 2 * Metrics.padding, .infinity)
    let height =
      texts.measure(room, in: context).height + buttonFrames(in: room.width, context).height
      + 3 * Metrics.padding
    return Size(width, min(height, available.height))
  }

  override func layout(in context: LayoutContext) {
    let padding = Metrics.padding
    let width = max(0, frame.width - 2 * padding)
    let (frames, height) = buttonFrames(in: width, context)
    let top = frame.height - padding - height
    let textHeight = max(0, top - 2 * padding)
    place(texts, Rect(x: padding, y: padding, width: width, height: textHeight), context)
    for (button, rect) in zip(buttons, frames) {
      place(button, rect.offset(by: Point(padding, top)), context)
    }
  }

  private func buttonFrames(
    in width: Double, _ context: LayoutContext
  ) -> (frames: [Rect], height: Double) {
    let sizes = buttons.map { $0.measure(Size(width, .infinity), in: context) }
    let height = sizes.map(\.height).max() ?? 0
    let spacing = Metrics.buttonSpacing
    let share = (width + spacing) / Double(buttons.count) - spacing
    let isRow = sizes.allSatisfy { $0.width <= share }
    let pitch = (isRow ? share : height) + spacing
    let frames = buttons.indices.map { index in
      let start = Double(index) * pitch
      return isRow
        ? Rect(x: start, y: 0, width: share, height: height)
        : Rect(x: 0, y: start, width: width, height: height)
    }
    return (frames, frames.last?.maxY ?? 0)
  }
}
