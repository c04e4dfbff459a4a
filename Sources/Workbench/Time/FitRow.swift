import Canvas
import Controls

/// The spring that was measured on a film, below the curves.
final class FitRow: Node {
  /// In points. chosen
  enum Metrics {
    static let height = 32.0
    static let spacing = 8.0
    static let room = height + spacing
    /// In a low window, below the graph only.
    static let leastHeight = 28.0
    static let leastSpacing = 4.0
    static let gap = 8.0
    static let dot = 7.0
  }

  let align = Button("Align")
  let use = Button("Use Spring")

  var sentence = "" {
    didSet {
      text.string = sentence
      if sentence != oldValue { invalidate(.semantics, reason: "fit") }
    }
  }

  /// Whether the sentence warns of the spring.
  var isPoor = false { didSet { changed(isPoor, from: oldValue, .paint, "fit") } }

  /// The color of the sentence; `nil` for the theme's.
  var color: Color? {
    get { text.color }
    set { text.color = newValue }
  }

  private let text = Label("", font: DockMetrics.note, maximumLines: 2)

  override init() {
    super.init()
    align.identifier = "align-film"
    align.helpTag = "Move the film so that its motion begins with that of the curve"
    use.identifier = "use-fitted-spring"
    use.helpTag = "Give the spring of the film to the control"
    for node in [text, align, use] as [Node] { addChild(node) }
  }

  override var semantics: Semantics? {
    Semantics(role: .group, label: "Spring of the film", valueText: sentence)
  }

  override func layout(in context: LayoutContext) {
    var end = frame.width
    for button in [use, align] {
      var size = button.measure(frame.size, in: context)
      size.height = min(size.height, frame.height)
      place(button, Rect(x: end - size.width, midY: frame.height / 2, size: size), context)
      end -= size.width + Metrics.gap
    }
    let start = Metrics.dot + Metrics.gap
    let width = max(1, end - start)
    let height = text.measure(Size(width, frame.height), in: context).height
    place(text, Rect(x: start, midY: frame.height / 2, size: Size(width, height)), context)
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    let x = Metrics.dot / 2
    painter.fillDot(
      at: Point(context.direction == .rightToLeft ? frame.width - x : x, frame.height / 2),
      Metrics.dot, color: isPoor ? context.theme.tools.past : context.theme.tools.film)
  }
}

/// The picture of probe and time beside the curves, with the found edge and the motion that fits.
final class MotionPictureView: Node {
  var image: Image? { didSet { changed(image, from: oldValue, .paint, "picture") } }

  override init() {
    super.init()
    identifier = "motion-picture"
    isHidden = true
    helpTag =
      "The probe from top to bottom, time from left to right: the found edge is orange, the motion "
      + "that fits is blue"
  }

  /// For the help tag.
  override var isHitTestable: Bool { true }

  override var semantics: Semantics? {
    Semantics(role: .image, label: "Probe over time", help: helpTag)
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    if let image { painter.draw(image, in: bounds) }
  }
}
