import Canvas
import Controls

/// A slider for a number of a spring, with its name, its value and that of the spec.
final class SpringKnob: TypedValueNode {
  /// pt. chosen
  private enum Metrics {
    static let name = Font(size: 13)
    static let value = Font(size: 13, figures: .tabular)
    static let spec = Font(size: 11, figures: .tabular)
    static let gap = 8.0
    static let sliderHeight = 44.0
    static let sliderCenter = 31.5
    static let field = Size(64, 22)
  }

  /// In seconds, or of the damping ratio. chosen
  private static let step = 0.01

  var onChange: ((Double) -> Void)?

  private let name: Label
  private let spec = Label("", font: Metrics.spec, role: .secondary)
  private let value = Label("", font: Metrics.value, role: .secondary)
  private let slider: Slider
  private let unit: String
  private var figure = 0.0

  init(_ title: String, in range: ClosedRange<Double>, unit: String = "") {
    self.unit = unit
    name = Label(title, font: Metrics.name)
    slider = Slider(value: range.lowerBound, in: range, step: Self.step, label: title)
    super.init()
    // The slider has whole steps only.
    slider.valueFormatter = { [weak value] _ in value?.string ?? "" }
    slider.identifier = "spring-" + title.lowercased()
    // The slider has the accessibility label, so it comes first.
    for node in [slider, name, spec, value] as [Node] { addChild(node) }
    typed = TypedValue(in: self, over: value, of: slider, openedBy: .ofNumber) { [weak self] in
      self?.makeField()
    }
    slider.onChange { [weak self] value in self?.onChange?((value * 100).rounded() / 100) }
  }

  private func makeField() -> NumberField {
    let field = NumberField.ofValue(
      figure, in: slider.minimumValue...slider.maximumValue, step: Self.step,
      unit: String(unit.drop(while: \.isWhitespace)), label: slider.label
    ) { [weak self] in self?.onChange?($0) }
    field.style.height = Metrics.field.height
    return field
  }

  func show(_ figure: Double, spec specFigure: Double) {
    self.figure = figure
    slider.defaultValue = specFigure
    if abs(slider.value - figure) > 0.005 { slider.setValue(figure, animated: false) }
    // A typed value can have thousandths.
    let text = figure.text(places: 3)
    value.string = (text.hasSuffix("0") ? figure.text(places: 2) : text) + unit
    typed?.follow()
    spec.string = "spec " + specFigure.text(places: 2) + unit
    spec.isHidden = abs(figure - specFigure) < 0.005
  }

  override func layout(in context: LayoutContext) {
    let nameSize = place(name, at: .zero, context)
    let specSize = spec.measure(frame.size, in: context)
    let specY = (nameSize.height - specSize.height) / 2 + 1
    place(spec, Rect(origin: Point(nameSize.width + Metrics.gap, specY), size: specSize), context)
    let valueX = frame.width - value.measure(frame.size, in: context).width
    place(value, at: Point(valueX, 0), context)
    if let field = typed?.field {
      let (size, x) = (Metrics.field, frame.width - Metrics.field.width)
      place(field, Rect(x: x, midY: nameSize.height / 2, size: size), context)
    }
    slider.frame = Rect(
      x: 0, y: Metrics.sliderCenter - Metrics.sliderHeight / 2, width: frame.width,
      height: Metrics.sliderHeight)
  }
}
