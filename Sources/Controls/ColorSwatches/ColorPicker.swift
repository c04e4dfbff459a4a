import Canvas

/// A color picker with three sliders and the hexadecimal value, for other colors.
final class ColorPicker: Node {
  /// In points. chosen
  private enum Metrics {
    static let width = 268.0
    static let padding = 16.0
    static let rowHeight = 40.0
    static let sliderStart = 84.0
    static let readoutHeight = 28.0
    static let well = Size(44, 22)
    static let wellRadius = 6.0
    static let font = Font(size: 13)
    static let readoutStyle = TextFieldStyle.plain(
      font: Font(size: 12, family: "monospace"), height: readoutHeight)
  }

  var onChange: ((Color) -> Void)?

  private var value: HSBColor
  private let labels: [Label]
  private let sliders: [Slider]
  private let readout: HexField

  init(_ color: Color) {
    value = HSBColor(color)
    let names = ["Hue", "Saturation", "Brightness"]
    labels = names.map { Label($0, font: Metrics.font) }
    let numbers = [value.hue, value.saturation, value.brightness]
    sliders = zip(names, numbers).enumerated().map { index, part in
      Slider(value: part.1, in: index == 0 ? 0...360 : 0...1, label: part.0)
    }
    readout = HexField(value.color, label: "Hexadecimal color")
    super.init()
    for node in labels + sliders + [readout] { addChild(node) }
    readout.style = Metrics.readoutStyle
    readout.allowsOpacity = false
    readout.onChange { [weak self] in self?.setValue($0) }
    for label in labels { label.isDescribedByParent = true }
    sliders[0].valueFormatter = { "\(Int($0.rounded()))°" }
    if HueSpectrum.image(.leftToRight) != nil {
      sliders[0].minimumTrackTintColor = .clear
      sliders[0].maximumTrackTintColor = .clear
      sliders[0].paintOnTrack = HueSpectrum.paint
    }
    for index in 1...2 {
      sliders[index].minimumTrackTintColor = .clear
      sliders[index].maximumTrackTintColor = .clear
      sliders[index].paintOnTrack = { [weak self] painter, area, metrics, context in
        guard let (start, end) = self?.ends(ofSlider: index) else { return }
        ColorTrack.paint(
          from: start, to: end, with: painter, in: area, metrics: metrics, context: context)
      }
    }
    for slider in sliders { slider.onChange { [weak self] _ in self?.updateValue() } }
  }

  /// The colors at the ends of the saturation (1) or brightness (2), with the other values.
  private func ends(ofSlider index: Int) -> (Color, Color) {
    var (start, end) = (value, value)
    if index == 1 {
      (start.saturation, end.saturation) = (0, 1)
    } else {
      (start.brightness, end.brightness) = (0, 1)
    }
    return (start.color, end.color)
  }

  private func updateValue() {
    value = HSBColor(
      hue: min(sliders[0].value, 359.99), saturation: sliders[1].value,
      brightness: sliders[2].value)
    readout.value = value.color
    valueChanged(to: value.color)
  }

  private func setValue(_ color: Color) {
    setSliders(to: color)
    valueChanged(to: color)
  }

  /// Shows a color that the app has set.
  ///
  /// The color that the user has just chosen changes nothing, so a gray keeps its hue.
  func show(_ color: Color) {
    if color.hexText == value.color.hexText { return }
    setSliders(to: color)
    readout.value = color
    repaint()
  }

  private func setSliders(to color: Color) {
    value = HSBColor(color)
    for (slider, number) in zip(sliders, [value.hue, value.saturation, value.brightness]) {
      slider.value = number
    }
  }

  private func valueChanged(to color: Color) {
    repaint()
    onChange?(color)
  }

  private func repaint() {
    invalidate(.paint, reason: "color")
    for slider in sliders { slider.invalidate(.paint, reason: "color") }
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    Size(
      Metrics.width,
      Metrics.readoutHeight + Double(sliders.count) * Metrics.rowHeight + 1.5 * Metrics.padding)
  }

  override func layout(in context: LayoutContext) {
    let start = Metrics.padding + Metrics.sliderStart
    func place(_ node: Node, from x: Double, to end: Double, midY: Double) {
      let size = Size(end - x, node.measure(frame.size, in: context).height)
      self.place(node, Rect(x: x, midY: midY, size: size), context)
    }
    for (index, (label, slider)) in zip(labels, sliders).enumerated() {
      let midY = Metrics.padding / 2 + (Double(index) + 0.5) * Metrics.rowHeight
      place(label, from: Metrics.padding, to: start, midY: midY)
      place(slider, from: start, to: frame.width - Metrics.padding, midY: midY)
    }
    place(readout, from: start, to: frame.width - Metrics.padding, midY: wellFrame.midY)
  }

  /// The frame of the color sample, from the leading edge.
  private var wellFrame: Rect {
    let y =
      Metrics.padding / 2 + Double(sliders.count) * Metrics.rowHeight
      + (Metrics.readoutHeight - Metrics.well.height) / 2
    return Rect(origin: Point(Metrics.padding, y), size: Metrics.well)
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    let well = context.direction.place(wellFrame, in: frame.width)
    let shape = RoundedRectangle(well, radius: Metrics.wellRadius, curve: .continuous)
    painter.fill(shape, color: value.color)
    painter.strokeInside(shape, width: 0.5, color: context.theme.popoverOutline)
  }
}
