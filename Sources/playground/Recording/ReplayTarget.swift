import Canvas
import Controls

/// The scene of a log, and what events do to it.
@MainActor
struct ReplayTarget {
  let scene: Scene

  /// pt.
  let size: Size

  /// Pixels a point.
  let scale: Double

  /// How many threads paint large areas; nil for one a processor.
  let paintingThreads: Int?

  /// What decides on changes.
  let owner: ReplayOwner

  /// What replaces values of every theme; nil for nothing.
  private let tokens: TokenFile?
  /// What names of files in the log are relative to.
  private let folder: String
  /// A page, with all that concerns its controls; nil for a control alone.
  private let controller: PageController?
  /// What concerns a control that is alone; nil for a page.
  private let surroundings: ReplaySurroundings?

  /// - Parameters:
  ///   - header: how the scene begins.
  ///   - tokens: what replaces values of every theme.
  ///   - paintingThreads: how many threads paint large areas; nil for one a processor.
  init(_ header: InputLogHeader, tokens: TokenFile? = nil, paintingThreads: Int? = nil) {
    let authority = PreferenceAuthority(
      theme: header.followsDesktop ? .auto : header.theme == .dark ? .dark : .light,
      contrast: header.contrast == .more ? .more : .normal,
      motion: header.motion == .reduced ? .reduced : .full,
      settings: DesktopPreferences(
        prefersDark: header.theme == .dark, accent: header.accent))
    self.tokens = tokens
    self.paintingThreads = paintingThreads
    scale = header.scale
    folder = header.folder
    switch header.scene {
    case .gallery, .trio:
      let page: Page = header.scene == .trio ? TrioPage() : GalleryPage()
      let controller = PageController(
        page: page, name: header.scene == .trio ? .trio : .gallery, panes: header.panes,
        authority: authority, direction: header.direction, isDisabled: header.options.isDisabled,
        isPending: header.isPending, textSize: header.textSize, tokens: tokens)
      self.controller = controller
      surroundings = nil
      size = header.size ?? page.preferredSize
      scene = controller.scene
    case .control(let name):
      let (control, width) = Self.control(header)
      control.identifier = name
      let design = Design(theme: authority.colors).changed(by: tokens)
      let snapshot = SnapshotScene(
        control, width: width, margin: 16, scale: scale, theme: design.theme,
        environment: SceneEnvironment(
          direction: header.direction, motion: header.motion, metrics: design.metrics,
          textScale: header.textSize))
      controller = nil
      surroundings = ReplaySurroundings(snapshot, authority)
      size = snapshot.size
      scene = snapshot.scene
      control.isEnabled = !header.options.isDisabled
    }
    scene.resize(to: size, scale: scale)
    // What happens at 0 finds everything in its place.
    scene.layOutIfNeeded()
    owner = ReplayOwner(header.owner, of: scene)
    for control in controls { owner.own(control) }
    if header.isPending { surroundings?.pendingControls.hold(controls) }
  }

  private static func control(_ header: InputLogHeader) -> (Control, width: Double?) {
    guard let description = header.description else { return (Control(label: ""), nil) }
    // What the options say was tried when they were read.
    let control = try? header.options.makeControl(description)
    return (control ?? description.makePlain(), header.options.length ?? description.length)
  }

  /// The top of what is looked at: of a window the page.
  var root: Node { controller?.page.root ?? scene.root }

  /// Every control, in the order in which it is painted.
  var controls: [Control] { root.allControls }

  /// Makes something happen; what the owner still has to say before that is said first.
  func perform(_ event: InputLogEvent) throws {
    owner.answer(by: event.time)
    scene.advance(to: event.time)
    switch event.kind {
    case .input(let input): scene.handle(input)
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

  /// Somebody says something else about the colours.
  private func change(_ body: (inout PreferenceAuthority) -> Void) {
    if let controller { return body(&controller.authority) }
    guard let surroundings else { return }
    body(&surroundings.authority)
    scene.design = Design(theme: surroundings.authority.colors).changed(by: tokens)
  }

  private func show(textSize: Double) {
    if let controller { return controller.setTextSize(textSize) }
    scene.environment.textScale = textSize
    surroundings?.fit()
  }

  private func hold(_ isPending: Bool) {
    if let controller { return controller.setPending(isPending) }
    if isPending {
      surroundings?.pendingControls.hold(controls)
    } else {
      surroundings?.pendingControls.release()
    }
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
    if name == "width", let surroundings, description.length != nil {
      var fields = try JSONFields(.object([.init(name, json)]), place: event.place)
      guard let length = try fields.controlLength() else {
        throw fields.failure("width is missing")
      }
      return surroundings.fit(width: length)
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
  /// Does something; an error of a property becomes one of the log's line.
  fileprivate func failing(_ body: () throws -> Void) throws {
    do {
      try body()
    } catch let error as PropertyError {
      throw Failure(.badInput, "\(place): \(error)")
    }
  }
}
