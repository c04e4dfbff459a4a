import Canvas
import Controls

/// A scene, the picture that a window would show of it, and a clock that the workload moves.
///
/// It does what a window does in a frame, except waiting for a tick and showing the picture.
@MainActor
final class HeadlessWindow {
  let scene: Scene
  let scale: Double
  private let bitmap: Bitmap
  private let painter: CairoPainter
  private let bounds: PixelRect
  private(set) var now = Instant(seconds: 1)
  private var frameNumber = 0

  /// - Parameters:
  ///   - root: the top of the scene's tree.
  ///   - size: of the window, pt.
  ///   - scale: pixels a point.
  ///   - background: what lies behind all nodes.
  ///   - text: sets and draws text.
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

  /// Frame times at 60 Hz.
  static let interval = 1.0 / 60

  /// Shows the next frame.
  func frame() {
    now = now.advanced(by: Self.interval)
    paint(update().damage)
  }

  func frames(_ count: Int) {
    for _ in 0..<count { frame() }
  }

  /// Lets everything that moves come to rest, and shows it.
  func settle() {
    now = now.advanced(by: 10)
    paint(update().damage)
    frame()
  }

  /// Lets time pass in which no frame is shown.
  func wait(_ seconds: Double) {
    now = now.advanced(by: seconds)
    scene.advance(to: now)
  }

  /// Everything of a frame but painting.
  func update() -> FrameUpdate {
    let time = FrameTime(target: now, interval: Self.interval, number: frameNumber)
    frameNumber += 1
    return scene.update(for: time)
  }

  /// Paints the whole picture.
  func paintAll() {
    paint(bounds)
  }

  private func paint(_ damage: Region) {
    for rect in damage.rects { paint(rect) }
  }

  private func paint(_ rect: PixelRect) {
    painter.paint(rect) { scene.paint(rect, with: painter) }
  }

  /// Hands a pointer event to the scene as of now.
  func pointer(_ phase: PointerEvent.Phase, at point: Point) {
    scene.handle(
      .pointer(
        PointerEvent(
          phase, at: point, time: now, button: phase == .moved ? 0 : 1,
          isPrimaryDown: phase != .released)))
  }
}
