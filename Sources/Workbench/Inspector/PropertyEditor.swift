import Canvas
import Controls

/// A row of the inspector with the control that edits a property.
@MainActor
final class PropertyEditor: PropertyItem {
  let control: Control
  private(set) lazy var row = ToolRow(
    property.title, control, stretches: stretches, hasValue: text != nil, hasReset: true)

  /// The most characters of all choices that fit beside each other. measured in a column of 280 pt
  private static let longestChoice = 20
  /// Called when the user changes the value.
  var onEdit: (() -> Void)?

  private let property: ControlProperty
  private let stretches: Bool
  private let preview: ControlPreview
  private var showValue: (_ value: PropertyValue, _ animated: Bool) -> Void = { _, _ in }
  private var isHeld: () -> Bool = { false }
  /// Follows the theme and the range of a control.
  private var follow: (Control) -> Void = { _ in }
  private var shown: PropertyValue?
  private var text: ((PropertyValue) -> String)?
  /// Makes the field for a number, or for a color; `nil` for other values.
  private var makeField: (() -> NumberField)?
  private var makeColorField: (() -> HexField)?

  init(_ property: ControlProperty, of preview: ControlPreview) {
    (self.property, self.preview) = (property, preview)
    let title = property.title
    switch (property.editor, property.kind) {
    case (.slider(let rangeOf, let none), _):
      let range = rangeOf(preview.control)
      let slider = Slider(value: range.lowerBound, in: range, label: title)
      (control, stretches) = (slider, true)
      slider.valueFormatter = { $0.shortText(places: 3) }
      text = { ($0.number ?? none ?? range.lowerBound).shortText(places: 3) }
      follow = { [weak self] control in
        let range = rangeOf(control)
        if slider.minimumValue...slider.maximumValue == range || slider.state.isGrabbed { return }
        (slider.minimumValue, slider.maximumValue) = (range.lowerBound, range.upperBound)
        // The new range may have moved the value.
        self?.shown = nil
      }
      showValue = { value, _ in slider.value = value.number ?? none ?? range.lowerBound }
      isHeld = { slider.state.isGrabbed }
      func value(_ number: Double) -> PropertyValue { number == none ? .none : .number(number) }
      slider.onChange { [weak self] in self?.set(value($0)) }
      makeField = { [weak self] in
        .ofValue(
          property.read(from: preview.control).number ?? none ?? slider.minimumValue,
          in: slider.minimumValue...slider.maximumValue, label: title
        ) { self?.type(value($0)) }
      }
    case (.stepper(let rangeOf), _):
      let first = rangeOf(preview.control).lowerBound
      let least = Double(property.isOptional ? first - 1 : first)
      func value(_ number: Double) -> PropertyValue {
        Int(number) < first ? .none : .integer(Int(number))
      }
      let stepper = Stepper(value: least, in: least...least, label: title)
      stepper.format = { value($0) == .none ? "None" : "\(Int($0))" }
      (control, stretches) = (stepper, false)
      follow = { [weak self] control in
        let range = least...max(least, Double(rangeOf(control).upperBound))
        if stepper.range == range { return }
        stepper.range = range
        self?.shown = nil
      }
      showValue = { value, _ in stepper.value = value.first.number ?? least }
      stepper.onChange { [weak self] in self?.set(value($0)) }
      makeField = { [weak self] in
        .ofValue(stepper.value, in: stepper.range, step: 1, digits: 0, label: title) {
          self?.type(value($0.rounded()))
        }
      }
    case (.swatches(let colors, let standard), _):
      func color(in theme: Theme) -> Color {
        let color = standard(theme, preview.control)
        let opaque = Color(red: color.red, green: color.green, blue: color.blue)
        return theme.card.mixed(with: opaque, by: color.alpha)
      }
      func followedColor() -> Color { color(in: preview.control.scene?.followedTheme ?? .light) }
      let own = followedColor()
      let swatches = ColorSwatches(
        [own] + colors, selection: own, label: title, names: ["Color of the theme"])
      swatches.themeColor = color
      (control, stretches) = (swatches, false)
      showValue = { value, _ in
        swatches.selection = Color(propertyValue: value) ?? swatches.colors.first
      }
      swatches.onChange { [weak self, weak swatches] color in
        self?.set(color == swatches?.colors.first ? .none : .color(color))
      }
      makeColorField = { [weak self] in
        let field = HexField(swatches.selection ?? own, label: title)
        field.style = .ofValue
        // Logs and code have opaque colors.
        field.allowsOpacity = false
        field.onChange { self?.type(.color($0)) }
        return field
      }
      follow = { _ in swatches.setColor(followedColor(), at: 0) }
    case (.samples(let samplesOf), _):
      let samples = samplesOf(preview.control)
      let menu = PopUpButton(samples.map(\.name), selection: 0, label: title)
      (control, stretches) = (menu, false)
      showValue = { value, _ in
        let index = samples.firstIndex { $0.value.first.text == value.first.text }
        menu.options = samples.map(\.name) + (index == nil ? ["Custom"] : [])
        menu.selection = index ?? samples.count
      }
      menu.onChange { [weak self] index in
        let samples = samplesOf(preview.control)
        if samples.indices.contains(index) { self?.set(samples[index].value) }
      }
    case (.standard, .choice(let names)), (.standard, .nameOrNumbers(let names)):
      let isClearable = property.isOptional && property.kind == .choice(names)
      let values = (isClearable ? [.none] : []) + names.map(PropertyValue.text)
      let titles = values.map { ($0.text ?? "none").titleCased }
      if titles.count <= 3 && titles.joined().count <= Self.longestChoice {
        let choice = SegmentedControl(titles, label: title)
        choice.controlSize = .small
        choice.apportionsSegmentWidthsByContent = true
        (control, stretches) = (choice, true)
        showValue = { choice.select(values.firstIndex(of: $0), animated: $1) }
        choice.onChange { [weak self] in self?.set($0.map { values[$0] } ?? .none) }
      } else {
        let menu = PopUpButton(titles, selection: 0, label: title)
        (control, stretches) = (menu, false)
        showValue = { value, _ in menu.selection = values.firstIndex(of: value) ?? 0 }
        menu.onChange { [weak self] in self?.set(values[$0]) }
      }
    case (.standard, _), (.inverted, _):
      let isInverted = if case .inverted = property.editor { true } else { false }
      let toggle = Switch(label: title)
      (control, stretches) = (toggle, false)
      showValue = { toggle.setOn(($0 == .flag(true)) != isInverted, animated: $1) }
      toggle.onChange { [weak self] in self?.set(.flag($0 != isInverted)) }
    }
    control.identifier = "inspector-" + property.name
    control.helpTag = property.helpTag
    if let makeField { row.setField(openedBy: .ofNumber, makeField) }
    if let makeColorField { row.setField(openedBy: .ofColor, makeColorField) }
    row.onReset = { preview.reset([property.name]) }
    show(preview, animated: false)
  }

  private func set(_ value: PropertyValue) {
    shown = value
    onEdit?()
    preview.set(property, to: value)
  }

  /// Sets a value that was typed, which the control of the row does not show yet.
  private func type(_ value: PropertyValue) {
    set(value)
    shown = nil
  }

  func isShown(for preview: ControlPreview) -> Bool { property.isAvailable(for: preview.control) }

  func show(_ preview: ControlPreview, animated: Bool) {
    follow(preview.control)
    let value = property.read(from: preview.control)
    if value != shown && !isHeld() {
      shown = value
      showValue(value, animated)
    }
    if let text { row.show(value: text(value)) }
    row.show(isChanged: preview === self.preview && preview.isChanged(property))
    row.show(message: preview.message(for: property))
  }
}

extension PropertyValue {
  fileprivate var first: PropertyValue {
    if case .list(let values) = self { values.first ?? .none } else { self }
  }
}
