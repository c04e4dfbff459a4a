import Canvas

@MainActor
final class FramePainter {
  private let target: SceneReplica
  private let text = TextEngine()
  private let masks = MaskCache()
  private let pool: PaintThreadPool
  private var bitmap: Bitmap
  /// The number of the frame in the bitmap; `nil` before the first one.
  private var latest: Int?
  private var painter: CairoPainter

  init(_ target: SceneReplica) throws {
    self.target = target
    text.scale = target.scale
    target.scene.measure(with: text)
    pool = PaintThreadPool(threadCount: target.paintingThreads)
    bitmap = try Self.makeBitmap(for: target)
    painter = CairoPainter(
      target: bitmap, scale: target.scale, masks: masks, text: text, pool: pool)
  }

  private static func makeBitmap(for target: SceneReplica) throws -> Bitmap {
    let size = target.scene.size
    if let excess = PictureSize.excess(of: size, scale: target.scale) {
      throw Failure(.badInput, "\(excess); reduce the width, height or scale in the log")
    }
    let pixels = PictureSize.pixels(of: size, scale: target.scale)
    return try Bitmap(width: pixels.width, height: pixels.height)
  }

  /// The next frame is painted into the same bitmap.
  func paint(_ frame: Replay.Frame) throws -> Bitmap {
    let size = PictureSize.pixels(of: target.scene.size, scale: target.scale)
    if size.width != bitmap.width || size.height != bitmap.height {
      bitmap = try Self.makeBitmap(for: target)
      painter = CairoPainter(
        target: bitmap, scale: target.scale, masks: masks, text: text, pool: pool)
    }
    // Frames between may not have been painted.
    let isNext = latest.map { frame.number <= $0 + 1 } ?? false
    latest = frame.number
    for rect in isNext ? frame.update.damage.rects : [size] {
      painter.paint(rect) { target.scene.paint(rect, with: painter) }
    }
    return bitmap
  }
}
