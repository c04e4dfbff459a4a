import Canvas
import Controls

extension SceneReplica {
  /// Performs an event, after the owner's answers that are due before it.
  func perform(_ event: InputLogEvent) throws {
    owner.answer(by: event.time)
    scene.advance(to: event.time)
    switch event.kind {
    case .input(let input):
      if case .pointer(let event) = input {
        pointer = event.phase == .left ? nil : event.position
      }
      scene.handle(input)
    case .taken(let input): scene.take(input, at: event.time)
    case .setting(let property, let value):
      preview?.set([(property, value)])
      fit()
    case .spring(let animation, let spring):
      guard let preview else { return }
      animation.setSpring(spring, of: preview.control)
    case .environment(let environment):
      scene.environment = environment
      fit()
    case .theme(let appearance):
      if let controller, controller.authority.themeChoice == .auto {
        change { $0.settings.prefersDark = appearance == .dark }
      } else if let controller {
        controller.choose(appearance == .dark ? .dark : .light)
      } else {
        change { $0.userTheme = appearance == .dark ? .dark : .light }
      }
    case .contrast(let contrast): change { $0.userContrast = contrast }
    case .accent(let accent): change { $0.settings.accent = accent }
    case .textSize(let size): show(textSize: size)
    case .pending(let isPending): hold(isPending)
    case .resize(let size): scene.resize(to: size, scale: scale)
    case .direction(let direction): scene.environment.direction = direction
    case .motion(let motion): scene.environment.motion = motion
    case .disabled(let isDisabled): disable(isDisabled)
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

  /// Changes the preferences of theme, contrast and accent.
  private func change(_ body: (inout PreferenceAuthority) -> Void) {
    if let controller { return body(&controller.authority) }
    body(&authority)
    scene.design = Design(theme: authority.colors).changed(by: tokens)
  }

  private func show(textSize: Double) {
    if let controller { return controller.setTextSize(textSize) }
    scene.environment.textScale = textSize
    fit()
  }

  private func hold(_ isPending: Bool) {
    if let controller { return controller.setPending(isPending) }
    if let preview { return preview.setWaiting(isPending) }
    if isPending { pendingControls.hold(controls) } else { pendingControls.release() }
  }

  private func disable(_ isDisabled: Bool) {
    if let controller {
      controller.setDisabled(isDisabled)
    } else {
      for control in controls { control.isEnabled = !isDisabled }
    }
  }

  private func controlWithParts(
    _ name: String?, _ event: InputLogEvent
  ) throws -> any PartedControl {
    for control in controls where name == nil || control.identifier == name {
      if let control = control as? any PartedControl { return control }
    }
    let which = name.map { " \($0)" } ?? " in this scene"
    throw Failure(.badInput, "\(event.place): there is no control with segments\(which)")
  }

  private func set(
    _ name: String, of controlName: String?, to json: JSON, animated: Bool, _ event: InputLogEvent
  ) throws {
    guard
      let control = controls.first(where: { controlName == nil || $0.identifier == controlName }),
      let description = ControlCatalog.playground.description(of: control)
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
        "\(event.place): \(name) is not a property of a \(description.title.lowercased())")
    }
    let value = PropertyValue(json, kind: property.kind, folder: folder)
    try event.failing { try property.write(value, to: control, animated: animated) }
  }
}

extension InputLogEvent {
  /// Calls a body and rethrows the error of a property as one that names the log's line.
  fileprivate func failing(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch let error as PropertyError {
      throw Failure(.badInput, "\(place): \(error)")
    }
  }
}
