import Canvas
import Controls

/// A scene without a window, and a clock that stands still until it is told to go on.
///
/// It does what a window does: hands events in, asks for a frame, and paints what the frame says is
/// damaged, and only that, into a picture that lasts.
class SceneHarness {
  let scene: Scene
  let size: Size
  private(set) var scale: Double

  private(set) var now = Instant(seconds: 1)

  /// What the last frame said.
  private(set) var lastUpdate = FrameUpdate(damage: Region(), next: .rest)

  /// The picture that the window would show; nil if the harness does not paint.
  private(set) var shown: IncrementalPicture?

  private var frameNumber = 0
  private var actions: [ControlAction] = []
  private var pointer = Point.zero
  private var isPrimaryDown = false

  /// - Parameters:
  ///   - scene: is shown the first time before the initialiser returns.
  ///   - size: pt.
  ///   - scale: pixels a point.
  ///   - masks: shapes to paint with; nil for a harness that does not paint.
  init(_ scene: Scene, size: Size, scale: Double = 1, masks: MaskCache? = nil) throws {
    self.scene = scene
    self.size = size
    self.scale = scale
    scene.observe { [unowned self] _, action in actions.append(action) }
    if let masks { shown = try IncrementalPicture(size: size, scale: scale, masks: masks) }
    scene.timeSource = { [unowned self] in now }
    scene.resize(to: size, scale: scale)
    frame()
  }

  /// Where a point that a test names lies in the scene, pt.
  func scenePoint(_ point: Point) -> Point { point }

  /// Everything that controls told their owners since it was last asked for.
  func takeActions() -> [ControlAction] {
    defer { actions = [] }
    return actions
  }

  // MARK: Time

  /// Lets time pass, and shows one frame at the end of it.
  @discardableResult
  func advance(by seconds: Double) -> FrameUpdate {
    now = now.advanced(by: seconds)
    return frame()
  }

  /// Lets time pass at rest, when a window shows no frames.
  func letClockRun(for seconds: Double) {
    now = now.advanced(by: seconds)
  }

  /// Shows a frame for the present moment.
  @discardableResult
  func frame() -> FrameUpdate {
    let time = FrameTime(target: now, interval: 1.0 / 60, number: frameNumber)
    frameNumber += 1
    lastUpdate = scene.update(for: time)
    shown?.paint(lastUpdate.damage, of: scene)
    return lastUpdate
  }

  /// Shows frames at 60 Hz until nothing moves any more; returns how many there were.
  @discardableResult
  func settle() -> Int {
    settle(rate: 60) {}
  }

  /// Shows frames until nothing moves any more, 10 s of them at most.
  ///
  /// - Parameters:
  ///   - rate: frames a second.
  ///   - eachFrame: is called after each of them.
  /// - Returns: how many there were.
  @discardableResult
  func settle(rate: Double, eachFrame: () throws -> Void) rethrows -> Int {
    var count = 0
    while scene.needsUpdate && Double(count) < 10 * rate {
      advance(by: 1 / rate)
      count += 1
      try eachFrame()
    }
    return count
  }

  /// Moves the window to a screen of another scale.
  func rescale(to scale: Double) throws {
    self.scale = scale
    scene.resize(to: size, scale: scale)
    if let masks = shown?.masks {
      shown = try IncrementalPicture(size: size, scale: scale, masks: masks)
    }
  }

  // MARK: Pointer

  func press(at point: Point, button: Int = 1) {
    if button == 1 { isPrimaryDown = true }
    send(.pressed, at: point, button: button)
  }

  func move(to point: Point) {
    send(.moved, at: point, button: 0)
  }

  /// Lets a button go where the pointer is.
  func release(button: Int = 1) {
    if button == 1 { isPrimaryDown = false }
    send(.released, at: pointer, button: button)
  }

  func tap(at point: Point) {
    press(at: point)
    release()
  }

  private func send(_ phase: PointerEvent.Phase, at point: Point, button: Int) {
    pointer = point
    scene.handle(
      .pointer(
        PointerEvent(
          phase, at: scenePoint(point), time: now, button: button, isPrimaryDown: isPrimaryDown)))
  }

  // MARK: Keys

  func keyDown(_ key: Key, modifiers: Modifiers = [], isRepeat: Bool = false) {
    scene.handle(
      .key(KeyEvent(.down, key, time: now, modifiers: modifiers, isRepeat: isRepeat)))
  }

  func keyUp(_ key: Key) {
    scene.handle(.key(KeyEvent(.up, key, time: now)))
  }

  /// A key down and up again.
  func key(_ key: Key, modifiers: Modifiers = []) {
    keyDown(key, modifiers: modifiers)
    keyUp(key)
  }

  /// What ends a gesture from outside, except disabling.
  func interrupt(by cause: CancelCause) {
    switch cause {
    case .escape: key(.escape)
    case .focusLost: scene.handle(.focusLost(time: now))
    case .unmapped: scene.handle(.unmapped(time: now))
    case .gestureLost: scene.handle(.gestureLost(time: now))
    case .disable:
      scene.isEnabled = false
      frame()
    }
  }
}
