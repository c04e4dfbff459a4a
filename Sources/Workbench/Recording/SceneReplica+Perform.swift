import Canvas
import Controls
import Support

extension SceneReplica {
  /// Gives the owner's answers that are due first.
  package func perform(_ event: InputLogEvent) throws {
    owner.answer(by: event.time)
    try scene.advancing(to: event.time) { try apply(event) }
  }

  private func apply(_ event: InputLogEvent) throws {
    controller?.changes.begin(event)
    switch event.kind {
    case .input(let input):
      if case .pointer(let event) = input { pointer = event.placeInside }
      scene.handle(input)
    case .sceneInput(let input): scene.apply(input, at: event.time)
    case .setting(let property, let value):
      preview?.set([(property, value)])
      fit()
    case .spring(let animation, let spring):
      guard let preview else { return }
      animation.setSpring(spring, of: preview.control)
    case .sceneEnvironment(let environment):
      scene.environment = environment
      fit()
    case .environment(let setting, let value): set(setting, to: value)
    case .resize(let size, let scale): resize(to: size, scale: scale ?? self.scale)
    case .insertPart, .removePart:
      try loggedControls.perform(event)
      followControl()
    case .act(let element, let action): try scene.act(action, onElement: element, event)
    case .reveal(let element): try scene.reveal(element: element, event)
    case .command(let name, let isOn):
      guard let controller else { throw event.failure("only a window has commands") }
      try controller.run(name, isOn: isOn, event)
    case .set(let control, let property, let value, _):
      try set(property, of: control, to: value, event)
    }
  }

  private func set(_ setting: EnvironmentSetting, to value: PropertyValue) {
    if let controller { return controller.replay(setting, to: value) }
    _ = setting.write(value, to: &environment)
    switch setting {
    case .theme, .design, .contrast, .accent:
      scene.design = environment.builtInDesign.changed(by: tokens)
    case .direction: scene.environment.direction = environment.direction
    case .motion: scene.environment.motion = environment.motion
    case .textSize: scene.environment.textScale = environment.textSize
    case .disabled: for control in controls { control.isEnabled = !environment.isDisabled }
    case .pending: updatePending()
    default: break
    }
    followControl()
  }

  /// The picture of a control is as large as the control, also after a change.
  private func followControl() { if snapshot != nil { fit() } }

  func updatePending() {
    if let preview {
      preview.setWaiting(environment.isPending)
    } else if environment.isPending {
      pendingControls.hold(controls)
    } else {
      pendingControls.release()
    }
  }

  private var loggedControls: LoggedControls {
    LoggedControls(
      controls: controls + (controller == nil ? controlsInLayers : []), scene: scene,
      catalog: catalog, folder: folder, preview: controller?.page.preview)
  }

  private var controlsInLayers: [Control] {
    scene.layers.flatMap { $0.root.controls(in: catalog) }
  }

  private func set(
    _ name: String, of control: InputLogEvent.ControlReference, to json: JSON,
    _ event: InputLogEvent
  ) throws {
    let (_, description) = try loggedControls.control(control, event)
    if name == "width", snapshot != nil, description.length != nil {
      var fields = try JSONFields(.object([.init(name, json)]), place: event.place)
      guard let length = try fields.controlLength() else {
        throw fields.failure("width is missing")
      }
      return fit(width: length)
    }
    try loggedControls.perform(event)
    followControl()
  }
}

extension PointerEvent {
  /// The place of the pointer; `nil` if it has left.
  var placeInside: Point? { phase == .exited ? nil : position }
}
