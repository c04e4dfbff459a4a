import Canvas
import Controls

/// A scene without a window, acted on at points of the scene, and a clock that stands still until it
/// is told to go on.
///
/// It does what a window does: hands events in, asks for frames, and paints. For one control or node
/// there is ``SceneRig``, whose points are the control's own.
@MainActor
public class SceneDriver {
  /// What is acted on.
  public let scene: Scene

  /// Of the whole scene, pt.
  public private(set) var size: Size

  /// Pixels a point.
  public private(set) var scale: Double

  /// The scene's time.
  ///
  /// It begins at one second, so that nothing starts at the beginning of all time.
  public private(set) var now = Instant(seconds: 1)

  /// What the last frame said.
  public private(set) var lastUpdate = FrameUpdate(damage: Region(), next: .rest)

  /// Everything that the scene's controls have told their owners so far, in order.
  public private(set) var actions: [ControlAction] = []

  /// How many actions ``takeActions()`` has given out.
  private var takenCount = 0

  private var frameNumber = 0

  /// Shapes already rasterised.
  package let masks: MaskCache

  /// Measures and draws text.
  package let text: TextEngine

  /// What a window would show; nil before ``paintFrames()``.
  package private(set) var shown: IncrementalPicture?

  // Where the pointer is, in the points of those who move it.
  var pointer = Point.zero
  var isPrimaryDown = false
  var clicks = ClickCounter()

  /// - Parameters:
  ///   - scene: is shown the first time before the initialiser returns.
  ///   - size: pt.
  ///   - scale: pixels a point.
  public convenience init(_ scene: Scene, size: Size, scale: Double = 1) {
    self.init(
      scene, size: size, scale: scale,
      masks: MaskCache(byteLimit: MaskCache.byteLimit(atScale: scale)))
  }

  /// - Parameters:
  ///   - masks: shapes already rasterised, and room for more.
  ///   - text: measures and draws text; gets the scale.
  package init(
    _ scene: Scene, size: Size, scale: Double = 1, masks: MaskCache,
    text: TextEngine = TextEngine()
  ) {
    self.scene = scene
    self.size = size
    self.scale = scale
    self.masks = masks
    self.text = text
    text.scale = scale
    scene.attach(text: text) { [weak self] in self?.now ?? .zero }
    scene.observe { [weak self] _, action in self?.actions.append(action) }
    scene.resize(to: size, scale: scale)
    showFrame()
  }

  /// Where a point that a test names lies in the scene, pt.
  func scenePoint(_ point: Point) -> Point { point }

  /// Disables what is tested.
  func disable() { scene.isEnabled = false }

  /// What controls have told their owners since this was last asked.
  public func takeActions() -> [ControlAction] {
    defer { takenCount = actions.count }
    return Array(actions[takenCount...])
  }

  // MARK: Time

  /// Shows a frame for the present moment, whether or not one is wanted.
  @discardableResult
  public func showFrame() -> FrameUpdate {
    let time = FrameTime(target: now, interval: 1.0 / 60, number: frameNumber)
    frameNumber += 1
    lastUpdate = scene.update(for: time)
    shown?.show(lastUpdate, of: scene)
    return lastUpdate
  }

  /// Lets seconds pass in which no frame is shown, and shows one at the end of them.
  ///
  /// - Precondition: they are 0 or more.
  @discardableResult
  public func showFrame(after seconds: Double) -> FrameUpdate {
    passTime(seconds)
    return showFrame()
  }

  /// Lets seconds pass as in a window: with a frame at each tick at which one is wanted, and one at
  /// the end.
  ///
  /// - Parameters:
  ///   - seconds: 0 or more.
  ///   - rate: ticks a second.
  public func advance(by seconds: Double, rate: Double = 60) {
    advance(to: now.advanced(by: seconds), rate: rate)
  }

  /// Lets time pass as in a window: with a frame at each tick at which one is wanted, and one at the
  /// end.
  ///
  /// - Parameters:
  ///   - time: the end; the past stays past.
  ///   - rate: ticks a second.
  public func advance(to time: Instant, rate: Double = 60) {
    let start = now
    var tick = 0.0
    while now < time {
      tick += 1
      now = min(start.advanced(by: tick / rate), time)
      if wantsFrame || now == time { showFrame() }
    }
  }

  /// Lets seconds pass without any frame, as at rest.
  ///
  /// - Precondition: they are 0 or more.
  public func passTime(_ seconds: Double) {
    precondition(seconds >= 0, "time does not go back")
    now = now.advanced(by: seconds)
  }

  /// Whether a window would show a frame now.
  public var wantsFrame: Bool { scene.needsUpdate || lastUpdate.next.isDue(at: now) }

  /// Shows frames at 60 Hz until nothing moves any more, 10 s of them at most; returns how many.
  @discardableResult
  public func settle() -> Int {
    settle(rate: 60) {}
  }

  /// Shows frames until nothing moves any more, 10 s of them at most.
  ///
  /// What waits for a moment, such as a key that will repeat, goes on waiting.
  ///
  /// - Parameters:
  ///   - rate: frames a second.
  ///   - eachFrame: is called after each of them.
  /// - Returns: how many there were.
  @discardableResult
  public func settle(rate: Double, eachFrame: () throws -> Void) rethrows -> Int {
    var count = 0
    while scene.needsUpdate && Double(count) < 10 * rate {
      showFrame(after: 1 / rate)
      count += 1
      try eachFrame()
    }
    return count
  }

  // MARK: The window

  /// Gives the scene another size, pt; the next frame shows it.
  public func resize(to size: Size) throws {
    self.size = size
    try windowChanged()
  }

  /// Takes the scene to a screen of another scale, pixels a point; the next frame shows it.
  public func rescale(to scale: Double) throws {
    self.scale = scale
    text.scale = scale
    try windowChanged()
  }

  private func windowChanged() throws {
    scene.resize(to: size, scale: scale)
    if shown != nil { shown = try newPicture(with: masks) }
  }

  /// Paints from now on what each frame says is damaged, and only that, into a picture that lasts;
  /// ``staleness()`` looks at it.
  public func paintFrames() throws {
    let picture = try newPicture(with: masks)
    if wantsFrame { showFrame() }
    picture.paintEverything(of: scene)
    shown = picture
  }

  func newPicture(with masks: MaskCache) throws -> IncrementalPicture {
    try IncrementalPicture(size: size, scale: scale, masks: masks, text: text)
  }
}
