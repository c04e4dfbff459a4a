import Canvas
import Controls

/// A page's title and the sentence under it.
final class PageHeader: Node {
  /// pt. chosen: design, gallery
  private enum Metrics {
    static let title = Font(size: 30, weight: .bold, tracking: -0.6)
    static let sentence = Font(size: 13)
    static let spacing = 3.0
  }

  private let title: Label
  let sentence: Label

  init(title: String, sentence: String) {
    self.title = Label(title, font: Metrics.title)
    self.sentence = Label(sentence, font: Metrics.sentence, role: .secondary)
    super.init()
    addChild(self.title)
    addChild(self.sentence)
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let heights = [title, sentence].map { $0.measure(available, in: context).height }
    return Size(available.width, heights.reduce(Metrics.spacing, +))
  }

  override func layout(in context: LayoutContext) {
    let titleHeight = title.measure(frame.size, in: context).height
    let sentenceHeight = sentence.measure(frame.size, in: context).height
    title.frame = Rect(x: 0, y: 0, width: frame.width, height: titleHeight)
    sentence.frame = Rect(
      x: 0, y: titleHeight + Metrics.spacing, width: frame.width, height: sentenceHeight)
  }
}
