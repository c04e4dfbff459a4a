import Canvas
import Controls

/// Puts a control into a state.
extension StatePreset {
  /// The pointer ID used for presses of presets.
  static let pointer = PointerID(rawValue: 9)

  /// The name without the state that it changes: "Pressed" of "Off, pressed".
  var shortName: (text: String, isVariant: Bool) {
    guard let comma = name.firstIndex(of: ",") else { return (name, true) }
    let rest = name[comma...].dropFirst(2)
    return (rest.prefix(1).uppercased() + rest.dropFirst(), false)
  }

  /// Puts a control into this state, from any other one.
  @MainActor
  func apply(to preview: ControlPreview) {
    let control = preview.control
    control.scene?.handle(.gestureLost(time: control.scene?.now ?? .zero, pointer: Self.pointer))
    preview.setWaiting(false)
    preview.reset(preview.description.presetNames.subtracting(values.map(\.name)))
    preview.popOverride()
    for (name, value) in values {
      if let property = preview.description.property(name), property.isLook {
        preview.pushOverride(property, value)
      }
    }
    preview.set(values)
    if preview.isKeptWaiting { preview.setWaiting(true) }
    act(on: preview)
  }

  /// Sets the values, and nothing else.
  ///
  /// - Parameter looks: values of a control that looks different, by the names of the properties; where
  ///   both have a value of looks, the other control's counts.
  @MainActor
  func set(on preview: ControlPreview, over looks: [String: PropertyValue] = [:]) {
    var values = values
    for (name, value) in looks.sorted(by: { $0.key < $1.key }) {
      if let own = values.firstIndex(where: { $0.name == name }) {
        values[own].value = value
      } else {
        values.insert((name, value), at: 0)
      }
    }
    preview.set(values)
  }

  /// Does to the control what brings the state about.
  @MainActor
  func act(on preview: ControlPreview) {
    let control = preview.control
    guard let scene = control.scene else { return }
    switch gesture {
    case .none: scene.setFocus(nil, isVisible: false)
    case .focus: scene.setFocus(control, isVisible: true)
    case .pending:
      preview.setWaiting(true)
      (control as? any DecidingControl)?.propose()
    case .hover(let part):
      guard let point = preview.control.pressPoint(ofPart: part) else { return }
      scene.handle(
        .pointer(
          PointerEvent(
            .moved, at: control.frameInScene.origin + point, time: scene.now,
            pointer: Self.pointer)))
    case .press(let part):
      let frame = control.frameInScene
      var place = Point(frame.minX + (part ?? 0.5) * frame.width, frame.midY)
      if part == nil, let point = control.pressPoint(ofPart: nil) {
        place = frame.origin + point
      }
      scene.handle(
        .pointer(
          PointerEvent(
            .pressed, at: place, time: scene.now, isPrimaryDown: true, pointer: Self.pointer,
            device: .touch)))
    }
  }

  /// Takes back a press that goes on.
  @MainActor
  static func end(in scene: Scene) {
    scene.handle(.gestureLost(time: scene.now, pointer: pointer))
  }
}

extension ControlDescription {
  /// The properties that presets change, apart from looks.
  fileprivate var presetNames: Set<String> {
    let names = (presets + states).flatMap { $0.values.map(\.name) }
    return Set(names.filter { property($0)?.isLook == false })
  }
}
