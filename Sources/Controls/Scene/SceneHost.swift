import Canvas

/// A scene without a window of its own, such as one in a view of another toolkit.
///
/// The program passes on input, asks for frames, and copies their pixels. Nothing runs between
/// frames, so that a scene at rest takes no processor time.
///
/// ```swift
/// let host = try SceneHost(scene, size: Size(480, 320), scale: 2) { toolkitTime() }
/// host.onFrameWanted = { view.requestFrame() }
///
/// // In the toolkit's frame:
/// let update = host.showFrame(at: toolkitTime())
/// host.bitmap.withUnsafeBytes { bytes in
///   view.copy(update.damage.rects, from: bytes, bytesPerRow: host.bitmap.bytesPerRow)
/// }
/// if update.isAnimating { view.requestFrame() }
/// ```
@MainActor
public final class SceneHost {
  /// The scene.
  public let scene: Scene
  /// Called when something else than time requires a frame: input, or a change by the program.
  public var onFrameWanted: (() -> Void)?

  private let text = TextEngine()
  private var picture: IncrementalPicture

  /// Hosts a scene, with everything still to be painted.
  ///
  /// - Parameters:
  ///   - size: In points.
  ///   - scale: In pixels per point.
  ///   - clock: The time between events and frames, on the clock of the events.
  /// - Throws: ``/Canvas/PictureError`` if the memory cannot be allocated.
  public init(
    _ scene: Scene, size: Size, scale: Double = 1, clock: @escaping () -> Instant
  ) throws {
    self.scene = scene
    text.scale = scale
    picture = try IncrementalPicture(size: size, scale: scale, text: text)
    scene.attach(text: text, clock: clock) { [weak self] in self?.onFrameWanted?() }
    scene.resize(to: size, scale: scale)
  }

  /// The pixels that the last frame showed.
  ///
  /// It is another bitmap after ``resize(to:scale:)``.
  public var bitmap: Bitmap { picture.bitmap }

  /// Whether a frame would show a change now, also without the passing of time.
  public var wantsFrame: Bool { scene.needsUpdate }

  /// Changes the size, in points, and the scale, in pixels per point.
  ///
  /// - Throws: ``/Canvas/PictureError`` if the memory cannot be allocated; then nothing changes.
  public func resize(to size: Size, scale: Double) throws {
    picture = try IncrementalPicture(size: size, scale: scale, text: text)
    text.scale = scale
    scene.resize(to: size, scale: scale)
    scene.repaintEverything(reason: "size")
  }

  /// Handles an event, in points of the scene.
  public func handle(_ event: InputEvent) { scene.handle(event) }

  /// Advances the scene to a time, and paints what has changed.
  ///
  /// - Parameter time: The moment at which the frame is shown.
  /// - Returns: The changed pixels, and when the next frame is due.
  @discardableResult
  public func showFrame(at time: Instant) -> FrameUpdate {
    let update = scene.update(for: FrameTime(target: time))
    picture.show(update, of: scene)
    if !update.damage.isEmpty { scene.didShowFrame() }
    return update
  }
}

extension Window {
  /// The scene that the window shows; `nil` if it shows none or something else.
  public var scene: Scene? {
    get { content as? Scene }
    set {
      newValue?.clipboard = self
      content = newValue
    }
  }
}
