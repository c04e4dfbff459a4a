import Canvas
import Controls

/// The bar below a stage with a reference: its figures, mode and opacity, and its removal.
final class ReferenceBar: TypedValueNode {
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
    static let opacityGap = 8.0
    static let field = 120.0
  }

  weak var stage: Stage?

  private let modes = SegmentedControl(
    ReferenceMode.allCases.map(\.title), selection: 0, label: "Mode of the reference")
  private let opacity = Slider(value: 0.5, label: "Opacity of the reference")
  private let opacityValue = Label(
    "", font: Metrics.opacityFont, role: .secondary, alignment: .trailing,
    width: Metrics.opacityWidth)
  private let remove = GlyphButton(.cross, label: "Remove the reference")
  /// With a fixed width, so that the bar is not laid out for each frame of a motion.
  private let figures = Label("", font: Metrics.font, width: 0)
  private weak var reference: ReferenceView?

  override init() {
    super.init()
    modes.identifier = "reference-mode"
    modes.controlSize = .small
    modes.apportionsSegmentWidthsByContent = true
    modes.onChange { [weak self] index in
      if let index { self?.stage?.setReferenceMode(ReferenceMode.allCases[index]) }
    }
    opacity.identifier = "reference-opacity"
    opacity.onChange { [weak self] value in self?.stage?.reference?.show(opacity: value) }
    remove.setUp("remove-reference") { [weak self] in self?.stage?.removeReference() }
    figures.isDescribedByParent = true
    for node in [modes, opacity, opacityValue, remove, figures] as [Node] { addChild(node) }
    helpTag =
      "Mean and largest difference of a color, of 255 levels; the shift is the distance of the "
      + "edges. Press to type the place of the reference."
  }

  func show(_ reference: ReferenceView) {
    if reference !== self.reference {
      if typed?.field != nil { scene?.setFocus(nil, isVisible: false) }
      self.reference = reference
      typed = TypedValue(in: self, over: figures, of: reference.border, openedBy: .ofNumber) {
        [weak reference] in reference.map { Self.field(for: $0) }
      }
    }
    modes.select(ReferenceMode.allCases.firstIndex(of: reference.mode), animated: scene != nil)
    if !opacity.state.isGrabbed { opacity.value = reference.opacity }
    for node in [opacity, opacityValue] as [Node] { node.isHidden = reference.mode != .overlay }
    opacityValue.string = "\((reference.opacity * 100).text(places: 0)) %"
    let move = reference.move
    let moved =
      move == PixelOffset()
      ? "" : " · Moved \(Double(move.x).text(places: 0)), \(Double(move.y).text(places: 0)) px"
    let text = reference.hint ?? reference.comparison.map { $0.figures.text + moved } ?? ""
    if text == figures.string { return }
    figures.string = text
    invalidate(.semantics, reason: "figures")
  }

  // MARK: Place

  /// A field for the pixels by which a reference is moved, to the right and down.
  private static func field(for reference: ReferenceView) -> TextField {
    let move = reference.move
    let field = TextField("\(move.x), \(move.y)", label: "Place of the reference in pixels")
    field.style = .ofValue
    field.onChange { [weak field] text in
      field?.error = place(of: text) == nil ? "A place is two whole numbers, such as 12, -3." : nil
    }
    field.observe { [weak field, weak reference] action in
      guard action == .editingEnded, let place = field.flatMap({ place(of: $0.text) }) else {
        return
      }
      reference?.move(to: place)
    }
    return field
  }

  private static func place(of text: String) -> PixelOffset? {
    let parts = text.split { $0 == "," || $0.isWhitespace }
    guard parts.count == 2, let x = Int(parts[0]), let y = Int(parts[1]) else { return nil }
    return PixelOffset(x: x, y: y)
  }

  /// The parts beside the figures have other uses for a press.
  override func helpTag(at point: Point) -> HelpTag? {
    opensField(at: point) ? helpTag.map { HelpTag($0, frame: figures.frame) } : nil
  }

  override var semantics: Semantics? {
    Semantics(role: .group, label: "Reference", value: .text(figures.string))
  }

  private func hasOneRow(_ width: Double, in context: LayoutContext) -> Bool {
    let controls =
      modesWidth(in: context) + Metrics.opacityWidth + Metrics.opacityGap + Metrics.slider
      + Metrics.close
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
    func place(_ node: Node, _ x: Double, _ midY: Double, _ width: Double, _ height: Double? = nil)
    {
      let height = height ?? node.measure(Size(width, Metrics.row), in: context).height
      self.place(node, Rect(x: x, midY: midY, size: Size(width, height)), context)
    }
    let closeX = frame.width - padding / 2 - Metrics.close
    place(remove, closeX, first, Metrics.close, Metrics.close)
    let modesWidth = modesWidth(in: context)
    let end = isOneRow ? closeX - gap : frame.width - padding
    let opacityWidth = Metrics.opacityWidth + Metrics.opacityGap
    let room = end - padding - modesWidth - gap - opacityWidth
    let slider = min(Metrics.slider, max(Metrics.leastSlider, room))
    place(opacity, end - slider, second, slider)
    let valueX = end - slider - opacityWidth
    place(opacityValue, valueX, second, Metrics.opacityWidth)
    let x = isOneRow ? valueX - gap - modesWidth : padding
    place(modes, x, second, modesWidth, Metrics.modesHeight)
    let figuresWidth = max(0, (isOneRow ? x : closeX) - 2 * padding)
    place(figures, padding, first, figuresWidth, Metrics.row)
    if let field = typed?.field { place(field, padding, first, min(Metrics.field, figuresWidth)) }
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    painter.drawHairline(from: .zero, length: frame.width, theme: context.theme)
  }
}
