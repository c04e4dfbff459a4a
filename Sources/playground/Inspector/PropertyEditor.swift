import Canvas
import Controls

/// The control that shows a property of another control, and changes it.
@MainActor
final class PropertyEditor {
  let property: ControlProperty
  let control: Control

  /// Whether the control takes all the room there is.
  let stretches: Bool

  private let specimen: Specimen
  /// Shows a value without telling anybody.
  private var show: (JSON) -> Void = { _ in }
  private var shown: JSON?
  private var text: ((Double) -> String)?

  /// The value in words, beside the control; nil for none.
  var valueText: String? {
    guard let text else { return nil }
    return text(property.read(specimen.control).number ?? 0)
  }

  init(_ property: ControlProperty, of specimen: Specimen) {
    self.property = property
    self.specimen = specimen
    let title = property.title
    switch property.kind {
    case .flag:
      let toggle = Switch(label: title)
      (control, stretches) = (toggle, false)
      show = { [weak toggle] in toggle?.setOn($0 == .bool(true), animated: true) }
      toggle.onChange { [weak self] in self?.set(.bool($0)) }
    case .choice(let names) where names.count <= 3:
      let choice = SegmentedControl(names.map(\.titleCased), label: title)
      choice.controlSize = .small
      choice.apportionsSegmentWidthsByContent = true
      (control, stretches) = (choice, true)
      show = { [weak choice] in
        choice?.select(names.firstIndex(of: $0.string ?? ""), animated: true)
      }
      choice.onChange { [weak self] in self?.set($0.map { .string(names[$0]) } ?? .null) }
    case .choice(let names):
      let menu = PopUpButton(names.map(\.titleCased), selection: 0, label: title)
      (control, stretches) = (menu, false)
      show = { [weak menu] in menu?.selection = names.firstIndex(of: $0.string ?? "") ?? 0 }
      menu.onChange = { [weak self] in self?.set(.string(names[$0])) }
    case .number(let rangeOf, let format):
      let range = rangeOf(specimen.control)
      let slider = Slider(value: range.lowerBound, in: range, label: title)
      (control, stretches) = (slider, true)
      text = format
      show = { [weak slider] in
        // What is held has the say.
        if let slider, !slider.state.isGrabbed { slider.value = $0.number ?? range.lowerBound }
      }
      slider.onChange { [weak self] in self?.set(.number($0)) }
    case .count(let range, let orNone):
      let least = orNone ? range.lowerBound - 1 : range.lowerBound
      let stepper = Stepper(
        value: Double(least), range: Double(least)...Double(range.upperBound), label: title)
      stepper.format = { value in
        orNone && Int(value) == least ? "–" : "\(Int(value))"
      }
      (control, stretches) = (stepper, false)
      show = { [weak stepper] in stepper?.value = $0.number ?? Double(least) }
      stepper.onChange = { [weak self] value in
        self?.set(orNone && Int(value) == least ? .null : .integer(Int(value)))
      }
    case .text(let samples):
      let menu = PopUpButton(samples.map(\.name), selection: 0, label: title)
      (control, stretches) = (menu, false)
      let isList = property.name == "segments"
      show = { [weak menu] value in
        let first = if case .array(let list) = value { list.first?.string } else { value.string }
        menu?.selection = samples.firstIndex { $0.strings.first == first } ?? 0
      }
      menu.onChange = { [weak self] index in
        let strings = samples[index].strings
        self?.set(
          isList
            ? .array(strings.map { .string($0) }) : strings.first.map { .string($0) } ?? .null)
      }
    case .color(let colors, let standard):
      // As it is seen: what is chosen in its place covers what is below.
      let theme = specimen.control.scene?.theme ?? .light
      let color = standard(theme)
      let own = theme.card.mixed(
        with: Color(red: color.red, green: color.green, blue: color.blue), by: color.alpha)
      let swatches = ColorSwatches([own] + colors, selection: own, label: title)
      (control, stretches) = (swatches, false)
      show = { [weak swatches] in
        swatches?.selection = $0.string.flatMap { Color($0) } ?? own
      }
      swatches.onChange = { [weak self] color in
        self?.set(color == own ? .null : .color(color))
      }
    case .symbol(let symbols):
      let menu = PopUpButton(
        ["None"] + symbols.map { $0.name.titleCased }, selection: 0, label: title)
      (control, stretches) = (menu, false)
      show = { [weak menu] value in
        menu?.selection = symbols.firstIndex { $0.name == value.string }.map { $0 + 1 } ?? 0
      }
      menu.onChange = { [weak self] index in
        self?.set(index == 0 ? .null : .string(symbols[index - 1].name))
      }
    }
    control.identifier = "inspector-" + property.name
  }

  private func set(_ value: JSON) {
    specimen.set(property, to: value)
    // It may have come out otherwise than asked for.
    shown = property.read(specimen.control)
  }

  /// Shows what the property is now.
  func refresh() {
    let value = property.read(specimen.control)
    if value == shown { return }
    shown = value
    show(value)
  }
}

extension String {
  /// A name of logs in words, each with a capital: `sun.max` is Sun Max.
  var titleCased: String {
    split(separator: ".").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      .joined(separator: " ")
  }
}
