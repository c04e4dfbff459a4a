import Canvas
import Controls

/// A scene with a control on a card, for pictures.
@MainActor
package struct SnapshotScene {
  package var scene: Scene
  package var control: Control
  package private(set) var size: Size

  private let card: StageCard

  package init(
    _ control: Control, width: Double?, margin: Double, scale: Double = 1, theme: Theme,
    environment: SceneEnvironment, isElevated: Bool = false, isTransparent: Bool = false
  ) {
    self.control = control
    card = StageCard(control, width: width, margin: margin, isElevated: isElevated)
    let text = TextEngine()
    text.scale = scale
    scene = Scene(
      card, theme: theme, background: isTransparent ? .none : isElevated ? .card : .page,
      environment: environment, text: text)
    size = scene.sizeThatFits()
    card.pin(to: size)
  }

  /// Follows the size that the control has now, and later in each layout.
  mutating func fit(width: Double? = nil) {
    card.pin(to: nil)
    if let width { card.width = width }
    size = scene.sizeThatFits()
  }

  /// Makes the picture as large as a canvas in points, with the control in its center.
  package mutating func center(in canvas: Size, scale: Double) {
    card.center(in: canvas, scale: scale)
    size = canvas
  }

  func press(at point: Point) {
    let place = control.originInScene + point
    scene.handle(
      .pointer(PointerEvent(.pressed, at: place, time: .zero, button: 1, isPrimaryDown: true)))
  }

  /// The time at which all animations have settled. chosen
  package static let settledTime = Instant(seconds: 10)
  /// The property of the error if the pressed part does not exist.
  package static let pressedPart = "pressedPart"
  /// The property of the error if the control has no thumb.
  private static let pressProgress = "press-progress"

  /// The scene of a control as it is before its animations have settled.
  package init(
    of description: ControlDescription,
    setting values: [(property: ControlProperty, value: PropertyValue)], _ options: SnapshotOptions
  ) throws(PropertyError) {
    let control = try Self.makeControl(description, values, hasText: options.hasText)
    let (settings, width) = (options.environment, options.width)
    let design = settings.builtInDesign.changed(by: options.tokens)
    self.init(
      control, width: description.length.map { width ?? $0 }, margin: options.margin,
      scale: settings.scale, theme: design.theme,
      environment: SceneEnvironment(direction: settings.direction, metrics: design.metrics),
      isElevated: options.isElevated, isTransparent: options.isTransparent)
    scene.resize(to: size, scale: settings.scale)
    _ = scene.update(for: FrameTime(target: .zero))
    // The layout of the text moves a selection out of characters; without text, there is none.
    for (property, value) in values where options.hasText && Self.isSelection(property) {
      if property.read(from: control) != value {
        throw PropertyError("must lie within the text, between characters", of: property.name)
      }
    }
    if settings.isPending { try (control as? any DecidingControl)?.showPending() }
    if options.isPressed || options.pressedPart != nil {
      let part = options.isPressed ? nil : options.pressedPart
      guard let place = control.pressPoint(ofPart: part) else {
        throw PropertyError("must be a part of the control", of: Self.pressedPart)
      }
      press(at: place)
    }
    if let progress = options.pressProgress {
      guard let control = control as? any ThumbedControl else {
        throw PropertyError("works only with a control that has a thumb", of: Self.pressProgress)
      }
      control.showPress(at: progress)
    }
    if options.isFocused { scene.setFocus(control, isVisible: true) }
    if settings.isDisabled { control.isEnabled = false }
  }

  private static func makeControl(
    _ description: ControlDescription,
    _ values: [(property: ControlProperty, value: PropertyValue)], hasText: Bool
  ) throws(PropertyError) -> any DescribedControl {
    let control = description.makePlain()
    let names = Set(values.map(\.property.name))
    let shown = values.filter { hasText || !$0.property.isText }
    let given = shown.map { (name: $0.property.name, value: $0.value) }
    let initial = description.initialValues.filter { !names.contains($0.name) }
    try description.write(initial + given, to: control)
    let rest = control.pictureValues.filter { !names.contains($0.key) }
      .map { (name: $0.key, value: $0.value) }
    // The given values again, because the initial ones may have bounded them.
    if !rest.isEmpty { try description.write(rest + given, to: control) }
    for (property, value) in shown where !isSelection(property) {
      try check(property, value, control)
      try description.checkBounds(property, value, beside: initial + rest + given, of: control)
    }
    return control
  }

  private static func isSelection(_ property: ControlProperty) -> Bool {
    property.kind == .range && property.order == .last
  }

  private static func check(
    _ property: ControlProperty, _ value: PropertyValue, _ control: Control
  ) throws(PropertyError) {
    if let needs = property.needs, !property.isAvailable(for: control) {
      throw PropertyError("needs \(needs)", of: property.name)
    }
    if property.kind == .flag, property.read(from: control) != value {
      throw PropertyError("has no effect with the other options; remove it", of: property.name)
    }
    if case .slider(let range, _) = property.editor, property.order == .last,
      let number = value.number, !range(control).contains(number)
    {
      let ends = range(control)
      throw PropertyError(
        "\(number) is outside \(ends.lowerBound)...\(ends.upperBound)", of: property.name)
    }
  }
}
