import Canvas
import Controls

/// A scene without a window, with a manual clock, acted on at points of the scene.
///
/// The driver delivers events, requests frames, and paints like a window. Input methods return it,
/// so that calls can be chained. For a single control, use ``SceneRig``, which has the control's
/// coordinates.
@MainActor
public class SceneDriver {
  /// The scene.
  public let scene: Scene

  /// The scene's size, in points.
  public private(set) var size: Size

  /// The scale, in pixels per point.
  public private(set) var scale: Double

  /// The scene's time, which starts at one second.
  public private(set) var now = Instant(seconds: 1)

  /// The changes of the last frame.
  public private(set) var lastUpdate = FrameUpdate(damage: Region(), next: .idle)

  /// All actions of the scene's controls, in order.
  public private(set) var actions: [ControlAction] = []

  /// The number of actions that ``takeActions()`` has returned.
  private var takenCount = 0

  package let masks: MaskCache

  package let text: TextEngine

  /// `nil` before ``paintFrames()``.
  package private(set) var shown: IncrementalPicture?

  // In the coordinates of the methods.
  var pointer = Point.zero
  var isPrimaryDown = false
  var clicks = ClickCounter()

  /// Attaches a scene with a size in points and a scale in pixels per point, and shows a frame.
  ///
  /// `masks` is a cache to share with other scenes; `nil` makes one.
  public init(
    _ scene: Scene, size: Size, scale: Double = 1, masks: MaskCache? = nil,
    text: TextEngine = TextEngine()
  ) {
    self.scene = scene
    self.size = size
    self.scale = scale
    self.masks = masks ?? MaskCache(byteLimit: MaskCache.byteLimit(atScale: scale))
    self.text = text
    text.scale = scale
    scene.attach(text: text) { [weak self] in self?.now ?? .zero }
    scene.observe { [weak self] _, action in self?.actions.append(action) }
    scene.resize(to: size, scale: scale)
    showFrame()
  }

  /// Converts a point of the methods to the scene.
  func scenePoint(_ point: Point) -> Point { point }

  func disable() { scene.isEnabled = false }

  /// Returns the actions since the last call.
  public func takeActions() -> [ControlAction] {
    defer { takenCount = actions.count }
    return Array(actions[takenCount...])
  }

  // MARK: Time

  /// Advances the time by 0 or more seconds without frames, then shows one, even if none is needed.
  @discardableResult
  public func showFrame(after seconds: Double = 0) -> FrameUpdate {
    passTime(seconds)
    lastUpdate = scene.update(for: FrameTime(target: now))
    shown?.show(lastUpdate, of: scene)
    if !lastUpdate.damage.isEmpty { scene.didShowFrame() }
    return lastUpdate
  }

  /// Advances the time by 0 or more seconds, with a frame at each tick that needs one, and at the
  /// end.
  ///
  /// `rate` is the ticks per second, above 0 and at most 100,000. There are at
  /// most 10 million ticks.
  @discardableResult
  public func advance(by seconds: Double, rate: Double = 60) -> Self {
    Self.check(seconds)
    return advance(to: now.advanced(by: seconds), rate: rate)
  }

  /// Advances the time, with a frame at each tick that needs one, and at the end.
  ///
  /// `rate` is the ticks per second, above 0 and at most 100,000. There are at
  /// most 10 million ticks.
  @discardableResult
  public func advance(to time: Instant, rate: Double = 60) -> Self {
    _ = Self.ticks(in: time.seconds(since: now), rate: rate)
    let start = now
    var tick = 0.0
    while now < time {
      tick += 1
      now = min(start.advanced(by: tick / rate), time)
      if wantsFrame || now == time { showFrame() }
    }
    return self
  }

  /// Advances the time by 0 or more seconds without frames.
  @discardableResult
  public func passTime(_ seconds: Double) -> Self {
    Self.check(seconds)
    now = now.advanced(by: seconds)
    return self
  }

  /// Whether a window would show a frame now.
  public var wantsFrame: Bool { scene.needsUpdate || lastUpdate.next.isDue(at: now) }

  /// Shows frames at 60 Hz until all animations have settled, for at most 10 s; returns their
  /// number.
  @discardableResult
  public func settle() -> Int {
    settle(rate: 60) {}
  }

  /// Shows frames until all animations have settled, for at most 10 s; returns their number.
  ///
  /// `rate` is the frames per second, above 0 and at most 100,000. Timers, such as key repeats,
  /// stay pending.
  @discardableResult
  public func settle(rate: Double, eachFrame: () throws -> Void) rethrows -> Int {
    Self.check(rate: rate)
    var count = 0
    while scene.needsUpdate && Double(count) < 10 * rate {
      showFrame(after: 1 / rate)
      count += 1
      try eachFrame()
    }
    return count
  }

  static func check(_ seconds: Double) {
    precondition(seconds >= 0 && seconds.isFinite, "the time must be finite and not negative")
  }

  private static func check(rate: Double) {
    precondition(rate > 0 && rate <= 100_000, "the rate must be above 0 and at most 100,000")
  }

  /// The number of ticks in a time, rounded; traps with the arguments of an endless loop.
  static func ticks(in seconds: Double, rate: Double) -> Int {
    check(rate: rate)
    let ticks = (seconds * rate).rounded()
    precondition(ticks <= 10_000_000, "the time must not have more than 10 million ticks")
    return Int(ticks)
  }

  // MARK: Window

  /// Changes the scene's size, in points.
  public func resize(to size: Size) throws {
    self.size = size
    try windowChanged()
  }

  /// Changes the scale, in pixels per point.
  public func rescale(to scale: Double) throws {
    self.scale = scale
    text.scale = scale
    try windowChanged()
  }

  private func windowChanged() throws {
    scene.resize(to: size, scale: scale)
    if shown != nil { shown = try newPicture(with: masks) }
  }

  /// Starts to paint the damage of each frame, and only that, for ``staleness(with:)``.
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
