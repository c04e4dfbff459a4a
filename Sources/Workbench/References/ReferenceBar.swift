import Canvas
import Controls

/// The bar below a stage with a reference: its figures, mode and opacity, and its removal.
final class ReferenceBar: Node {
  /// In points. chosen
  private enum Metrics {
    static let font = Font(size: 12, weight: .medium, figures: .tabular)
    static let padding = 12.0
    static let gap = 12.0
    static let row = 32.0
    static let slider = 110.0
    static let leastSlider = 70.0
    static let modesHeight = 28.0
    static let close = 32.0
    static let opacityFont = Font(size: 11, figures: .tabular)
    static let opacityWidth = 36.0
  }

  weak var stage: Stage?

  private let modes = SegmentedControl(
    ReferenceMode.allCases.map(\.title), selection: 0, label: "Mode of the reference")
  private let opacity = Slider(value: 0.5, label: "Opacity of the reference")
  private let opacityValue = Label(
    "", font: Metrics.opacityFont, role: .secondary, alignment: .trailing,
    width: Metrics.opacityWidth)
  private let remove = GlyphButton(.cross, label: "Remove the reference")

  private var figures = "" {
    didSet { changed(figures, from: oldValue, [.paint, .semantics], "figures") }
  }

  override init() {
    super.init()
    modes.identifier = "reference-mode"
    modes.controlSize = .small
    modes.apportionsSegmentWidthsByContent = true
    modes.onChange { [weak self] index in
      if let index { self?.stage?.setReferenceMode(ReferenceMode.allCases[index]) }
    }
    opacity.identifier = "reference-opacity"
    opacity.onChange { [weak self] value in self?.stage?.reference?.opacity = value }
    remove.setUp("remove-reference") { [weak self] in self?.stage?.removeReference() }
    for node in [modes, opacity, opacityValue, remove] as [Node] { addChild(node) }
    helpTag =
      "Mean and largest difference of a color, of 255 levels; the shift is the distance of the edges"
  }

  func show(_ reference: ReferenceView) {
    modes.select(ReferenceMode.allCases.firstIndex(of: reference.mode), animated: scene != nil)
    if !opacity.state.isGrabbed { opacity.value = reference.opacity }
    for node in [opacity, opacityValue] as [Node] { node.isHidden = reference.mode != .overlay }
    opacityValue.string = "\((reference.opacity * 100).text(places: 0)) %"
    let move = reference.move
    let moved =
      move == PixelOffset()
      ? ""
      : " · Moved \(Double(move.x).text(places: 0)), \(Double(move.y).text(places: 0)) px"
    figures = reference.hint ?? reference.comparison.map { $0.figures.text + moved } ?? ""
  }

  /// For the help tag.
  override var isHitTestable: Bool { true }

  override var semantics: Semantics? {
    Semantics(role: .group, label: "Reference", value: .text(figures))
  }

  private func hasOneRow(_ width: Double, in context: LayoutContext) -> Bool {
    let controls =
      modesWidth(in: context) + Metrics.opacityWidth + Metrics.slider + Metrics.close
    // The figures are not measured, so that the bar does not change while they do.
    let widest = Text("Mean 188.88 · Max 188 levels · Shift −8.88, −8.88 px", font: Metrics.font)
    return context.text.size(of: widest).width + controls + 3 * Metrics.gap
      + 2 * Metrics.padding <= width
  }

  private var hasOneRow = true

  private func modesWidth(in context: LayoutContext) -> Double {
    modes.measure(Size(.infinity, Metrics.modesHeight), in: context).width
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let rows = hasOneRow(available.width, in: context) ? 1.0 : 2
    return Size(available.width, rows * Metrics.row + (rows + 1) * Metrics.padding / 2)
  }

  override func layout(in context: LayoutContext) {
    let (gap, padding) = (Metrics.gap, Metrics.padding)
    let isOneRow = hasOneRow(frame.width, in: context)
    hasOneRow = isOneRow
    let first = padding / 2 + Metrics.row / 2
    let second = isOneRow ? first : first + Metrics.row + padding / 2
    let closeX = frame.width - padding / 2 - Metrics.close
    place(
      remove, Rect(x: closeX, midY: first, size: Size(Metrics.close, Metrics.close)), context)
    let modesWidth = modesWidth(in: context)
    let end = isOneRow ? closeX - gap : frame.width - padding
    let room = end - padding - modesWidth - gap - Metrics.opacityWidth
    let slider = min(Metrics.slider, max(Metrics.leastSlider, room))
    let sliderHeight = opacity.measure(Size(slider, Metrics.row), in: context).height
    place(
      opacity, Rect(x: end - slider, midY: second, size: Size(slider, sliderHeight)), context)
    let valueX = end - slider - Metrics.opacityWidth
    let valueHeight = opacityValue.measure(frame.size, in: context).height
    place(
      opacityValue,
      Rect(x: valueX, midY: second, size: Size(Metrics.opacityWidth, valueHeight)), context)
    let x = isOneRow ? valueX - gap - modesWidth : padding
    place(
      modes,
      Rect(x: x, midY: second, size: Size(modesWidth, Metrics.modesHeight)), context)
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    let theme = context.theme
    painter.drawHairline(from: .zero, length: frame.width, theme: theme)
    let row = Rect(x: 0, y: Metrics.padding / 2, width: frame.width, height: Metrics.row)
    let end = hasOneRow ? modes.frame : remove.frame
    let room =
      (context.direction == .rightToLeft ? frame.width - end.maxX : end.minX) - 2 * Metrics.padding
    painter.draw(
      Text(figures, font: Metrics.font, maximumWidth: max(0, room)), from: Metrics.padding, in: row,
      color: theme.label, context)
  }
}
