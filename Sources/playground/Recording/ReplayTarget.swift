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

  private let contrast: Contrast
  private let controller: PageController?

  init(_ header: InputLogHeader) {
    let theme = Theme(header.theme, contrast: header.contrast)
    let environment = SceneEnvironment(direction: header.direction, motion: header.motion)
    scale = header.scale
    contrast = header.contrast
    switch header.scene {
    case .gallery, .trio:
      let page: any Page = header.scene == .trio ? TrioPage() : GalleryPage()
      let controller = PageController(
        page: page, theme: header.theme == .dark ? .dark : .light, contrast: header.contrast,
        environment: environment, isDisabled: header.options.isDisabled)
      self.controller = controller
      size = header.size ?? page.preferredSize
      scene = controller.scene
    case .switch, .slider, .segmented:
      let (control, box) = Self.control(header)
      control.identifier = header.scene.rawValue
      let snapshot = SnapshotScene(
        control, box: box, margin: 16, theme: theme, environment: environment)
      controller = nil
      size = snapshot.size
      scene = snapshot.scene
      control.isEnabled = !header.options.isDisabled
    }
    scene.resize(to: size, scale: scale)
  }

  private static func control(_ header: InputLogHeader) -> (Control, Size) {
    let options = header.options
    switch header.scene {
    case .slider:
      let slider = Slider(
        value: options.value, in: options.range, step: options.step, label: options.label)
      slider.trackPress = options.trackPress
      slider.isContinuous = options.isContinuous
      return (slider, Size(options.width ?? 200, SliderMetrics.regular.height))
    case .segmented:
      let segmented = SegmentedControl(
        options.titles, selection: options.selected, label: options.label)
      for index in options.disabledSegments { segmented.setEnabled(false, forSegmentAt: index) }
      return (segmented, Size(options.width ?? 300, SegmentedMetrics.regular.height))
    default:
      return (
        Switch(isOn: options.isOn, label: options.label, tints: options.tints),
        SwitchMetrics.regular.size
      )
    }
  }

  /// Every control, in the order in which it is painted.
  var controls: [Control] {
    var controls: [Control] = []
    scene.forEachNode { if let control = $0 as? Control { controls.append(control) } }
    return controls
  }

  /// Makes something happen.
  func perform(_ event: InputLogEvent) throws {
    scene.advance(to: event.time)
    switch event.kind {
    case .input(let input): scene.handle(input)
    case .theme(let appearance): show(appearance)
    case .resize(let size): scene.resize(to: size, scale: scale)
    case .direction(let direction): scene.environment.direction = direction
    case .motion(let motion): scene.environment.motion = motion
    case .disabled(let isDisabled): disable(isDisabled)
    case .set(let name, let property, let value, let animated):
      try set(property, of: name, to: value, animated: animated, event)
    }
  }

  private func show(_ appearance: Appearance) {
    if let controller {
      controller.choose(appearance == .dark ? .dark : .light)
    } else {
      scene.setTheme(Theme(appearance, contrast: contrast))
    }
  }

  private func disable(_ isDisabled: Bool) {
    if let controller {
      controller.setDisabled(isDisabled)
    } else {
      for control in controls { control.isEnabled = !isDisabled }
    }
  }

  private func set(
    _ property: String, of name: String?, to value: JSON, animated: Bool, _ event: InputLogEvent
  ) throws {
    let control = controls.first { name == nil || $0.identifier == name }
    switch (control, property, value, value.number) {
    case (let toggle as Switch, "isOn", .bool(let isOn), _),
      (let toggle as Switch, "on", .bool(let isOn), _):
      toggle.setOn(isOn, animated: animated)
    case (let slider as Slider, "value", _, let number?):
      slider.setValue(number, animated: animated)
    case (let segmented as SegmentedControl, "selected", _, .some):
      guard let index = value.wholeNumber else {
        throw Failure(.badInput, "\(event.place): selected has to be a whole number")
      }
      guard segmented.select(index, animated: animated) else {
        throw Failure(
          .badInput,
          "\(event.place): selected has to be a segment from 0 to \(segmented.titles.count - 1)")
      }
    case (let segmented as SegmentedControl, "selected", .null, _):
      segmented.select(nil, animated: animated)
    case (nil, _, _, _):
      throw Failure(.badInput, "\(event.place): there is no control \(name ?? "")")
    default:
      throw Failure(.badInput, "\(event.place): \(property) cannot be set to \(value.text) here")
    }
  }
}
