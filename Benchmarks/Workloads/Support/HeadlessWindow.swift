import Canvas
import Controls

/// A scene with a bitmap and a clock that the workload advances.
///
/// A frame includes all work of a window's frame except waiting for the frame clock and presenting.
@MainActor
final class HeadlessWindow {
  let scene: Scene
  let scale: Double
  private let bitmap: Bitmap
  private let painter: CairoPainter
  private let bounds: PixelRect
  private(set) var now = Instant(seconds: 1)

  /// - Parameters:
  ///   - root: The root of the scene's tree.
  ///   - size: The size of the window, in points.
  ///   - scale: Pixels per point.
  ///   - background: The background of the scene.
  ///   - text: The text engine.
  init(
    _ root: Node, size: Size, scale: Double, background: Scene.Background = .page,
    text: TextEngine = TextEngine()
  ) throws {
    text.scale = scale
    self.scale = scale
    bounds = PixelRect(covering: Rect(origin: .zero, size: size), scale: scale)
    bitmap = try Bitmap(width: bounds.width, height: bounds.height)
    painter = CairoPainter(
      target: bitmap, scale: scale,
      masks: MaskCache(byteLimit: MaskCache.byteLimit(atScale: scale)), text: text)
    scene = Scene(root, background: background, text: text)
    scene.resize(to: size, scale: scale)
  }

  /// The frame interval at 60 Hz, in seconds.
  static let interval = 1.0 / 60

  /// Shows the next frame.
  func frame() {
    now = now.advanced(by: Self.interval)
    paint(update().damage)
  }

  func frames(_ count: Int) {
    for _ in 0..<count { frame() }
  }

  /// Advances the clock until all animations have settled, and shows a frame.
  func settle() {
    now = now.advanced(by: 10)
    paint(update().damage)
    frame()
  }

  /// Advances the clock without showing a frame.
  func wait(_ seconds: Double) {
    now = now.advanced(by: seconds)
    scene.advance(to: now)
  }

  /// Performs the work of a frame except painting.
  func update() -> FrameUpdate { scene.update(for: FrameTime(target: now)) }

  /// Paints the whole picture.
  func paintAll() {
    paint(bounds)
  }

  private func paint(_ damage: Region) {
    for rect in damage.rects { paint(rect) }
  }

  private func paint(_ rect: PixelRect) {
    painter.clipped(to: rect) { scene.paint(rect, with: painter) }
  }

  /// Sends a pointer event to the scene, with the current time of the clock.
  func pointer(_ phase: PointerEvent.Phase, at point: Point) {
    scene.handle(
      .pointer(
        PointerEvent(
          phase, at: point, time: now, button: phase == .moved ? 0 : 1,
          isPrimaryDown: phase != .released)))
  }
}
