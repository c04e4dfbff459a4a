import Controls

extension SceneReplica {
  /// Gives the owner's answers that are due first.
  func perform(_ event: InputLogEvent) throws {
    owner.answer(by: event.time)
    try scene.advancing(to: event.time) { try apply(event) }
  }

  private func apply(_ event: InputLogEvent) throws {
    switch event.kind {
    case .input(let input):
      if case .pointer(let event) = input {
        pointer = event.phase == .exited ? nil : event.position
      }
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
    case .resize(let size): scene.resize(to: size, scale: scale)
    case .insertPart(let title, let symbol, let index, let name, let isAnimated):
      let control = try controlWithParts(name, event)
      try event.failing { try control.checkInsertion(at: index) }
      control.insertPart(title: title, symbol: symbol, at: index, animated: isAnimated)
    case .removePart(let index, let name, let isAnimated):
      let control = try controlWithParts(name, event)
      try event.failing { try control.checkRemoval(at: index) }
      control.removePart(at: index, animated: isAnimated)
    case .set(let name, let property, let value, let animated):
      try set(property, of: name, to: value, animated: animated, event)
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
    case .textSize:
      scene.environment.textScale = environment.textSize
      fit()
    case .disabled: for control in controls { control.isEnabled = !environment.isDisabled }
    case .pending: updatePending()
    default: break
    }
  }

  func updatePending() {
    if let preview {
      preview.setWaiting(environment.isPending)
    } else if environment.isPending {
      pendingControls.hold(controls)
    } else {
      pendingControls.release()
    }
  }

  private func controlWithParts(
    _ name: String?, _ event: InputLogEvent
  ) throws -> any PartedControl {
    for control in controls where name == nil || control.identifier == name {
      if let control = control as? any PartedControl { return control }
    }
    let which = name.map { " \($0)" } ?? " in this scene"
    throw Failure(.badInput, "\(event.place): there is no segmented control\(which)")
  }

  private func set(
    _ name: String, of controlName: String?, to json: JSON, animated: Bool, _ event: InputLogEvent
  ) throws {
    guard
      let control = controls.first(where: { controlName == nil || $0.identifier == controlName }),
      let description = catalog.description(of: control)
    else {
      let which = controlName.map { " \($0)" } ?? ""
      throw Failure(.badInput, "\(event.place): there is no control\(which)")
    }
    if name == "width", snapshot != nil, description.length != nil {
      var fields = try JSONFields(.object([.init(name, json)]), place: event.place)
      guard let length = try fields.controlLength() else {
        throw fields.failure("width is missing")
      }
      return fit(width: length)
    }
    guard let property = description.property(name) else {
      throw Failure(
        .badInput,
        "\(event.place): \(name) is not a property of a \(description.title.lowercased())"
          + description.reason(against: name))
    }
    let value = PropertyValue(json, kind: property.kind, folder: folder)
    let wasVertical = control.stretches(along: .vertical)
    try event.failing { try property.write(value, to: control, animated: animated) }
    if snapshot != nil, control.stretches(along: .vertical) != wasVertical { fit() }
  }
}

extension InputLogEvent {
  fileprivate func failing(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch let error as PropertyError {
      throw Failure(.badInput, "\(place): \(error)")
    }
  }
}
