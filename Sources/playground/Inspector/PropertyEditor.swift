import Canvas
import Controls

/// The control that shows a property of another control, and changes it.
@MainActor
final class PropertyEditor {
  let property: ControlProperty
  let control: Control

  /// Whether the control takes all the room there is.
  let stretches: Bool

  /// Characters of all choices that have room beside each other. measured in a column of 280 pt
  private static let longestChoice = 20

  private let specimen: Specimen
  /// Shows a value without telling anybody.
  private var show: (JSON) -> Void = { _ in }
  private var isHeld: () -> Bool = { false }
  private var followTheme: () -> Void = {}
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
    case .choice(let names) where names.count <= 3 && names.joined().count <= Self.longestChoice:
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
      show = { [weak slider] in slider?.value = $0.number ?? range.lowerBound }
      isHeld = { [weak slider] in slider?.state.isGrabbed ?? false }
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
      let own = Self.seen(standard, on: specimen.control)
      let swatches = ColorSwatches([own] + colors, selection: own, label: title)
      (control, stretches) = (swatches, false)
      show = { [weak swatches] in
        swatches?.selection = $0.string.flatMap { Color($0) } ?? swatches?.colors.first
      }
      swatches.onChange = { [weak self, weak swatches] color in
        self?.set(color == swatches?.colors.first ? .null : .color(color))
      }
      followTheme = { [weak swatches] in
        swatches?.setColor(Self.seen(standard, on: specimen.control), at: 0)
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

  /// What a control's own colour looks like on its card: what is chosen in its place covers what is
  /// below.
  private static func seen(_ own: (Theme) -> Color, on control: Control) -> Color {
    let theme = control.scene?.shownTheme ?? .light
    let color = own(theme)
    return theme.card.mixed(
      with: Color(red: color.red, green: color.green, blue: color.blue), by: color.alpha)
  }

  private func set(_ value: JSON) {
    shown = value
    specimen.set(property, to: value)
  }

  /// Shows what the property is now, which may be another value than was asked for.
  func refresh() {
    followTheme()
    let value = property.read(specimen.control)
    // What is held has the say.
    if value == shown || isHeld() { return }
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
