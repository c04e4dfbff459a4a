import Canvas
import Controls

/// The title of a page, with a sentence below it.
package final class PageHeader: Node {
  /// In points. chosen: design, gallery
  private enum Metrics {
    static let title = Font(size: 30, weight: .bold, tracking: -0.6)
    static let compactTitle = Font(size: 22, weight: .bold, tracking: -0.3)
    static let sentence = Font(size: 13)
    static let spacing = 3.0
  }

  let title: Label
  let sentence: Label

  package init(title: String = "", sentence: String = "") {
    self.title = Label(title, font: Metrics.title)
    self.sentence = Label(sentence, font: Metrics.sentence, role: .secondary)
    super.init()
    for label in [self.title, self.sentence] { label.shrinksToFit = true }
    addChild(self.title)
    addChild(self.sentence)
  }

  var isCompact = false {
    didSet {
      updateFont()
      changed(isCompact, from: oldValue, .layout, "compact")
    }
  }

  /// The factor of the title's font.
  var titleScale = 1.0 { didSet { if titleScale != oldValue { updateFont() } } }

  private func updateFont() {
    var font = isCompact ? Metrics.compactTitle : Metrics.title
    font.size *= titleScale
    title.font = font
  }

  /// The overlays whose legend is beside the sentence, or in its place where both have no room.
  var overlays: Overlays = [] { didSet { changed(overlays, from: oldValue, .layout, "legend") } }

  /// In points; the sentence has all of the width.
  var titleWidth = Double.infinity {
    didSet { changed(titleWidth, from: oldValue, .layout, "room") }
  }

  package override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let heights = [title, sentence].map { $0.measure(available, in: context).height }
    return Size(available.width, heights.reduce(Metrics.spacing, +))
  }

  package override func layout(in context: LayoutContext) {
    let height = title.measure(frame.size, in: context).height
    let y = isCompact ? (frame.height - height) / 2 : 0
    let width = min(titleWidth, frame.width)
    let sentenceWidth = sentence.measure(frame.size, in: context).width
    sentence.isHidden =
      isCompact
      || !OverlayLegend.fits(overlays, beside: sentenceWidth, in: frame.width, context.text)
    place(title, Rect(x: 0, y: y, width: width, height: height), context)
    sentence.frame = Rect(
      x: 0, y: height + Metrics.spacing, width: frame.width,
      height: sentence.measure(frame.size, in: context).height)
  }
}
