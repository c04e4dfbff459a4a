import Canvas
import Controls

/// A replica of the scene of a log, a stage or a page, which only goes forward in time.
@MainActor
package final class SceneReplica {
  package let scene: Scene
  let size: Size
  let owner: ScriptedDecider
  package let catalog: ControlCatalog
  /// `nil` for a log or a page.
  let preview: ControlPreview?

  private(set) var time: Instant

  var pointer: Point?

  let tokens: TokenFile?
  let folder: String
  /// `nil` for a single control and for the scene of an app.
  package let controller: PageController?
  var environment: EnvironmentSettings
  /// `nil` for a page and for a stage.
  private(set) var snapshot: SnapshotScene?
  let pendingControls = PendingControls()
  private var text: TextEngine?

  private var events: ArraySlice<InputLogEvent> = []
  /// Returns the events after those before a time; `nil` if there are no more.
  private var moreEvents: ((Instant?) -> [InputLogEvent])?
  private var lastTaken: Instant?
  /// In seconds; 0 for a stage, which has a frame for each event.
  private let frameInterval: Double

  private var next = NextFrame.idle
  private(set) var frameNumber = 0
  /// The time of the next frame; `nil` without events since the last one.
  private var due: Instant?
  /// Seconds between frames without input; motion is a function of time. chosen
  private static let stride = 0.1
  /// The work of an event, and of a frame that changes something.
  private static let eventWork = 8
  /// The work of a frame that changes nothing.
  private static let idleWork = 1
  /// The work of making a page, and of its first frame. chosen: that of the gallery
  static let pageWork = 1000

  /// `isOnStage` shows a control as on the card of a stage, else as in a picture; `text` measures
  /// at the scale of the header.
  package convenience init(
    _ header: InputLogHeader, tokens: TokenFile? = nil, isOnStage: Bool = false,
    text: TextEngine = TextEngine()
  ) {
    self.init(of: header, tokens: tokens, isOnStage: isOnStage, text: text)
    // Events at 0 need a layout.
    scene.layOutIfNeeded()
  }

  private init(
    of header: InputLogHeader, tokens: TokenFile?, isOnStage: Bool = false, text: TextEngine? = nil
  ) {
    environment = header.environment
    environment.isDisabled = header.options.isDisabled
    self.tokens = tokens
    folder = header.folder
    preview = nil
    frameInterval = PageTime.step
    time = .zero
    switch header.scene {
    case .page(let description, let contents):
      let page = description.makePage(contents)
      let controller = PageController(
        contents, page: page, name: description.name, panels: header.panels,
        environment: environment, tokens: tokens)
      controller.workbench.panelSizes = header.panelSizes
      controller.clockSpeed = header.speed
      catalog = contents.catalog
      self.controller = controller
      size = header.size ?? page.preferredSize
      scene = controller.scene
    case .control(let description):
      // The options were checked when they were read.
      let control = (try? header.options.makeControl(description)) ?? description.makePlain()
      control.identifier = description.name
      catalog = ControlCatalog([description])
      let design = environment.builtInDesign.changed(by: tokens)
      let snapshot = SnapshotScene(
        control, width: header.options.length ?? description.length, margin: 16,
        scale: header.scale, theme: design.theme,
        environment: SceneEnvironment(
          direction: header.direction, motion: header.motion, metrics: design.metrics,
          textScale: header.textSize), isElevated: isOnStage, isTransparent: isOnStage)
      controller = nil
      self.snapshot = snapshot
      size = snapshot.size
      scene = snapshot.scene
      control.isEnabled = !environment.isDisabled
    }
    scene.resize(to: size, scale: header.scale)
    owner = ScriptedDecider(header.owner, of: scene)
    if let text { measure(with: text) }
    for control in controls { owner.own(control) }
    if environment.isPending && controller == nil { updatePending() }
  }

  /// Drives the scene of an app, in points and pixels per point; `catalog` describes its controls.
  init(_ scene: Scene, size: Size, scale: Double, catalog: ControlCatalog, text: TextEngine) {
    (self.scene, self.size, self.catalog) = (scene, size, catalog)
    environment = EnvironmentSettings()
    (tokens, folder, frameInterval, time) = (nil, ".", PageTime.step, .zero)
    (preview, controller, snapshot) = (nil, nil, nil)
    owner = ScriptedDecider(.accepts, of: scene)
    scene.resize(to: size, scale: scale)
    measure(with: text)
    scene.layOutIfNeeded()
  }

  /// Its layout and its first frame are left to the first ``play(to:within:)``, because making it
  /// takes the time of a frame already.
  convenience init(of recording: InputRecording, since oldest: Instant, tokens: TokenFile?) {
    self.init(of: recording.header, tokens: tokens)
    moreEvents = { recording.nextEvents(after: $0, thinnedBefore: oldest) }
    time = recording.start
    due = time
  }

  init(
    of start: StageStart, _ events: [InputLogEvent], _ description: ControlDescription,
    width: Double?
  ) {
    let preview = ControlPreview(description)
    let control = preview.control
    self.preview = preview
    catalog = ControlCatalog([description])
    self.events = events[...]
    time = start.time
    pointer = start.pointer
    scene = Scene(
      StageCard(control, width: width), background: .none, environment: start.environment)
    environment = EnvironmentSettings()
    (tokens, controller, snapshot) = (nil, nil, nil)
    (folder, frameInterval) = (".", 0)
    owner = ScriptedDecider(.accepts, of: scene)
    scene.passTime(to: start.time)
    // The values are those of a control of the same type, which had them.
    try? preview.restore(start.values)
    for (animation, spring) in start.springs where animation.spring(of: control) != spring {
      animation.setSpring(spring, of: control)
    }
    preview.setWaiting(start.isWaiting)
    // Before the layout, which depends on it.
    start.behavior?.restore(to: control)
    size = scene.sizeThatFits()
    scene.resize(to: size, scale: 1)
    showFrame(at: start.time)
    if let isVisible = start.visibleFocus { scene.setFocus(control, isVisible: isVisible) }
  }

  package var shownEnvironment: EnvironmentSettings { environment }

  /// In pixels per point.
  var scale: Double { scene.scale }

  /// Measures text at the scale of the scene, also after that changes.
  func measure(with text: TextEngine) {
    self.text = text
    text.scale = scale
    scene.measure(with: text)
  }

  func resize(to size: Size, scale: Double) {
    text?.scale = scale
    scene.resize(to: size, scale: scale)
  }

  var root: Node { controller?.page.root ?? scene.root }

  var page: PastPage { PastPage(frame: root.frameInScene, sceneSize: scene.size) }

  /// In paint order.
  package var controls: [Control] { root.controls(in: catalog) }

  /// The control at the place of a control of the page; `nil` if the replica has no such control.
  ///
  /// - Parameter controls: The controls of the page.
  func preview(of preview: ControlPreview, among controls: [Control]) -> ControlPreview? {
    controls.firstIndex { $0 === preview.control }.flatMap { self.preview(like: preview, at: $0) }
  }

  func preview(like preview: ControlPreview, at index: Int) -> ControlPreview? {
    guard let control = controls.dropFirst(index).first, preview.description.describes(control)
    else { return nil }
    return ControlPreview(control, in: catalog)
  }

  func fit(width: Double? = nil) {
    snapshot?.fit(width: width)
    scene.resize(to: snapshot?.size ?? scene.sizeThatFits(), scale: scene.scale)
  }

  /// Plays on to a time, or until the work is used up; returns whether the time is reached.
  func play(to end: Instant, within work: inout Int) -> Bool {
    while time <= end {
      if work <= 0 { return false }
      let event = nextEvent(by: end)
      if let moment = frame(before: event?.time ?? end) {
        work -= showFrame(at: moment)
      } else if let event {
        events.removeFirst()
        // Errors are ignored, because the live scene has handled the same event.
        try? perform(event)
        due = due ?? max(event.time, nextFrame)
        work -= Self.eventWork
      } else {
        work -= showFrame(at: end)
        return true
      }
    }
    return true
  }

  private func nextEvent(by end: Instant) -> InputLogEvent? {
    if events.isEmpty, let moreEvents {
      events = moreEvents(lastTaken)[...]
      lastTaken = events.last?.time ?? lastTaken
    }
    return events.first.flatMap { $0.time <= end ? $0 : nil }
  }

  /// The time of the next frame before a time; `nil` if there is none.
  private func frame(before end: Instant) -> Instant? {
    let moment: Instant? =
      switch (due, next) {
      case (let due?, _): due
      case (nil, .idle): nil
      case (nil, .at(let wanted)): wanted > time ? wanted : nil
      case (nil, .tick): time.advanced(by: Self.stride)
      }
    return moment.flatMap { $0 < end ? $0 : nil }
  }

  private var nextFrame: Instant { time.advanced(by: frameInterval) }

  /// Returns the work that it took.
  @discardableResult
  private func showFrame(at time: Instant) -> Int {
    self.time = max(self.time, time)
    due = nil
    frameNumber += 1
    let update = scene.update(for: FrameTime(target: time))
    next = update.next
    if frameNumber == 1 && controller != nil { return Self.pageWork }
    return update.damage.isEmpty ? Self.idleWork : Self.eventWork
  }
}
