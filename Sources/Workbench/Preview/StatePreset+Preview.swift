import Canvas
import Controls

@MainActor
extension StatePreset {
  static let pointer = PointerID(rawValue: 9)

  var shortName: (text: String, isVariant: Bool) {
    guard let comma = name.firstIndex(of: ",") else { return (name, true) }
    return (String(name[comma...].dropFirst(2)).sentenceCased, false)
  }

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

  /// `looks` are values by the names of properties; they replace the state's own values.
  func set(on preview: ControlPreview, over looks: [String: PropertyValue] = [:]) {
    let own = Set(values.map(\.name))
    let further = looks.filter { !own.contains($0.key) }.sorted { $0.key > $1.key }
    preview.set(further.map { ($0.key, $0.value) }, animated: false)
    // A press has to find the thumb at its place.
    preview.set(values.map { ($0.name, looks[$0.name] ?? $0.value) }, animated: false)
  }

  func values(of preview: ControlPreview) -> [PropertyValue] {
    let names = Set(values.map(\.name))
    return preview.values.filter { names.contains($0.name) }.map(\.value)
  }

  func act(on preview: ControlPreview) {
    let control = preview.control
    guard let scene = control.scene else { return }
    // Points are converted by the positions of nodes.
    scene.layOutIfNeeded()
    func point(ofPart part: Int?) -> Point? {
      control.pressPoint(ofPart: part).map { control.originInScene + $0 }
    }
    switch gesture {
    case .none: scene.setFocus(nil, isVisible: false)
    case .focus: scene.setFocus(control, isVisible: true)
    case .pending:
      preview.setWaiting(true)
      (control as? any DecidingControl)?.propose()
    case .hover(let part):
      guard let place = point(ofPart: part) else { return }
      scene.handle(
        .pointer(PointerEvent(.moved, at: place, time: scene.now, pointer: Self.pointer)))
    case .press(let share):
      let frame = control.frameInScene
      let center = Point(frame.minX + (share ?? 0.5) * frame.width, frame.midY)
      let place = share == nil ? point(ofPart: nil) ?? center : center
      scene.handle(
        .pointer(
          PointerEvent(
            .pressed, at: place, time: scene.now, isPrimaryDown: true, pointer: Self.pointer,
            device: .touch)))
    }
  }

  static func end(in scene: Scene) { scene.handle(.gestureLost(time: scene.now, pointer: pointer)) }
}

extension ControlDescription {
  fileprivate var presetNames: Set<String> {
    let names = states.flatMap { $0.values.map(\.name) }
    return Set(names.filter { property($0)?.isLook == false })
  }
}
