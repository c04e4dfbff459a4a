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

  private let contrast: Contrast
  /// What replaces values of every theme; nil for nothing.
  private let tokens: TokenFile?
  /// What names of files in the log are relative to.
  private let folder: String
  private let controller: PageController?

  init(_ header: InputLogHeader, tokens: TokenFile? = nil, paintingThreads: Int? = nil) {
    let design = Design(theme: Theme(header.theme, contrast: header.contrast))
      .changed(by: tokens)
    self.tokens = tokens
    self.paintingThreads = paintingThreads
    scale = header.scale
    folder = header.folder
    contrast = header.contrast
    switch header.scene {
    case .gallery, .trio:
      let page: any Page = header.scene == .trio ? TrioPage() : GalleryPage()
      let controller = PageController(
        page: page, name: header.scene == .trio ? .trio : .gallery, panes: header.panes,
        authority: PreferenceAuthority(
          theme: header.theme == .dark ? .dark : .light,
          contrast: header.contrast == .more ? .more : .normal,
          motion: header.motion == .reduced ? .reduced : .full),
        direction: header.direction, isDisabled: header.options.isDisabled, tokens: tokens)
      self.controller = controller
      size = header.size ?? page.preferredSize
      scene = controller.scene
    case .switch, .slider, .segmented:
      let (control, width) = Self.control(header)
      control.identifier = header.scene.rawValue
      let snapshot = SnapshotScene(
        control, width: width, margin: 16, scale: scale, theme: design.theme,
        environment: SceneEnvironment(
          direction: header.direction, motion: header.motion, metrics: design.metrics))
      controller = nil
      size = snapshot.size
      scene = snapshot.scene
      control.isEnabled = !header.options.isDisabled
    }
    scene.resize(to: size, scale: scale)
    owner = ReplayOwner(header.owner, of: scene)
    for control in controls { owner.own(control) }
  }

  private static func control(_ header: InputLogHeader) -> (Control, width: Double?) {
    let options = header.options
    guard let control = options.control else { return (Switch(label: options.label), nil) }
    return (control.control(label: options.label), control.width)
  }

  /// Every control, in the order in which it is painted.
  var controls: [Control] {
    (controller?.page.root ?? scene.root).allControls
  }

  /// Makes something happen; what the owner still has to say before that is said first.
  func perform(_ event: InputLogEvent) throws {
    owner.answer(by: event.time)
    scene.advance(to: event.time)
    switch event.kind {
    case .input(let input): scene.handle(input)
    case .theme(let appearance): show(appearance)
    case .resize(let size): scene.resize(to: size, scale: scale)
    case .direction(let direction): scene.environment.direction = direction
    case .motion(let motion): scene.environment.motion = motion
    case .disabled(let isDisabled): disable(isDisabled)
    case .insertSegment(let segment, let index, let name, let isAnimated):
      let control = try segmentedControl(name, event)
      guard (0...control.numberOfSegments).contains(index),
        control.numberOfSegments < SegmentsArgument.maximumCount
      else {
        throw Failure(
          .badInput,
          "\(event.place): index has to be 0 to \(control.numberOfSegments), and there "
            + "are \(SegmentsArgument.maximumCount) segments at most")
      }
      control.insertSegment(segment, at: index, animated: isAnimated)
    case .removeSegment(let index, let name, let isAnimated):
      let control = try segmentedControl(name, event)
      guard control.removeSegment(at: index, animated: isAnimated) else {
        throw Failure(
          .badInput,
          "\(event.place): index has to be a segment from 0 to \(control.numberOfSegments - 1)")
      }
    case .set(let name, let property, let value, let animated):
      try set(property, of: name, to: value, animated: animated, event)
    }
  }

  private func show(_ appearance: Appearance) {
    if let controller {
      controller.choose(appearance == .dark ? .dark : .light)
    } else {
      scene.design = Design(theme: Theme(appearance, contrast: contrast)).changed(by: tokens)
    }
  }

  private func disable(_ isDisabled: Bool) {
    if let controller {
      controller.setDisabled(isDisabled)
    } else {
      for control in controls { control.isEnabled = !isDisabled }
    }
  }

  private func segmentedControl(
    _ name: String?, _ event: InputLogEvent
  ) throws -> SegmentedControl {
    let segmented = controls.compactMap { $0 as? SegmentedControl }
    guard let control = segmented.first(where: { name == nil || $0.identifier == name }) else {
      throw Failure(.badInput, "\(event.place): there is no segmented control \(name ?? "")")
    }
    return control
  }

  private func set(
    _ property: String, of name: String?, to value: JSON, animated: Bool, _ event: InputLogEvent
  ) throws {
    let control = controls.first { name == nil || $0.identifier == name }
    guard let control else {
      throw Failure(.badInput, "\(event.place): there is no control \(name ?? "")")
    }
    let setting = ControlSetting(
      property: property, value: value, isAnimated: animated, folder: folder,
      place: event.place)
    try control.apply(setting)
  }
}
